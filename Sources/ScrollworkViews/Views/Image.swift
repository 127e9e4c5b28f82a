public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout

/// A picture from the scene's images.
public struct Image: PrimitiveView, Sendable {
  /// How pixels are blended when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
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

  /// Whether the name is that of a symbol rather than of a picture.
  let isSymbol: Bool
  let name: String
  let location: SourceLocation
  var isResizable = false
  var smoothness = Interpolation.high

  /// The picture of that name.
  public init(
    _ name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.name = name
    isSymbol = false
    location = SourceLocation(fileID: fileID, line: line)
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
  /// There are drawings of some eighty names; of another one a dashed box is shown, and said so.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    name = systemName
    isSymbol = true
    location = SourceLocation(fileID: fileID, line: line)
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
    if isSymbol { return symbol(in: context) }
    let asset = context.session.images.image(named: name)
    if asset == nil {
      context.session.report(.missingImage(name: name, at: "\(location)"), in: context.path)
    }
    return ImageLeaf(asset: asset, isResizable: isResizable, isSmooth: smoothness == .high)
  }

  @MainActor private func symbol(in context: ResolveContext) -> any Leaf {
    let drawing = SymbolCatalog.drawing(named: name, isRightToLeft: context.isRightToLeft)
    if drawing == nil {
      let nearest = NearestWord.nearest(to: name, among: SymbolCatalog.names)
      context.session.report(
        .missingSymbol(name: name, nearest: nearest, at: "\(location)"), in: context.path)
    }
    return SymbolLeaf(
      drawing: drawing ?? SymbolCatalog.missing, name: name, isResizable: isResizable,
      session: context.session, environment: context.environment)
  }
}

private struct ImageLeaf: Leaf {
  let asset: ImageAsset?
  let isResizable: Bool
  let isSmooth: Bool

  var kind: String { "Image" }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = asset?.size ?? CGSize(width: 32, height: 32)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func commands(in rect: CGRect, proposal: ProposedViewSize) -> [DrawCommand] {
    asset.map { [.image($0, frame: rect, smooth: isSmooth)] } ?? []
  }
}
