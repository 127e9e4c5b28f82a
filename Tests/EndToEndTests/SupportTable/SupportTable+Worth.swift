extension SupportTable {
  /// What proves each symbol, by the compiler's name of it, and how much each proof is about it.
  ///
  /// What nobody writes down is proved with something else that is used:
  /// - a member that meets the requirement of a protocol with its type, if tests meet or use the
  ///   requirement too; one of the standard library's protocols with its type;
  /// - what the compiler calls for a property wrapper or result builder with that;
  /// - what `SupportNotes.shownBy` lists with what stands there;
  /// - a type that is only ever inferred with its members, or else with what has it in its
  ///   declaration.
  static func worth(
    _ graph: SymbolGraph, _ notes: CompilerNotes
  ) -> [String: [Proof: Double]] {
    let proofs = Proofs(notes, of: graph.symbols)
    var worth: [String: [Proof: Double]] = [:]
    for symbol in graph.symbols {
      let found = proofs.worth(of: symbol)
      if !found.isEmpty { worth[symbol.precise] = found }
    }
    let direct = worth
    let types = Dictionary(
      graph.symbols.filter(\.isType).map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    func best(_ symbols: [PublicSymbol]) -> [Proof: Double]? {
      let found = symbols.compactMap { direct[$0.precise] }
      return found.isEmpty ? nil : found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
    }
    for type in types.values where worth[type.precise] == nil {
      let members = graph.symbols.filter { $0.path.hasPrefix(type.path + ".") }
      let users = graph.symbols.filter { $0.mentions.contains(type.precise) }
      worth[type.precise] = best(members) ?? best(users)
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
      if isMet || isCalled || isChosen { worth[symbol.precise] = worth[owner.precise] }
    }
    let byPath = Dictionary(grouping: graph.symbols, by: \.path)
    for (path, other) in SupportNotes.shownBy {
      let lent = best(byPath[other] ?? []) ?? [:]
      for symbol in byPath[path] ?? [] where worth[symbol.precise] == nil {
        worth[symbol.precise] = lent
      }
    }
    return worth
  }
}
