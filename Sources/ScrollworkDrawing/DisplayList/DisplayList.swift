public import Foundation

/// A whole picture as data: what PNG, SVG, comparisons and hashes all start from.
///
/// Coordinates are points; y grows downward, angles turn clockwise. Every number lies on the grid
/// (1/1024; 2⁻²⁰ in the linear part of transforms), so equal pictures are equal values on every
/// machine.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture, in points.
  public let canvas: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// What the canvas is filled with first; solid.
  public let background: Color.Resolved
  /// Everything drawn on it, back to front.
  public let content: LayerContent

  /// A picture.
  public init(
    canvas: CGSize, scale: CGFloat, background: Color.Resolved, content: LayerContent
  ) {
    self.canvas = CGSize(width: canvas.width.onGrid(), height: canvas.height.onGrid())
    self.scale = scale.onGrid()
    self.background = background.onGrid
    self.content = content
  }

  /// The extent in pixels; a part of a pixel counts as one.
  public var pixelSize: (width: Int, height: Int) {
    (Int((canvas.width * scale).rounded(.up)), Int((canvas.height * scale).rounded(.up)))
  }

  /// The identity of the picture: of everything a backend is given.
  public var digest: ContentDigest {
    var bytes = CanonicalBytes()
    bytes.text("scrollwork display list 1")
    bytes.number(canvas.width)
    bytes.number(canvas.height)
    bytes.number(scale)
    bytes.color(background)
    bytes.digest(content.digest)
    return bytes.digest
  }
}
