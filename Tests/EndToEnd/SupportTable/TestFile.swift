import Foundation
import TestSupport

/// A file of tests, cut into its tests and the declarations beside them.
struct TestFile {
  /// A test, a function or type that tests use, or a member of one.
  struct Part {
    /// The lines it stands in, from 1.
    var lines: Range<Int>
    /// What others call it; a test goes by what it claims.
    var name: String
    /// The type at the top that it is a member of, or is itself; nil for a function.
    var type: String?
    var kind: Kind
    /// Its source without comments.
    var text: String
    /// Whether it expects something.
    var expects: Bool
    /// The words in it, also those in strings.
    var words: Set<Substring>
  }

  enum Kind {
    case test
    /// A type without its members.
    case type
    /// An initializer, or a property with its value: making the type runs it.
    case initial
    /// A function, or a property that is computed.
    case function
  }

  /// The path from the top of the repository.
  let path: String
  /// The parts in the order of their lines.
  private(set) var parts: [Part] = []
  private let lines: [String]
  /// The index of the part that each line, from 1, belongs to.
  private var partOfLine: [Int: Int] = [:]
  /// The lines that belong to an expectation.
  private var expected: Set<Int> = []

  /// Files whose source is only to compile, or runs as a whole.
  static let compiled: Set = [
    "Tests/EndToEnd/StateSourceTests.swift", "Tests/EndToEnd/ReadmeTests.swift",
    "Tests/EndToEnd/RefusalTests.swift",
  ]

  /// Reads a file, given from the top of the repository; nil if it is not there.
  init?(_ path: String) {
    // A file that is gone leaves its notes.
    guard let text = try? Repository.text(path) else { return nil }
    self.init(path, text: text)
  }

  init(_ path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    cut()
    findExpectations()
  }

  /// What expects something and says so if it is not there.
  private static let macros = ["#expect", "#require"]

  /// What a test claims, after the name of its suite where two in the file claim the same.
  func claim(of test: Part) -> String {
    let same = parts.count { $0.kind == .test && $0.name == test.name }
    return same > 1 ? "\(test.type ?? ""): \(test.name)" : test.name
  }

  /// Whether a line, from 1, belongs to an expectation.
  func isExpected(at line: Int) -> Bool { expected.contains(line) }

  /// Follows each expectation to its last parenthesis.
  private mutating func findExpectations() {
    var depth = 0
    for (index, line) in lines.enumerated() {
      let from = Self.macros.compactMap { line.firstRange(of: $0)?.lowerBound }.min()
      guard depth > 0 || from != nil else { continue }
      expected.insert(index + 1)
      let text = depth > 0 ? line[...] : line[(from ?? line.startIndex)...]
      depth += text.count { $0 == "(" } - text.count { $0 == ")" }
      depth = max(depth, 0)
    }
  }

  /// Every file in `Tests`.
  static func all() throws -> [TestFile] {
    try FileManager.default.subpathsOfDirectory(atPath: Repository.url("Tests").path).sorted()
      .filter { $0.hasSuffix(".swift") }.compactMap { TestFile("Tests/" + $0) }
  }

  /// The part that a line, from 1, belongs to.
  func part(at line: Int) -> Int? { partOfLine[line] }

  /// What is written from a byte of a line on, both from 1.
  func source(at line: Int, _ column: Int) -> Substring {
    guard lines.indices.contains(line - 1) else { return "" }
    let line = lines[line - 1]
    return line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex)
      .map { line[$0...] } ?? ""
  }

  /// Cuts at the declarations at the top, and types also at their members.
  private mutating func cut() {
    let starts = lines.indices.filter { Declaration(lines[$0], indent: 0) != nil }
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      guard let declared = Declaration(lines[start], indent: 0) else { continue }
      guard declared.isType else {
        add(start..<next, declared, type: nil)
        continue
      }
      var attributes: Int?
      var members: [(start: Int, declared: Declaration)] = []
      for index in (start + 1)..<max(next, start + 1) {
        if lines[index].hasPrefix("  @Test"), attributes == nil { attributes = index }
        guard let member = Declaration(lines[index], indent: 2) else { continue }
        members.append((attributes ?? index, member))
        attributes = nil
      }
      add(start..<(members.first?.start ?? next), declared, type: declared.name)
      for (member, end) in zip(members, members.dropFirst().map(\.start) + [next]) {
        add(member.start..<end, member.declared, type: declared.name)
      }
    }
  }

  private mutating func add(_ range: Range<Int>, _ declared: Declaration, type: String?) {
    // An address in a string is no comment.
    let text = lines[range].map { line in
      line.hasPrefix("//")
        ? "" : line.prefix(upTo: line.firstRange(of: " //")?.lowerBound ?? line.endIndex)
    }.joined(separator: "\n")
    let isTest = text.hasPrefix("  @Test")
    let claim =
      isTest ? text.firstMatch(of: /@Test\(\s*"([^"]+)"/).map { String($0.output.1) } : nil
    let kind: Kind =
      if isTest {
        .test
      } else if declared.isType && declared.name == type {
        .type
      } else if declared.word == "init" || declared.isProperty && declared.hasValue {
        .initial
      } else {
        .function
      }
    for index in range { partOfLine[index + 1] = parts.count }
    parts.append(
      Part(
        lines: (range.lowerBound + 1)..<(range.upperBound + 1), name: claim ?? declared.name,
        type: type, kind: kind, text: text,
        expects: (Self.macros + ["Issue.record", "confirmation("]).contains { text.contains($0) },
        words: Self.words(of: text)))
  }
}

extension TestFile {
  private static func words(of text: String) -> Set<Substring> {
    var words: Set<Substring> = []
    let bytes = text.utf8
    var start: String.Index?
    for index in bytes.indices {
      let byte = bytes[index]
      let isInside =
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_") || byte > 127
      if isInside {
        start = start ?? index
      } else if let from = start {
        words.insert(text[from..<index])
        start = nil
      }
    }
    if let start { words.insert(text[start...]) }
    return words
  }

  /// What a line declares.
  private struct Declaration {
    var word: String
    var name: String
    /// Whether something follows `=` in the line.
    var hasValue: Bool

    var isType: Bool {
      ["struct", "class", "enum", "protocol", "extension", "actor"].contains(word)
    }
    var isProperty: Bool { ["let", "var"].contains(word) }

    /// Reads a line that begins behind so many spaces; nil if it declares nothing.
    init?(_ line: String, indent: Int) {
      let start = line.utf8.prefix(indent + 1)
      guard start.count > indent, start.dropLast().allSatisfy({ $0 == UInt8(ascii: " ") }),
        start.last.map({ $0 >= UInt8(ascii: "@") && $0 != UInt8(ascii: "}") }) ?? false,
        let match = line.dropFirst(indent).prefixMatch(of: Self.pattern)
      else { return nil }
      word = String(match.output.1 ?? "init")
      name = String(match.output.2 ?? match.output.3 ?? "init")
      hasValue = line.prefix { $0 != "{" }.contains("=")
    }

    /// Attributes and modifiers, a keyword, and a name.
    nonisolated(unsafe) private static let pattern =
      #/
      (?: @\w+ (?: \( [^)]* \) )? \s )*
      (?: \w+ (?: \(set\) )? \s )*?
      (?:
        (struct|class|enum|protocol|extension|func|let|var|typealias|actor) \s
          (?: `([^`]+)` | ([\w.]+) )
        | init [?(<]
      )
      /#
  }
}
