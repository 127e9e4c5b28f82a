import Foundation
import Testing
import TestSupport

/// A stored static value or object outlives the playing of a scene, so that a still would depend on
/// which scenes were played before.
@Suite("Stored statics") struct StaticsTests {
  /// The stored statics that are allowed to change, with reasons.
  private static let allowed = [
    "AppProcess.outside": "the process of code outside of scenes",
    "AssertionNumbers.shared": "the assertions of this run of tests",
    "AssertionNumbers.xctest": "the assertions of this run of tests",
    "Call.calls": "the shader functions that run in this program, for its watch",
    "Call.next": "the number of a call of a shader function, for its watch",
    "CodeWarnings.told": "warnings on standard error, each of which is written once",
    "Look.outlines": "a cache of what files of the tool say",
    "MarkdownDocument.parsing": "a lock without a value",
    "Piece.pieces": "the work on files of this program, for its watch",
    "ProcessEnding.isEnding": "the end of this program",
    "ProcessEnding.mayExit": "the end of this program",
    "Owner.shared": "the references that tests of this run have claimed",
    "SceneExecutor.current": "the scene whose code runs, set and reset by one function",
    "SceneExecutor.drawing": "runs nothing, and forgets what is started on it after each still",
    "SceneExecutor.playing": "the thread whose code runs, set and reset by one function",
    "StagedOutput.list": "the files that the parent of this program waits for",
    "SymbolCatalog.memory": "a cache of what files of the tool say",
    "TestRenderers.renderers": "a cache of renderers, which have no state of a scene",
    "UnfinishedFiles.files": "the files that this program writes",
    "URLSession.shared": "has constants only",
    "UserDefaults.standard": "has a name only; values are those of the playing",
    "Watchdog.hasAnswered": "the progress of this program",
    "Watchdog.stills": "the progress of this program",
    "XCTestNumbering.isRegistered": "whether this run of tests has an observer",
  ]

  /// Classes whose objects never change.
  private static let constantClasses: Set = [
    "Configuration", "CurrentThreadScheduler", "HeroModifier", "LayerContent", "Level",
    "MainScheduler",
    "MKPointOfInterestFilter", "OSLog", "ObjectScope", "ResolverScope",
    "SerialDispatchQueueScheduler", "UIColor", "UNNotificationSound", "WeatherService",
  ]

  @Test func `are constants, or are values of a playing`() throws {
    let files = try Repository.swiftFiles(in: ["Sources"])
    let texts = try files.map { (path: $0, text: try Repository.text($0)) }
    var classes: Set = ["Locked", "Atomic", "NSCache", "NSMutableDictionary", "NSMutableArray"]
    for (_, text) in texts {
      classes.formUnion(text.matches(of: /\bclass ([A-Z]\w*)/).map { String($0.1) })
    }
    classes.subtract(Self.constantClasses)
    let found = texts.flatMap { Statics(path: $0.path, text: $0.text, classes: classes).found }
    let unknown = found.filter { Self.allowed[$0.name] == nil }
    #expect(
      unknown.isEmpty,
      """
      Stored statics that outlive a playing; use ProcessValue or AppProcess: \
      \(unknown.map { "\($0.path): \($0.name)" }.joined(separator: ", "))
      """)
    let names = Set(found.map(\.name))
    #expect(Self.allowed.keys.filter { !names.contains($0) }.sorted() == [], "no longer stored")
  }

  @Test(arguments: [
    ("enum A { static var b = 1 }", ["A.b"]),
    ("struct A {\n  static var b: Int?\n}", ["A.b"]),
    ("enum A { nonisolated(unsafe) static var b: [Int] = [] }", ["A.b"]),
    ("final class A { static let b = A() }", ["A.b"]),
    ("final class A {}\nlet b = A()", ["File.b"]),
    ("enum A { static var b: Int { 1 } }", []),
    ("enum A { static var b: Int\n  { 1 } }", []),
    ("enum A { @TaskLocal static var b = 1 }", []),
    ("enum A { @ProcessValue static var b = 1 }", []),
    ("enum A { static let b = 1 }", []),
    ("// static var b = 1", []),
  ])
  func `are found in text`(text: String, names: [String]) {
    #expect(Statics(path: "File.swift", text: text, classes: ["A"]).found.map(\.name) == names)
  }
}

/// The stored statics of a file that can change: variables, and constants that are objects.
private struct Statics {
  struct Static {
    let path: String
    /// The type in which it is declared, and its name.
    let name: String
  }

  let path: String
  let text: String
  /// The classes whose objects can change.
  let classes: Set<String>

  var found: [Static] {
    var owner: [(indent: Int, name: String)] = []
    var found: [Static] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      guard !words.hasPrefix("//") else { continue }
      if let match = words.firstMatch(
        of: /^[\w@() ]*?\b(?:class|struct|enum|actor|extension|protocol) ([A-Z]\w*)/)
      {
        owner.removeAll { $0.indent >= indent }
        owner.append((indent, String(match.1)))
      }
      let isGlobal: Bool
      let (head, kind, name, rest): (Substring, Substring, Substring, Substring)
      if let match = words.firstMatch(
        of: /^((?:.*[ {(])?)(?:static|class) (var|let) (\w+)(.*)$/)
      {
        isGlobal = false
        (head, kind, name, rest) = (match.1, match.2, match.3, match.4)
      } else if indent == 0,
        let match = words.firstMatch(of: /^((?:[\w@()]+ )*)(var|let) (\w+)(.*)$/)
      {
        isGlobal = true
        (head, kind, name, rest) = (match.1, match.2, match.3, match.4)
      } else {
        continue
      }
      guard !head.contains("@TaskLocal"), !head.contains("@ProcessValue") else { continue }
      let next = number + 1 < lines.count ? lines[number + 1] : ""
      guard
        kind == "var" ? Self.isStored(rest, before: next) : isObject(rest)
      else { continue }
      let file = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      let home = isGlobal ? String(file) : owner.last?.name ?? String(file)
      found.append(Static(path: path, name: "\(home).\(name)"))
    }
    return found
  }

  /// Whether a variable has a value of its own: it is no computed one.
  private static func isStored(_ rest: Substring, before next: Substring) -> Bool {
    switch rest.first(where: { "={".contains($0) }) {
    case "=": true
    case "{": false
    default:
      !next.drop { $0 == " " }.hasPrefix("{") && !(rest.last.map { ":(<,".contains($0) } ?? false)
    }
  }

  /// Whether a constant is an object that can change, as far as its type or its initializer says.
  private func isObject(_ rest: Substring) -> Bool {
    let type = rest.firstMatch(of: /^ ?: ?([A-Z]\w*)/)?.1
    let made = rest.firstMatch(of: /^[^={]*= ?([A-Z]\w*)(?:<[^=]*>)?\(/)?.1
    return [type, made].contains { $0.map { classes.contains(String($0)) } ?? false }
  }
}
