/// Every public name, what proves it, and how near it is to the system's.
struct SupportTable {
  /// The symbols that no test or scene uses, with their declarations.
  private(set) var unused: [String] = []
  /// The files whose symbols no subject has.
  private(set) var homeless: Set<String> = []
  /// What the page says of its names, by subject.
  private var rows: [String: [Row]] = [:]
  /// The names that nothing shows.
  private var bare: [(place: Place, name: String?)] = []
  private(set) var proved = 0
  private(set) var used = 0
  private var exact = 0
  private var approximated = 0
  /// What the names are, by their paths.
  private var kinds: [String: String] = [:]

  /// How near a name is to the system's.
  fileprivate struct Nearness: Hashable {
    var difference: String?
    var isUnseen: Bool
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

  init(_ graph: SymbolGraph, notes: CompilerNotes) {
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
      kinds[path] = symbol.kindName
      let place = Place(
        subject: subject, owner: symbol.isType ? path : symbol.owner ?? "",
        nearness: Nearness(
          difference: SupportNotes.difference(of: symbol), isUnseen: SupportNotes.isUnseen(symbol)))
      if place.nearness.difference == nil { exact += 1 } else { approximated += 1 }
      let all = Self.worth(of: overloads, worth, isUnseen: place.nearness.isUnseen)
      if all.isEmpty {
        bare.append((place, symbol.isType ? nil : symbol.name))
      } else if all.keys.contains(where: { $0.kind == .proof }) {
        proved += 1
      } else {
        used += 1
      }
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

  /// The list of names: a line for each with its owner, its name, what it is, the difference from the
  /// system's, what shows it, and the file and the test of that; cells are parted by tabs.
  ///
  /// The name of a type itself is empty, and so is no difference; `-` is one that no picture can show.
  var list: String {
    func line(_ owner: String, _ name: String?, _ nearness: Nearness, _ proof: Proof?) -> String {
      let path = [owner, name ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      return [
        owner, name ?? "", kinds[path] ?? "", nearness.difference ?? (nearness.isUnseen ? "-" : ""),
        proof?.kind.rawValue ?? "", proof?.file ?? "", proof?.claim ?? "",
      ].joined(separator: "\t")
    }
    let shown = rows.values.flatMap(\.self).flatMap { row in
      row.names.map { line(row.owner, $0, row.nearness, row.proof) }
    }
    let lines = shown + bare.map { line($0.place.owner, $0.name, $0.place.nearness, nil) }
    return Set(lines).sorted().map { $0 + "\n" }.joined()
  }

  /// The page: what there is by subject, and what is approximated.
  var page: String {
    var text = """
      # Supported names

      Types and differences by subject. `scrollwork support NAME` tells of each name what it is, how near it is
      to the system's, and the test that proves it; of one that does not exist, the nearest.

      Of \(exact + approximated) names \(proved) have a test that names them and expects something, \(used)
      are used by tests and scenes, \(bare.count) by neither. \(exact) are exact, as far as known: [fidelity.md](fidelity.md) says which
      behaviors are documented, measured or chosen. [unsupported.md](unsupported.md) tells what is not there,
      [stand-ins.md](stand-ins.md) what there is of frameworks and packages beside SwiftUI, UIKit, Foundation
      and Combine. A test writes this page.

      """
    for subject in Subject.all {
      guard let rows = rows[subject.title] else { continue }
      let types = Set(
        rows.flatMap { row in row.names.contains(nil) && !row.owner.contains(".") ? [row.owner] : []
        })
      let count = rows.reduce(0) { $0 + $1.names.count }
      text += "\n## \(subject.title)\n\n\(count) names"
      text +=
        types.isEmpty
        ? ".\n"
        : ": \(types.sorted().map { "`\($0)`" }.joined(separator: ", ")), and their members.\n"
      var differences: [String: Set<String>] = [:]
      for row in rows {
        guard let difference = row.nearness.difference else { continue }
        let names =
          row.names.contains(nil) ? [row.owner] : row.names.map { "\(row.owner).\($0 ?? "")" }
        differences[difference, default: []].formUnion(names)
      }
      if !differences.isEmpty { text += "\n| approximated | difference |\n|---|---|\n" }
      for (difference, names) in differences.sorted(by: { $0.key < $1.key }) {
        let shown = names.filter { name in
          !names.contains { name.hasPrefix($0 + ".") }
        }
        text += "| \(shown.sorted().map { "`\($0)`" }.joined(separator: " ")) | \(difference) |\n"
      }
    }
    return text
  }
}
