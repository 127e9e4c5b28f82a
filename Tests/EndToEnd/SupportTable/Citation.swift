/// A claim of the list of supported names: that a test proves a name.
struct Citation: Hashable {
  /// The type that has the name; empty at the top.
  var owner: String
  /// The name with its labels; nil for the type itself.
  var name: String?
  /// The file that is cited, from the top of the repository.
  var file: String
  /// The test that is cited.
  var claim: String

  var path: String { [owner, name ?? ""].filter { !$0.isEmpty }.joined(separator: ".") }

  /// The citations of a list of names, in order.
  static func all(on list: String) -> [Citation] {
    list.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, cells[4] == "proof" else { return nil }
      return Citation(
        owner: cells[0], name: cells[1].isEmpty ? nil : cells[1], file: cells[5], claim: cells[6])
    }
  }
}

/// What tests say, word by word, to check what the page cites.
///
/// It knows nothing of what the compiler noted: what it cannot find in the source of a test, and of
/// the helpers that this names, a reader cannot find either.
struct CitedTests {
  private var files: [String: TestFile] = [:]
  /// The parts that have a name, by the target that they are for; support is for all.
  private var named: [String: [Substring: [TestFile.Part]]] = [:]

  init(_ all: [TestFile]) {
    for file in all {
      files[file.path] = file
      for part in file.parts where part.kind != .test {
        for name in Set([part.name, part.type ?? part.name]) {
          named[Self.target(of: file.path), default: [:]][name[...], default: []].append(part)
        }
      }
    }
  }

  /// The folder in `Tests` that a file lies in.
  private static func target(of path: String) -> String {
    let folders = path.split(separator: "/").dropFirst()
    return folders.first == "EndToEnd" ? "EndToEnd" : folders.prefix(2).joined(separator: "/")
  }

  /// What is wrong with citations: those of tests that do not name what they are to prove, or expect
  /// nothing.
  func faults(of citations: [Citation]) -> [String] {
    Dictionary(grouping: citations) { "\($0.file) “\($0.claim)”" }.sorted { $0.key < $1.key }
      .flatMap { test, citations -> [String] in
        let file = files[citations[0].file]
        let part = file?.parts.first { part in
          part.kind == .test && file?.claim(of: part) == citations[0].claim
        }
        guard let part else { return ["there is no test \(test)"] }
        let parts = reached(from: part, in: Self.target(of: citations[0].file))
        guard parts.contains(where: \.expects) else { return ["\(test) expects nothing"] }
        return citations.filter { citation in
          let name = WrittenName(citation.name, of: citation.owner)
          return !parts.contains { name.stands(in: $0) }
        }.map { "\(test) does not name \($0.path)" }
      }
  }

  /// A test, what it names, and what this names.
  private func reached(from test: TestFile.Part, in target: String) -> [TestFile.Part] {
    var reached = [test]
    var front = [test]
    var seen: Set<Substring> = []
    for _ in 1...ProofSearch.reach {
      let words = front.reduce(into: Set()) { $0.formUnion($1.words) }.subtracting(seen)
      seen.formUnion(words)
      front = [target, "Support/TestSupport", "Support/ViewTestSupport"].flatMap { target in
        words.flatMap { named[target]?[$0] ?? [] }
      }
      reached += front
    }
    return reached
  }
}
