import Foundation
import TestSupport

/// A file of tests or of a scene, cut into its tests and what stands between them.
struct ProofFile {
  /// A test, or a declaration beside tests that they use.
  private struct Part {
    var start: Int
    /// What others call it; an extension goes by its members.
    var names: [String]
    var isTest: Bool
    var text = ""
  }

  private let path: String
  private var parts: [Part] = []
  /// The words of each part.
  private var words: [Set<String>] = []
  /// The tests that have to do with each part, in order.
  private var tests: [[String]] = []

  /// Reads a file, given from the top of the repository; nil if it is not there.
  init?(_ path: String) {
    // A file that is gone leaves its notes.
    guard let text = try? Repository.text(path) else { return nil }
    self.path = path
    guard path.hasPrefix("Tests/") else { return }
    cut(text)
    words = parts.map { part in
      Set(part.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
    tests = parts.indices.map(tests(thatReach:))
  }

  /// Cuts at declarations; suites also at their members.
  private mutating func cut(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var starts: [Int] = []
    for (index, line) in lines.enumerated() {
      if Self.declared(by: line, indent: 0) != nil { starts.append(index) }
    }
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      let body = lines[start..<next]
      let inside = body.dropFirst().compactMap { Self.declared(by: $0, indent: 2)?.name }
      guard body.contains(where: { $0.contains("@Test") }) else {
        guard let declared = Self.declared(by: lines[start], indent: 0) else { continue }
        add(start..<next, declared.isExtension ? inside : [declared.name], isTest: false, lines)
        continue
      }
      var test: Int?
      var members: [(start: Int, name: String, isTest: Bool)] = []
      for index in start..<next {
        if lines[index].contains("@Test") && test == nil { test = index }
        let indent = index == start ? 0 : 2
        guard let declared = Self.declared(by: lines[index], indent: indent),
          declared.isFunction || index != start
        else { continue }
        members.append((test ?? index, declared.name, test != nil))
        test = nil
      }
      for (member, following) in zip(members, members.dropFirst().map(\.start) + [next]) {
        add(member.start..<following, [member.name], isTest: member.isTest, lines)
      }
    }
  }

  private mutating func add(
    _ range: Range<Int>, _ names: [String], isTest: Bool, _ lines: [String]
  ) {
    let text = lines[range].joined(separator: "\n")
    let said = isTest ? text.firstMatch(of: /@Test\(\s*"([^"]+)"/) : nil
    parts.append(
      Part(
        start: range.lowerBound + 1, names: said.map { [String($0.output.1)] } ?? names,
        isTest: isTest, text: text))
  }

  /// Attributes and modifiers, a keyword, and a name.
  nonisolated(unsafe) private static let declaration =
    #/
    (?: @\w+ (?: \( [^)]* \) )? \s )*
    (?: \w+ (?: \(set\) )? \s )*?
    (struct|class|enum|protocol|extension|func|let|var|typealias|actor) \s
    (?: `([^`]+)` | ([\w.]+) )
    /#

  /// What a line declares that begins behind so many spaces.
  private static func declared(
    by line: String, indent: Int
  ) -> (name: String, isFunction: Bool, isExtension: Bool)? {
    guard line.prefix(while: { $0 == " " }).count == indent,
      let match = line.dropFirst(indent).prefixMatch(of: declaration)
    else { return nil }
    let name = match.output.2 ?? match.output.3 ?? ""
    return (String(name), match.output.1 == "func", match.output.1 == "extension")
  }

  /// The tests that name a part, or name what names it.
  private func tests(thatReach part: Int) -> [String] {
    if parts[part].isTest { return parts[part].names }
    var reached: Set = [part]
    var front = [part]
    while let next = front.popLast() {
      for other in parts.indices where !reached.contains(other) {
        guard parts[next].names.contains(where: { words[other].contains($0) }) else { continue }
        reached.insert(other)
        if !parts[other].isTest { front.append(other) }
      }
    }
    return reached.sorted().filter { parts[$0].isTest }.flatMap { parts[$0].names }
  }

  /// What is proved by the code of a line.
  func proofs(at line: Int) -> [Proof] {
    guard path.hasPrefix("Tests/") else { return [Proof(file: path, claim: nil)] }
    guard let part = parts.lastIndex(where: { $0.start <= line }) else { return [] }
    return tests[part].map { Proof(file: path, claim: $0) }
  }
}
