import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkScript
import ScrollworkSymbols
public import ScrollworkViews

extension Image {
  /// Creates a system symbol image, sized to match the font.
  ///
  /// The catalog covers the most common names; other names display a plain square and report a
  /// problem.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(
      SymbolContent(name: systemName, location: SourceLocation(fileID: fileID, line: line)))
  }

  /// Creates a system symbol image of which a part is shown, such as the waves of a speaker.
  ///
  /// `variableValue` is from 0 to 1; symbols without variable layers are shown as a whole.
  public init(
    systemName: String, variableValue: Double?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    var content = SymbolContent(
      name: systemName, location: SourceLocation(fileID: fileID, line: line))
    content.variableValue = variableValue
    self.init(content)
  }
}

/// An image of a symbol from the catalog.
struct SymbolContent: ImageContent {
  let name: String
  let location: SourceLocation
  /// The size and weight in place of those of the text.
  var configuration = UIImage.SymbolConfiguration.Values()
  /// The part of the variable layers that is shown; nil for all of them.
  var variableValue: Double?

  static func == (first: SymbolContent, second: SymbolContent) -> Bool {
    first.name == second.name && first.configuration == second.configuration
      && first.variableValue == second.variableValue
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
    var environment = environment(of: image, in: context)
    let varied = environment.symbolVariants.name(name)
    // Not every symbol has every variant.
    let name = SymbolCatalog.has(varied) ? varied : name
    if !SymbolCatalog.has(name) {
      let nearest = NearestWord.nearest(to: name, among: SymbolCatalog.names)
      context.session.report(
        .missingSymbol(name: name, nearest: nearest, at: "\(location)"), in: context.path)
      environment.foreground = HierarchicalShapeStyle.quaternary
    }
    let symbol = SymbolLeaf(
      name: name, isResizable: image.isResizable, isRightToLeft: context.isRightToLeft,
      variableValue: variableValue, environment: environment)
    guard environment.redactionReasons.contains(.placeholder) else { return symbol }
    return PlaceholderLeaf(
      natural: image.isResizable ? nil : symbol.size(for: .unspecified), environment: environment)
  }
}
