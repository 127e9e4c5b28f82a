/// Which tests and scenes name which symbols, as the compiler noted while it built them.
///
/// A test names what its own lines name, and what the helpers name that it reaches: the functions and
/// types of tests that it names, and those that they name. Of a type it reaches what making one runs,
/// and the members that meet a requirement, which are called by whoever asks for it; other members it
/// has to name.
struct ProofSearch {
  /// How many helpers may stand between a test and the name of a symbol.
  static let reach = 2

  /// A part of a file of tests.
  private struct Spot: Hashable {
    var file: String
    var part: Int
  }

  private var files: [String: TestFile] = [:]
  /// The symbols that each part names, with how often, and more where something is expected of them.
  private var named: [Spot: [String: Double]] = [:]
  /// What each part overrides or meets, public or not.
  private var overridden: [Spot: Set<String>] = [:]
  /// The helpers that each part names.
  private var helpers: [Spot: Set<Spot>] = [:]
  /// The symbols that each part or scene has to do with, named or not.
  private var used: [Spot: Set<String>] = [:]

  /// What proves each symbol, by the compiler's name of it, with how much of the test is about it.
  private(set) var found: [String: [Proof: Double]] = [:]

  /// Finds the tests that stand at the noted places.
  init(_ notes: CompilerNotes, of graph: SymbolGraph) {
    let symbols = Dictionary(
      graph.symbols.map { ($0.precise, $0) }, uniquingKeysWith: { one, _ in one })
    for path in Set(notes.uses.map(\.file)) { files[path] = TestFile(path) }
    var declared: [String: Spot] = [:]
    for use in notes.uses where use.role == .declared {
      declared[use.symbol] = spot(of: use)
    }
    for use in notes.uses {
      if use.role == .overridden, let spot = spot(of: use) {
        overridden[spot, default: []].insert(use.symbol)
      }
      if let symbol = symbols[use.symbol] {
        take(use, of: symbol)
      } else if use.role == .named, let spot = spot(of: use), let helper = declared[use.symbol],
        helper != spot
      {
        helpers[spot, default: []].insert(helper)
      }
    }
    for (path, file) in files {
      for (index, part) in file.parts.enumerated() where part.kind == .test {
        judge(Spot(file: path, part: index), part, of: graph)
      }
    }
  }

  private func spot(of use: CompilerNotes.Use) -> Spot? {
    files[use.file]?.part(at: use.line).map { Spot(file: use.file, part: $0) }
  }

  private mutating func take(_ use: CompilerNotes.Use, of symbol: PublicSymbol) {
    guard use.file.hasPrefix("Tests/") else {
      if files[use.file] != nil {
        let scene = Proof(file: use.file, claim: nil, kind: .uses)
        found[use.symbol, default: [:]][scene, default: 0] += 0.01
      }
      return
    }
    guard let file = files[use.file], let spot = spot(of: use) else { return }
    used[spot, default: []].insert(use.symbol)
    guard use.role == .named, symbol.isWritten(at: file.source(at: use.line, use.column)) else {
      return
    }
    let isExpected = file.isExpected(at: use.line)
    named[spot, default: [:]][use.symbol, default: 0] += isExpected ? 3 : 1
  }

  /// The parts that a test reaches, each with the number of helpers on the way there.
  private func reached(from test: Spot) -> [Spot: Int] {
    var reached = [test: 0]
    var front = [test]
    var depth = 0
    while !front.isEmpty {
      depth += 1
      let next = Set(front.flatMap { helpers[$0] ?? [] }).flatMap(run(by:))
      front = next.filter { reached[$0] == nil && files[$0.file]?.parts[$0.part].kind != .test }
      for spot in front { reached[spot] = depth }
    }
    return reached
  }

  /// What naming a part runs: a type also its own members, a suite none of its own.
  private func run(by spot: Spot) -> [Spot] {
    guard let file = files[spot.file], file.parts[spot.part].kind == .type else { return [spot] }
    let type = file.parts[spot.part].type
    if file.parts.contains(where: { $0.type == type && $0.kind == .test }) { return [spot] }
    var front = file.parts.indices.filter { index in
      let (part, member) = (file.parts[index], Spot(file: spot.file, part: index))
      return part.type == type
        && (part.kind == .type || part.kind == .initial || overridden[member] != nil)
    }.map { Spot(file: spot.file, part: $0) }
    var run = Set(front)
    while let next = front.popLast() {
      for other in helpers[next] ?? [] where other.file == spot.file && !run.contains(other) {
        guard file.parts[other.part].type == type else { continue }
        run.insert(other)
        front.append(other)
      }
    }
    return run.sorted { $0.part < $1.part }
  }

  /// Notes what a test proves, and what only takes part in it.
  private mutating func judge(_ test: Spot, _ part: TestFile.Part, of graph: SymbolGraph) {
    let reached = reached(from: test)
    let expects =
      !TestFile.compiled.contains(test.file)
      && reached.contains {
        $0.value <= Self.reach && files[$0.key.file]?.parts[$0.key.part].expects ?? false
      }
    var counts: [String: Double] = [:]
    for (spot, depth) in reached where depth <= Self.reach {
      let nearness = [1, 0.5, 0.25][depth]
      for (symbol, count) in named[spot] ?? [:] { counts[symbol, default: 0] += count * nearness }
      for symbol in overridden[spot] ?? [] {
        // What may be left out may also never be called.
        guard let base = graph.base(of: symbol),
          !graph.optional.contains(symbol) || part.words.contains(base[...])
        else { continue }
        counts[symbol, default: 0] += nearness
      }
    }
    let size = counts.values.reduce(0, +)
    let proof = Proof(
      file: test.file, claim: files[test.file]?.claim(of: part), kind: expects ? .proof : .uses)
    for (symbol, count) in counts {
      found[symbol, default: [:]][proof] = (0.03 + count / size) * (expects ? 1 : 0.1)
    }
    for symbol in Set(reached.keys.flatMap { used[$0] ?? [] }) where counts[symbol] == nil {
      found[symbol, default: [:]][proof.asUse] = 0.02
    }
  }

  /// How much each of its proofs is about a symbol; empty if nothing uses it.
  ///
  /// The smaller the part of a test that names the symbol, the less; much more if the test, or its
  /// file, is called after it, and more if it stands beside the room that has the symbol. Where there
  /// are proofs, mere uses count for nothing.
  func worth(of symbol: PublicSymbol) -> [Proof: Double] {
    var worth = found[symbol.precise] ?? [:]
    if worth.keys.contains(where: { $0.kind == .proof }) {
      worth = worth.filter { $0.key.kind == .proof }
    }
    let words = symbol.words
    let room = symbol.file.split(separator: "/").prefix(2).joined(separator: "/")
    let home = "Tests/\(room)/"
    func isNamedAfter(_ name: String) -> Bool {
      words.contains { name.lowercased().contains($0) }
    }
    for (proof, share) in worth {
      worth[proof] =
        share * (isNamedAfter(proof.fileName) ? 6 : 1) * (isNamedAfter(proof.claim ?? "") ? 3 : 1)
        * (proof.file.hasPrefix(home) ? 2 : 1)
    }
    return worth
  }
}

extension PublicSymbol {
  /// Whether source that begins so names the symbol, rather than only needing it.
  fileprivate func isWritten(at source: Substring) -> Bool {
    switch base {
    case "init":
      // A literal names no initializer.
      return source.first.map { $0.isLetter || $0 == "_" || $0 == "." } ?? false
    case "subscript": return source.hasPrefix("[")
    case "callAsFunction": return source.hasPrefix("(") || source.hasPrefix("{")
    default:
      let name = source.drop { $0 == "`" || $0 == "$" }
      guard name.hasPrefix(base) else { return false }
      guard base.first.map({ $0.isLetter || $0 == "_" }) ?? false else { return true }
      return
        !(name.dropFirst(base.count).first.map { $0.isLetter || $0.isNumber || $0 == "_" }
        ?? false)
    }
  }
}
