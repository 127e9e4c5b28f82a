/// Every public name, what proves it, and how near it is to the system's.
struct SupportTable {
  /// The symbols that no test or scene uses, with their declarations.
  private(set) var unused: [String] = []
  /// The files whose symbols no subject has.
  private(set) var homeless: Set<String> = []
  /// What the page says of its names, by subject.
  private var rows: [String: [Row]] = [:]
  private(set) var proved = 0
  private(set) var used = 0
  private var exact = 0
  private var approximated = 0
  private let absent: [AbsentName]

  /// How near a name is to the system's.
  fileprivate struct Nearness: Hashable {
    var difference: String?
    var isUnseen: Bool

    var text: String {
      difference.map { "approximated: \($0)" } ?? (isUnseen ? "exact: not visible" : "exact")
    }
  }

  /// Names of one owner that one proof is about.
  fileprivate struct Row {
    var owner: String
    /// Nil for the type itself.
    var names: [String?]
    var proof: Proof
    var nearness: Nearness
  }

  /// Where a name stands.
  private struct Place: Hashable {
    var subject: String
    var owner: String
    var nearness: Nearness
  }

  /// A name of a place, and what proves it.
  private struct Name {
    /// Nil for the type itself.
    var text: String?
    var worth: [Proof: Double]
  }

  init(_ graph: SymbolGraph, notes: CompilerNotes, absent: [AbsentName]) {
    self.absent = absent
    let worth = Self.worth(graph, notes)
    var owned: [Place: [Name]] = [:]
    let named = Dictionary(grouping: graph.symbols, by: \.path).sorted { $0.key < $1.key }
    for (path, overloads) in named {
      unused += overloads.filter { (worth[$0.precise] ?? [:]).isEmpty }
        .map { "  \(path): \($0.declaration.replacing("\n", with: ""))" }
      guard let symbol = overloads.first else { continue }
      guard let subject = Subject.of(symbol.file) else {
        homeless.insert(symbol.file)
        continue
      }
      let place = Place(
        subject: subject, owner: symbol.isType ? path : symbol.owner ?? "",
        nearness: Nearness(
          difference: SupportNotes.difference(of: symbol), isUnseen: SupportNotes.isUnseen(symbol)))
      if place.nearness.difference == nil { exact += 1 } else { approximated += 1 }
      let all = Self.worth(of: overloads, worth, isUnseen: place.nearness.isUnseen)
      if all.keys.contains(where: { $0.kind == .proof }) { proved += 1 } else { used += 1 }
      owned[place, default: []].append(Name(text: symbol.isType ? nil : symbol.name, worth: all))
    }
    for (place, names) in owned {
      rows[place.subject, default: []] += Self.rows(of: names, at: place)
    }
  }

  /// What proves any overload of a name; if nothing does, what uses it.
  ///
  /// Of what cannot be seen nothing could be wrong: a test only holds the name.
  private static func worth(
    of overloads: [PublicSymbol], _ worth: [String: [Proof: Double]], isUnseen: Bool
  ) -> [Proof: Double] {
    var all: [Proof: Double] = [:]
    for (proof, share) in overloads.flatMap({ worth[$0.precise] ?? [:] }) {
      let shown = isUnseen ? proof.asUse : proof
      all[shown] = max(all[shown] ?? 0, share)
    }
    let proofs = all.filter { $0.key.kind == .proof }
    return proofs.isEmpty ? all : proofs
  }

  /// Few rows for the names of a place: the proof that is worth most to all of them together goes
  /// first, then the one that is to those that are left.
  private static func rows(of names: [Name], at place: Place) -> [Row] {
    /// A proof that is far less about a name than another one leaves it to that.
    func share(of name: Name, in proof: Proof) -> Double? {
      guard let worth = name.worth[proof], let best = name.worth.values.max() else { return nil }
      return worth * 2 >= best ? 0.5 + worth / best : nil
    }
    var left = names.filter { !$0.worth.isEmpty }
    var rows: [Row] = []
    while !left.isEmpty {
      var sums: [Proof: Double] = [:]
      for name in left {
        for proof in name.worth.keys { sums[proof, default: 0] += share(of: name, in: proof) ?? 0 }
      }
      let best = sums.map { (proof: $0.key, sum: ($0.value * 1e6).rounded()) }.max {
        ($0.sum, $1.proof.place) < ($1.sum, $0.proof.place)
      }
      guard let proof = best?.proof else { break }
      let (its, others) = (
        left.filter { share(of: $0, in: proof) != nil },
        left.filter { share(of: $0, in: proof) == nil }
      )
      rows.append(
        Row(
          owner: place.owner, names: its.map(\.text), proof: proof,
          nearness: place.nearness))
      left = others
    }
    return rows
  }

  /// The page.
  var page: String {
    var text = """
      # Supported names

      Every public name of `import Scrollwork`, with a test or scene, found in the compiler's index.
      A *proof* is a test that names it, in its own lines or in those of helpers that it calls, and
      expects something. What *uses* it names it without expecting anything of it, as scenes do, or
      has it called unwritten, as `@State` calls `wrappedValue`. \(proved) names have a proof, \(used)
      a use.

      A test generates this page, and fails if a name is missing from it or no longer used by any
      test or scene; another one looks for each name in the source of the test that is cited.
      `script/goldens` accepts the new page.

      \(exact) names are exact, as far as known: [fidelity.md](fidelity.md) says which behaviors
      are documented, measured or chosen. \(approximated) are approximated, with the difference
      beside them. Other names do not exist, and the compiler reports them; \(absent.count) common
      ones are listed [at the end](#absent), each with the nearest alternative.

      """
    for subject in Subject.all where rows[subject.title] != nil {
      text += "- [\(subject.title)](#\(subject.mark))\n"
    }
    for subject in Subject.all {
      guard let rows = rows[subject.title] else { continue }
      text += "\n## \(subject.title)\n\n| of | names | shown by | nearness |\n|---|---|---|---|\n"
      for row in rows.sorted(by: { $0.order < $1.order }) { text += row.text }
    }
    text += "\n## Absent\n\n| name | instead |\n|---|---|\n"
    for name in absent { text += "| `\(name.name)` | \(name.instead) |\n" }
    return text
  }
}

extension SupportTable.Row {
  /// Functions at the top first, then types by name, each with itself first.
  fileprivate var order: (String, String, String) {
    (owner.lowercased(), names.first.flatMap(\.self) ?? "", "\(proof.place)")
  }

  fileprivate var text: String {
    let of = owner.isEmpty ? "" : "`\(owner)`"
    let list = names.map { $0.map { "`\($0)`" } ?? "itself" }.joined(separator: " ")
    return "| \(of) | \(list) | \(proof.text) | \(nearness.text) |\n"
  }
}
