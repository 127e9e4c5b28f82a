public import Foundation

/// A complete picture as data: the common input of PNG, SVG, comparisons and hashes.
///
/// Coordinates are points; y grows downward, angles turn clockwise. Every number is rounded to the
/// grid (1/1024; 2⁻²⁰ in the linear part of transforms), so equal pictures are equal values on
/// every machine.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas, in points.
  public let canvas: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The opaque color that the canvas is cleared to.
  public let background: Color.Resolved
  /// The content, back to front.
  public let content: LayerContent

  /// A display list; its numbers are rounded to the grid.
  public init(
    canvas: CGSize, scale: CGFloat, background: Color.Resolved, content: LayerContent
  ) {
    self.canvas = CGSize(width: canvas.width.onGrid(), height: canvas.height.onGrid())
    self.scale = scale.onGrid()
    self.background = background.onGrid
    self.content = content
  }

  /// The size in pixels; a partial pixel counts as one.
  public var pixelSize: (width: Int, height: Int) {
    (Int((canvas.width * scale).rounded(.up)), Int((canvas.height * scale).rounded(.up)))
  }

  /// The digest of everything that a renderer receives.
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
