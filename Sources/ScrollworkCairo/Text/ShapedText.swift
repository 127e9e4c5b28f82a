import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A text run ready to be drawn at any scale, in points from its top left corner.
struct ShapedText: Sendable {
  /// A glyph that is a picture, as emoji are.
  struct Picture: Sendable {
    var pixels: ImagePixels
    var frame: CGRect
  }

  var metrics: TextMetrics
  /// The outlines of all glyphs that have one; filled by the nonzero rule.
  var outline: Path
  /// The glyphs that are pictures, in reading order on the page.
  var pictures: [Picture]

  /// Nothing, for runs at a size no text can have.
  static let nothing = ShapedText(
    metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0), outline: Path(),
    pictures: [])
}
