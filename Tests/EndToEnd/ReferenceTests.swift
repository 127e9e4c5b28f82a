import Foundation
import TestSupport
import Testing

/// References of Swift files and scenes in a user's folder, by the built tool.
@Suite struct `References in a folder of views` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.view("Cards", "blue"), "Cards.swift")
    try write(Self.view("Deck", "green"), "Deck.swift")
  }

  private static func view(_ name: String, _ color: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<6, id: \\.self) { _ in Color.\(color).frame(height: 40) }
          }
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 40, height: 60)) { \(name)() }
    """
  }

  private func write(_ text: String, _ path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  private func verify(_ words: String = "", in place: String = ".") throws -> BuiltTool.Result {
    try BuiltTool.run("verify \(words)", in: folder.url.appending(path: place))
  }

  /// The names of the references.
  private func references() throws -> Set<String> {
    Set(
      try folder.contents.keys.filter { $0.hasPrefix("References/") && $0.hasSuffix("tracks.json") }
        .map { String($0.split(separator: "/")[1]) })
  }

  private func manifest(_ name: String) throws -> String {
    try String(
      contentsOf: folder.url.appending(path: "References/\(name)/manifest.json"), encoding: .utf8)
  }

  // MARK: Orders of commands

  /// What a person does in the folder.
  private enum Step: String, CaseIterable {
    case recordCards = "verify Cards.swift --fps 5 --record"
    case recordDeck = "verify Deck.swift --fps 5 --dark --name night --record"
    case recordScene = "verify tenths --fps 4 --scale 0.25 --record"
    case compare = "verify"
    case recordAll = "verify --record"
    case recordFirst = "verify --record --shard 1/2"
    case recordSecond = "verify --record --shard 2/2"
    case editCards = "edit Cards.swift"
    case removeDeck = "remove Deck.swift"
    case prune = "verify --prune"
  }

  /// What the folder should hold, and what the tool should answer.
  private struct Model {
    var references: Set<String> = []
    var isDeckGone = false
    /// Whether the cards are certainly not as recorded; nil after a shard that may have recorded them.
    var areCardsChanged: Bool? = false

    /// Takes a step; the exit code, or nil for any.
    mutating func take(_ step: Step) -> Int32? {
      switch step {
      case .recordCards:
        references.insert("Cards")
        areCardsChanged = false
        return 0
      case .recordDeck:
        if isDeckGone { return 66 }
        references.insert("night")
        return 0
      case .recordScene:
        references.insert("tenths")
        return 0
      case .editCards:
        areCardsChanged = true
        return 0
      case .removeDeck:
        isDeckGone = true
        return 0
      case .compare, .recordAll, .recordFirst, .recordSecond, .prune: return takeAll(step)
      }
    }

    private mutating func takeAll(_ step: Step) -> Int32? {
      if references.isEmpty { return 66 }
      var isStale = isDeckGone && references.contains("night")
      if step == .prune, isStale {
        references.remove("night")
        isStale = false
      }
      let hasCards = references.contains("Cards")
      switch step {
      case .recordAll:
        if hasCards { areCardsChanged = false }
        return isStale ? 1 : 0
      case .recordFirst, .recordSecond:
        if hasCards, areCardsChanged == true { areCardsChanged = nil }
        return nil
      default:
        if isStale { return 1 }
        guard hasCards, let areCardsChanged else { return hasCards ? nil : 0 }
        return areCardsChanged ? 1 : 0
      }
    }
  }

  /// - Source: chosen; twenty orders of seven steps meet each pair of steps in most runs.
  @Test(arguments: 1...20) func `are never lost, in any order of commands`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = Model()
    var done: [String] = []
    var edits = 0
    for _ in 0..<7 {
      let step = Step.allCases[Int(generator.next() % UInt64(Step.allCases.count))]
      if step == .removeDeck, model.isDeckGone { continue }
      done.append(step.rawValue)
      let expected = model.take(step)
      var status: Int32 = 0
      var told = ""
      switch step {
      case .editCards:
        edits += 1
        try write(Self.view("Cards", ["red", "orange"][edits % 2]), "Cards.swift")
      case .removeDeck: try remove("Deck.swift")
      default:
        let result = try BuiltTool.run(step.rawValue, in: folder.url)
        (status, told) = (result.status, result.out + result.err)
      }
      if let expected { #expect(status == expected, "seed \(seed), \(done): \(told)") }
      #expect([0, 1, 66].contains(status), "seed \(seed), \(done): \(told)")
      #expect(try references() == model.references, "seed \(seed), \(done): \(told)")
    }
  }

  // MARK: What is kept

  @Test func `are compared with what they were recorded from, from any folder`() throws {
    try write("wait 0.4s\n", "scripts/short.scroll")
    #expect(
      try verify("Cards.swift --fps 5 --dark --script scripts/short.scroll --record").status == 0)
    let kept = try manifest("Cards")
    #expect(kept.contains("\"files\":[\"../Cards.swift\"]"), "\(kept)")
    #expect(kept.contains("\"script\":\"../scripts/short.scroll\""), "\(kept)")
    #expect(kept.contains("\"options\":{\"dark\":\"\",\"fps\":\"5\"}"), "\(kept)")
    #expect(!kept.contains(folder.url.path))
    for (words, place) in [("", "."), ("Cards", "."), ("--references ../References", "scripts")] {
      let result = try verify(words, in: place)
      #expect(result.status == 0, "\(words): \(result.out)\(result.err)")
      #expect(result.out == "equal     Cards\n\n1 scene: 1 equal\n", "\(result.out)")
    }
    let slow = try verify("--fps 10 --record")
    #expect(slow.status == 0, "\(slow.err)")
    #expect(try manifest("Cards").contains("\"fps\":\"10\""))
    try write(Self.view("Cards", "red"), "Cards.swift")
    let changed = try verify("--report page.html --report junit.xml")
    #expect(changed.status == 1)
    #expect(changed.out.contains("Color #"), "\(changed.out)")
    let page = try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "id=\"picture-").count > 2)
  }

  @Test func `of a file that was renamed are told, and become those of another file`() throws {
    #expect(try verify("Cards.swift Deck.swift --view Deck --fps 5 --record").status == 0)
    #expect(try verify("Cards.swift --fps 5 --record").status == 0)
    let before = try references()
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Cards.swift"), to: folder.url.appending(path: "New.swift"))
    let stale = try verify()
    #expect(stale.status == 1)
    #expect(stale.out.contains("stale     Cards: Cards.swift is gone; --prune"), "\(stale.out)")
    #expect(try references() == before)
    let moved = try verify("New.swift --name Cards --fps 5 --record")
    #expect(moved.status == 0, "\(moved.err)")
    #expect(try manifest("Cards").contains("\"files\":[\"../New.swift\"]"))
    let pruned = try verify("--prune")
    #expect(pruned.status == 0)
    #expect(pruned.err.hasPrefix("removing References/"), "\(pruned.err)")
    #expect(try references() == ["Cards"])
  }

  @Test func `of two files with a view of one name are not recorded over each other`() throws {
    try write(Self.view("Cards", "red"), "other/Cards.swift")
    #expect(try verify("Cards.swift --fps 5 --record").status == 0)
    let before = try folder.contents.filter { $0.key.hasPrefix("References/") }
    let refused = try verify("other/Cards.swift --fps 5 --record")
    #expect(refused.status == 64)
    #expect(
      refused.err.contains(
        "References/Cards is the reference of Cards.swift --fps=5, which would be lost; --name "
          + "gives that of other/Cards.swift --fps=5 another name"), "\(refused.err)")
    #expect(try folder.contents.filter { $0.key.hasPrefix("References/") } == before)
    #expect(try verify("other/Cards.swift --fps 5 --name other --record").status == 0)
    #expect(try verify().out.contains("2 scenes: 2 equal"))
    #expect(try verify("other/Cards.swift --fps 5").err.contains("was recorded from Cards.swift"))
  }

  @Test func `that are broken, or whose files are, are the verdict of their scene`() throws {
    #expect(try verify("Cards.swift --fps 5 --record").status == 0)
    #expect(try verify("Deck.swift --fps 5 --record").status == 0)
    #expect(try verify("tenths --fps 4 --scale 0.25 --record").status == 0)
    try write(Self.view("Deck", "turquoise"), "Deck.swift")
    try write("version https://git-lfs.github.com/spec/v1\noid x\n", "References/Cards/tracks.json")
    for words in ["", "--record"] {
      let result = try verify("\(words) --report junit.xml")
      #expect(result.status == 65, "\(result.err)")
      #expect(result.out.contains("broken    Cards: References/Cards/tracks.json is a Git LFS"))
      #expect(result.out.contains("broken    Deck: Deck.swift"), "\(result.out)")
      #expect(result.out.contains("'turquoise'"), "\(result.out)")
      #expect(result.out.hasSuffix("3 scenes: 2 broken, 1 equal\n"), "\(result.out)")
      #expect(try references() == ["Cards", "Deck", "tenths"])
    }
    let report = try String(contentsOf: folder.url.appending(path: "junit.xml"), encoding: .utf8)
    #expect(report.contains("failures=\"0\" errors=\"2\""))
  }

  @Test func `of older versions are never replaced or removed without being named`() throws {
    #expect(try verify("Cards.swift --fps 5 --record").status == 0)
    #expect(try verify("Cards.swift --fps 5 --name tenths --record").status == 0)
    for name in ["Cards", "tenths"] {
      let text = try manifest(name)
      let start = try #require(text.range(of: "\"source\""))
      let end = try #require(text.range(of: "\"tracks\""))
      try write(
        text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""),
        "References/\(name)/manifest.json")
    }
    let before = try folder.contents.filter { $0.key.hasPrefix("References/") }
    for words in ["", "--record", "--prune", "--record --prune"] {
      let result = try verify("\(words) --fps 4 --scale 0.25")
      #expect(result.status != 0)
      #expect(result.out.contains("does not say of which scene or Swift file"), "\(result.out)")
      #expect(try folder.contents.filter { $0.key.hasPrefix("References/") } == before)
    }
    #expect(try verify("Cards.swift --fps 5 --record").err == "")
    #expect(try verify("Cards").status == 0)
  }

  @Test func `that are not there are asked for, and no demos are recorded`() throws {
    for words in ["", "--record", "--record --shard 2/3", "--prune"] {
      let result = try verify(words)
      #expect(result.status == 66)
      #expect(result.err.hasPrefix("error: there are no references in References; "))
      #expect(result.err.contains("verify NAME --record"), "\(result.err)")
    }
    #expect(folder.paths.sorted() == ["Cards.swift", "Deck.swift"])
  }
}
