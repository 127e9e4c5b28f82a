import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkScript
public import ScrollworkViews

extension Image {
  /// Creates a system symbol image, sized to match the font.
  ///
  /// The catalog covers the most common names; other names display a dashed box and report a
  /// problem.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(
      SymbolContent(name: systemName, location: SourceLocation(fileID: fileID, line: line)))
  }
}

/// An image of a symbol from the catalog.
struct SymbolContent: ImageContent {
  let name: String
  let location: SourceLocation
  /// The size and weight in place of those of the text.
  var configuration = UIImage.SymbolConfiguration.Values()

  static func == (first: SymbolContent, second: SymbolContent) -> Bool {
    first.name == second.name && first.configuration == second.configuration
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The environment with the font and the color of the image.
  @MainActor private func environment(of image: Image, in context: ResolveContext)
    -> EnvironmentValues
  {
    var values = context.environment.withSymbolFont
    if configuration.pointSize != nil || configuration.weight != nil {
      values.font = .system(
        size: configuration.pointSize ?? values.resolvedFont.size,
        weight: configuration.weight?.fontWeight)
    }
    switch configuration.scale {
    case .small: values.imageScale = .small
    case .large: values.imageScale = .large
    default: break
    }
    if let tint = image.tint { values.foreground = tint }
    return values
  }

  @MainActor func leaf(of image: Image, in context: ResolveContext) -> any Leaf {
    let environment = environment(of: image, in: context)
    let varied = environment.symbolVariants.name(name)
    // Not every symbol has every variant.
    let name = SymbolCatalog.has(varied) ? varied : name
    let drawing = SymbolCatalog.drawing(named: name, isRightToLeft: context.isRightToLeft)
    if drawing == nil {
      let nearest = NearestWord.nearest(to: name, among: SymbolCatalog.names)
      context.session.report(
        .missingSymbol(name: name, nearest: nearest, at: "\(location)"), in: context.path)
    }
    let symbol = SymbolLeaf(
      drawing: drawing ?? SymbolCatalog.missing, name: name, isResizable: image.isResizable,
      environment: environment)
    guard environment.redactionReasons.contains(.placeholder) else { return symbol }
    return PlaceholderLeaf(
      natural: image.isResizable ? nil : symbol.size(for: .unspecified), environment: environment)
  }
}
