/// Every public symbol, what proves it, and how near it is to the system's.
struct SupportTable {
  /// The symbols that nothing proves, with their declarations.
  private(set) var unproven: [String] = []
  /// The files whose symbols no subject has.
  private(set) var homeless: Set<String> = []
  /// The absent names that are there.
  private(set) var present: [String] = []
  private var rows: [String: [Row]] = [:]
  private var counts = (exact: 0, approximated: 0)
  private let absent: [AbsentSymbol]

  /// Names of one owner that one proof is about.
  private struct Row {
    var owner: String
    var names: [String]
    var proof: Proof
    var note: String?
  }

  init(_ graph: SymbolGraph, notes: CompilerNotes, absent: [AbsentSymbol]) {
    self.absent = absent
    let worth = Self.worth(graph, notes)
    let paths = Set(graph.symbols.map(\.path))
    present = absent.map(\.name).filter(paths.contains)
    var owned: [Place: [Name]] = [:]
    for (path, overloads) in Dictionary(grouping: graph.symbols, by: \.path)
      .sorted(by: { $0.key < $1.key })
    {
      unproven += overloads.filter { (worth[$0.precise] ?? [:]).isEmpty }
        .map { "\(path)  (\($0.declaration))" }
      guard let symbol = overloads.first else { continue }
      guard let subject = Subject.of(symbol.file) else {
        homeless.insert(symbol.file)
        continue
      }
      let place = Place(
        subject: subject, owner: symbol.isType ? path : symbol.owner ?? "",
        note: SupportNotes.note(on: symbol))
      owned[place, default: []].append(
        Name(
          text: symbol.isType ? nil : symbol.name,
          worth: overloads.reduce(into: [:]) {
            $0.merge(worth[$1.precise] ?? [:], uniquingKeysWith: max)
          }))
    }
    for (place, names) in owned {
      let count = names.count
      if place.note == nil { counts.exact += count } else { counts.approximated += count }
      rows[place.subject, default: []] += Self.rows(of: names, at: place)
    }
  }

  private struct Place: Hashable {
    var subject: String
    var owner: String
    var note: String?
  }

  private struct Name {
    /// Nil for the type itself.
    var text: String?
    var worth: [Proof: Double]
  }

  /// Few rows for the names of a place: the proof that is most worth to all of them together goes
  /// first, then the one that is to those that are left.
  private static func rows(of names: [Name], at place: Place) -> [Row] {
    var left = names.filter { !$0.worth.isEmpty }
    var rows: [Row] = []
    while !left.isEmpty {
      var sums: [Proof: Double] = [:]
      for name in left {
        guard let best = name.worth.values.max() else { continue }
        // A proof that is far less about a name than another leaves it to that one.
        for (proof, worth) in name.worth where worth * 8 >= best {
          sums[proof, default: 0] += 0.5 + worth / best
        }
      }
      func isLess(_ one: (key: Proof, value: Double), _ other: (key: Proof, value: Double)) -> Bool {
        if abs(one.value - other.value) > 1e-9 { return one.value < other.value }
        return (one.key.file, one.key.claim ?? "") > (other.key.file, other.key.claim ?? "")
      }
      guard let proof = sums.max(by: isLess)?.key else { break }
      func has(_ name: Name) -> Bool {
        guard let worth = name.worth[proof], let best = name.worth.values.max() else {
          return false
        }
        return worth * 8 >= best
      }
      rows.append(
        Row(
          owner: place.owner, names: left.filter(has).compactMap(\.text), proof: proof,
          note: place.note))
      left.removeAll(where: has)
    }
    return rows
  }

  /// The page.
  var page: String {
    var text = """
      # What is supported

      Every public name of `import Scrollwork`, and a test or scene whose code uses it: the compiler
      says which. `script/test` fails when a name is missing here or nothing proves it any more; the
      page is written by the test, and `script/goldens` accepts it.

      A name that is not here does not exist: the compiler says so. What differs from the system is said
      in the last column; whether a behavior is documented, measured or chosen, in
      [fidelity.md](fidelity.md).

      | exact | approximated | absent |
      |---|---|---|
      | \(counts.exact) | \(counts.approximated) | \(absent.count) |


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
          "| \(owner) | \(names) | \(row.proof.text) | \(row.note.map { "approximated: \($0)" } ?? "exact") |\n"
      }
      text += "\n"
    }
    text += "## Absent\n\n| name | instead |\n|---|---|\n"
    for symbol in absent { text += "| `\(symbol.name)` | \(symbol.instead) |\n" }
    return text
  }
}
