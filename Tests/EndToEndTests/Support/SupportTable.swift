import Foundation

/// Every public symbol, what proves it, and how near it is to the system's.
struct SupportTable {
  /// The symbols that nothing proves, by subject.
  private(set) var unproven: [String] = []
  /// The places of symbols that no subject has.
  private(set) var homeless: Set<String> = []
  private var rows: [String: [Row]] = [:]
  private let absent: [AbsentSymbol]

  /// Symbols of one owner that one proof is about.
  private struct Row {
    var owner: String
    var names: [String]
    var proof: String
    var note: String?
  }

  init(_ symbols: [PublicSymbol], proofs: Proofs, absent: [AbsentSymbol]) {
    self.absent = absent
    let requirements = Set(
      symbols.filter { SupportNotes.protocols.contains($0.ownerName ?? "") }.map(\.name))
    let byPath = Dictionary(grouping: symbols, by: \.path)
    var own: [String: Proof] = [:]
    for (path, overloads) in byPath {
      own[path] = overloads.lazy.compactMap { proofs.proof(of: $0) }.first
    }
    var grouped: [String: [Row]] = [:]
    for (path, overloads) in byPath.sorted(by: { $0.key < $1.key }) {
      guard let symbol = overloads.first else { continue }
      guard let subject = Subject.of(symbol.file) else {
        homeless.insert(symbol.file)
        continue
      }
      let proof = own[path] ?? Self.lent(to: symbol, requirements, own, byPath)
      guard let proof else {
        unproven.append(path)
        continue
      }
      let row = Row(
        owner: symbol.isType ? path : symbol.owner ?? "", names: symbol.isType ? [] : [symbol.name],
        proof: proof.text, note: SupportNotes.note(on: symbol))
      if let index = grouped[subject]?.firstIndex(where: {
        $0.owner == row.owner && $0.proof == row.proof && $0.note == row.note
      }) {
        grouped[subject]?[index].names += row.names
      } else {
        grouped[subject, default: []].append(row)
      }
    }
    rows = grouped
  }

  /// The proof of a symbol that nobody writes down: a requirement is used by whoever asks the
  /// protocol, a wrapper's value by the wrapped name, a type by its members.
  private static func lent(
    to symbol: PublicSymbol, _ requirements: Set<String>, _ own: [String: Proof],
    _ all: [String: [PublicSymbol]]
  ) -> Proof? {
    if symbol.isType {
      return own.keys.filter { $0.hasPrefix(symbol.path + ".") }.min().flatMap { own[$0] }
        ?? SupportNotes.shownBy[symbol.path].flatMap { own[$0] }
    }
    guard let owner = symbol.owner, symbol.isUnspoken || requirements.contains(symbol.name) else {
      return SupportNotes.shownBy[symbol.path].flatMap { own[$0] }
    }
    if let proof = own[owner] { return proof }
    return all[owner]?.first.flatMap { lent(to: $0, requirements, own, all) }
  }

  /// The page.
  var page: String {
    var text = """
      # What is supported

      Every public name of `import Scrollwork`, and a test or scene whose code uses it: the compiler
      says which. `script/test` fails when a name is missing here or nothing proves it any more; the
      page is written by the test, and `script/goldens` accepts it.

      A name that is not here does not exist: the compiler says so. What differs from the system is said
      in the last column; whether a behavior is documented, measured or chosen, in `docs/fidelity.md`.


      """
    for subject in Subject.all {
      guard let rows = rows[subject.title] else { continue }
      text += "## \(subject.title)\n\n| of | names | proof | nearness |\n|---|---|---|---|\n"
      for row in rows.sorted(by: {
        ($0.owner, $0.names.first ?? "") < ($1.owner, $1.names.first ?? "")
      }) {
        let names = row.names.map { "`\($0)`" }.joined(separator: " ")
        let owner = row.owner.isEmpty ? "" : "`\(row.owner)`"
        text +=
          "| \(owner) | \(names) | \(row.proof) | \(row.note.map { "approximated: \($0)" } ?? "exact") |\n"
      }
      text += "\n"
    }
    text += "## Absent\n\n| name | instead |\n|---|---|\n"
    for symbol in absent { text += "| `\(symbol.name)` | \(symbol.instead) |\n" }
    return text
  }
}

/// A name that SwiftUI has and this does not.
struct AbsentSymbol {
  let name: String
  /// What to do without it.
  let instead: String
}

extension Proof {
  /// The proof as a reader finds it.
  fileprivate var text: String {
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    guard let claim else { return "scene code \(name)" }
    return isTest ? "\(name): “\(claim)”" : "\(name)"
  }
}
