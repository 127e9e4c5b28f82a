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

  /// What is drawn with one paint.
  struct Part: Sendable {
    /// The outlines of all glyphs that have one, and lines at them; filled by the nonzero rule.
    var outline = Path()
    /// The glyphs that are pictures, in reading order on the page.
    var pictures: [Picture] = []
  }

  var metrics: TextMetrics
  /// By the numbers of paints; without those that nothing is drawn with.
  private(set) var parts: [Int: Part] = [:]

  /// Nothing drawn, of some measures.
  init(metrics: TextMetrics) { self.metrics = metrics }

  /// What is drawn with a paint.
  subscript(ink: Int) -> Part {
    get { parts[ink] ?? Part() }
    set { parts[ink] = newValue }
  }

  /// Nothing, for runs at a size no text can have.
  static let nothing = ShapedText(
    metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0))
}
