extension SupportTable {
  /// What proves each symbol, by the compiler's name of it, and how much each proof is about it.
  ///
  /// What nobody writes down is used, but not proved, by what something else is used by:
  /// - a member that meets the requirement of a protocol by what its type is, if tests meet or use
  ///   the requirement too; one of the standard library's protocols by what its type is;
  /// - what the compiler calls for a property wrapper or result builder by what that is;
  /// - what `SupportNotes.shownBy` lists by what stands there;
  /// - a type that is only ever inferred by what its members are, or else what has it in its
  ///   declaration.
  static func worth(
    _ graph: SymbolGraph, _ notes: CompilerNotes
  ) -> [String: [Proof: Double]] {
    let proofs = ProofSearch(notes, of: graph)
    var worth: [String: [Proof: Double]] = [:]
    for symbol in graph.symbols {
      let found = proofs.worth(of: symbol)
      if !found.isEmpty { worth[symbol.precise] = found }
    }
    let direct = worth
    let types = Dictionary(
      graph.symbols.filter(\.isType).map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    func uses(of symbols: [PublicSymbol]) -> [Proof: Double]? {
      let found = symbols.flatMap { direct[$0.precise] ?? [:] }
      return found.isEmpty
        ? nil : Dictionary(found.map { ($0.key.asUse, $0.value) }, uniquingKeysWith: max)
    }
    for type in types.values where worth[type.precise] == nil {
      let members = graph.symbols.filter { $0.path.hasPrefix(type.path + ".") }
      let users = graph.symbols.filter { $0.mentions.contains(type.precise) }
      worth[type.precise] = uses(of: members) ?? uses(of: users)
    }
    let ours = Set(graph.symbols.map(\.precise))
    for symbol in graph.symbols where worth[symbol.precise] == nil {
      guard let owner = symbol.owner.flatMap({ types[$0] }) else { continue }
      let requirements = notes.met[symbol.precise] ?? []
      let isMet = requirements.contains { !ours.contains($0) || direct[$0] != nil }
      let isCalled =
        ["wrappedValue", "projectedValue"].contains(symbol.base) || symbol.base.hasPrefix("build")
      let isChosen =
        symbol.kind == "swift.typealias" && graph.associatedTypes.contains(symbol.name)
      guard isMet || isCalled || isChosen, let lent = worth[owner.precise] else { continue }
      worth[symbol.precise] = Dictionary(
        lent.map { ($0.key.asUse, $0.value) }, uniquingKeysWith: max)
    }
    let byPath = Dictionary(grouping: graph.symbols, by: \.path)
    for (path, other) in SupportNotes.shownBy {
      let lent = uses(of: byPath[other] ?? []) ?? [:]
      for symbol in byPath[path] ?? [] where worth[symbol.precise] == nil {
        worth[symbol.precise] = lent
      }
    }
    return worth
  }
}
