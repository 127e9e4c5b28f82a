public import Foundation
import ScrollworkDrawing
import ScrollworkLayout
import ScrollworkScript

/// A picture from the scene's images.
public struct Image: PrimitiveView, Sendable {
  /// How pixels are blended when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Smoothly.
    case low
    /// Smoothly.
    case medium
    /// Smoothly.
    case high
  }

  /// How large a symbol is beside the text around it.
  public enum Scale: Hashable, Sendable {
    /// Smaller than capitals are high.
    case small
    /// A little larger than capitals.
    case medium
    /// Larger still.
    case large
  }

  enum Source: Hashable {
    case picture
    case symbol
    /// A gray area in the place of a picture that is not there.
    case placeholder
  }

  /// What the name is that of.
  let source: Source
  let name: String
  let location: SourceLocation
  var isResizable = false
  var smoothness = Interpolation.high

  private init(_ source: Source, _ name: String, at location: SourceLocation) {
    self.source = source
    self.name = name
    self.location = location
  }

  /// A gray area that takes all the room it is offered.
  static let placeholder: Image = {
    var image = Image(.placeholder, "", at: SourceLocation(fileID: "", line: 0))
    image.isResizable = true
    return image
  }()

  /// The picture of that name.
  public init(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(.picture, name, at: SourceLocation(fileID: fileID, line: line))
  }

  /// The picture of that name, which says nothing to those who do not see it.
  public init(
    decorative name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// The symbol of that name, as large as the text around it.
  ///
  /// There are drawings of the most common names; of another one a dashed box is shown, and said so.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(.symbol, systemName, at: SourceLocation(fileID: fileID, line: line))
  }

  /// The picture stretched over all the room it is offered.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The picture with pixels blended in a way when it is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.smoothness = interpolation
    return copy
  }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    NodeList(LeafNode(leaf(in: context), path: context.path))
  }

  /// The picture as it is seen; where there is none of that name it is told.
  @MainActor func leaf(in context: ResolveContext) -> any Leaf {
    switch source {
    case .symbol: return symbol(in: context)
    case .placeholder: return PlaceholderLeaf(natural: nil, environment: context.environment)
    case .picture: break
    }
    let asset = context.session.images.image(named: name)
    if asset == nil {
      context.session.report(.missingImage(name: name, at: "\(location)"), in: context.path)
    }
    if context.environment.redactionReasons.contains(.placeholder) {
      return PlaceholderLeaf(
        natural: isResizable ? nil : asset?.size, environment: context.environment)
    }
    return PictureLeaf(asset: asset, image: self)
  }

  @MainActor private func symbol(in context: ResolveContext) -> any Leaf {
    let environment = context.environment.forSymbols
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
      drawing: drawing ?? SymbolCatalog.missing, name: name, isResizable: isResizable,
      pixels: context.session.scale, environment: environment)
    guard environment.redactionReasons.contains(.placeholder) else { return symbol }
    return PlaceholderLeaf(
      natural: isResizable ? nil : symbol.size(for: .unspecified), environment: environment)
  }
}
