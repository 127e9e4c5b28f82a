import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout

/// A picture from the scene's images.
public struct Image: PrimitiveView {
  /// How pixels are blended when a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Smoothly.
    case high
  }

  let name: String
  let location: SourceLocation
  var isResizable = false
  var smoothness = Interpolation.high

  /// The picture of that name.
  public init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.name = name
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// The picture of that name, which says nothing to those who do not see it.
  public init(decorative name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(name, fileID: fileID, line: line)
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
    let asset = context.session.images.image(named: name)
    if asset == nil {
      context.session.report(.missingImage(name: name, at: "\(location)"), in: context.path)
    }
    return NodeList(
      LeafNode(
        ImageLeaf(asset: asset, isResizable: isResizable, isSmooth: smoothness == .high),
        path: context.path))
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
