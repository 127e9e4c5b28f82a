import ScrollworkSymbols

/// The pictures, colors and symbols that files name in string literals.
struct ResourceUses: Sendable {
  /// A use of something that is not there.
  struct Missing: Hashable, Sendable {
    let kind: CheckReport.Resource.Kind
    let name: String
    let fault: CheckReport.Resource.Fault
    let place: SourcePlaces.Place
  }

  private var uses: [(kind: CheckReport.Resource.Kind, name: String, place: SourcePlaces.Place)] =
    []

  /// Reads source texts with `#sourceLocation` directives.
  init(_ texts: [(name: String, text: String)]) {
    for part in texts {
      let source = SourceText(part.text)
      let places = SourcePlaces(source, path: part.name)
      let tokens = source.tokens
      for index in tokens.indices.dropLast() where tokens[index].text == "\"" {
        guard tokens[index + 1].text == "\"",
          let kind = Self.kind(tokens, before: index)
        else { continue }
        let range = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
        let name = source.text(range)
        let place = places.place(of: tokens[index].range.lowerBound)
        if !name.isEmpty, !name.contains("\\"), !place.path.hasPrefix("<") {
          uses.append((kind, name, place))
        }
      }
    }
  }

  /// What the literal at an index names, by the words before it.
  private static func kind(
    _ tokens: [SourceToken], before index: Int
  ) -> CheckReport.Resource.Kind? {
    func text(_ distance: Int) -> String {
      index >= distance ? tokens[index - distance].text : ""
    }
    switch (text(2), text(1)) {
    case ("systemName", ":"), ("systemImage", ":"): return .symbol
    case ("named", ":") where text(4) == "UIImage": return .picture
    case ("named", ":") where text(4) == "UIColor": return .color
    case ("Image", "(") where text(3) != "." && text(3) != "func": return .picture
    case ("Color", "(") where text(3) != "." && text(3) != "func": return .color
    default: return nil
    }
  }

  /// The uses of what a catalog does not have, or has and cannot be read.
  func missing(in catalog: ResourceCatalog) -> [Missing] {
    uses.compactMap { use in
      let fault: CheckReport.Resource.Fault
      switch use.kind {
      case .symbol:
        if SymbolCatalog.has(use.name) { return nil }
        fault = .missing
      case .color:
        if catalog.colors.contains(use.name) { return nil }
        fault = .missing
      case .picture:
        if catalog.pictures[use.name] == true { return nil }
        fault = catalog.pictures[use.name] == nil ? .missing : .unreadable
      }
      return Missing(kind: use.kind, name: use.name, fault: fault, place: use.place)
    }
  }
}
