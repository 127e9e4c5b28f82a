import Foundation
import TestSupport
import Testing

/// The tool in a folder of somebody's own.
@Suite struct `A folder with Swift files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  private func run(_ words: String, in place: String = ".") throws -> BuiltTool.Result {
    try BuiltTool.run(words, in: folder.url.appending(path: place))
  }

  private static func view(_ name: String, _ color: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View {
        ScrollView { VStack { ForEach(0..<6, id: \\.self) { _ in Color.\(color).frame(height: 40) } } }
      }
    }

    #Preview(traits: .fixedLayout(width: 40, height: 60)) { \(name)() }
    """
  }

  @Test func `becomes a project, whose references are those of its scenes`() throws {
    try write(Self.view("Cards", "blue"), "Cards.swift")
    try write(Self.view("Deck", "green"), "Views/Deck.swift")
    let made = try run("init")
    #expect(made.status == 0, "\(made.err)")
    #expect(made.out.contains("2 scenes, Cards, Deck"), "\(made.out)")
    let configuration = try text("scrollwork.yaml")
    #expect(
      configuration.contains("  - file: Cards.swift\n    name: Cards\n    script: Cards.scroll\n"))
    #expect(configuration.contains("  - file: Views/Deck.swift\n    name: Deck\n"))
    #expect(try text("Cards.scroll").contains("drag") || text("Cards.scroll").contains("flick"))
    // Nothing is replaced.
    #expect(try run("init").status == 64)

    #expect(
      try run("list").out
        == "Cards  Cards.swift --script=Cards.scroll\nDeck   Views/Deck.swift\n")
    let missing = try run("verify --fps 2")
    #expect(missing.status == 1, "\(missing.err)")
    #expect(try run("verify --fps 2 --record").status == 0)
    let names = Set(
      folder.paths.filter { $0.hasPrefix("References/") }.map { $0.split(separator: "/")[1] })
    #expect(names == ["Cards", "Deck"])
    // From a folder of the project, too.
    let equal = try run("verify --fps 2", in: "Views")
    #expect(equal.status == 0, "\(equal.err)")
    #expect(equal.out.contains("Cards") && equal.out.contains("Deck"), "\(equal.out)")
    let render = try run("render Deck --fps 1", in: "Views")
    #expect(render.status == 0, "\(render.err)")
    #expect(folder.paths.contains("output/Deck/manifest.json"))
  }

  @Test func `makes a reel beside a file that is named alone`() throws {
    try write(Self.view("Cards", "blue"), "Cards.swift")
    let made = try run("Cards.swift --fps 2")
    #expect(made.status == 0, "\(made.err)")
    let reel = try #require(folder.paths.first { $0.hasPrefix("Cards.") && $0 != "Cards.swift" })
    #expect(made.out.contains(reel), "\(made.out)")
    // The file by its name alone, and a time that was not asked for.
    #expect(try run("inspect Cards").out.hasPrefix("Cards at 0"))
  }

  @Test func `of several previews makes each`() throws {
    try write(Self.view("Cards", "blue"), "a/Cards.swift")
    try write(Self.view("Deck", "green"), "a/Deck.swift")
    let made = try run("render a --at 0")
    #expect(made.status == 0, "\(made.err)")
    #expect(folder.paths.contains("output/Cards/frames/000000.png"))
    #expect(folder.paths.contains("output/Deck/frames/000000.png"))
  }

  @Test func `has no scenes of the tool`() throws {
    let all = try run("verify --all")
    #expect(all.status == 64)
    #expect(all.err.contains("scrollwork init"), "\(all.err)")
    #expect(try run("init").status == 66)
    let demos = try run("list --demos")
    #expect(demos.out.contains("gallery") && demos.err.isEmpty)
    #expect(try run("list").err.contains("demos of the tool"))
    let demo = try run("demo feed --fps 2 --scale 0.5 -o feed.svg")
    #expect(demo.status == 0, "\(demo.err)")
    #expect(folder.paths.contains("feed.svg"))
  }

  @Test func `tells help of an unknown verb`() throws {
    let help = try run("help illustrat")
    #expect(help.status == 64)
    #expect(help.err.contains("illustrate"), "\(help.err)")
  }
}
