import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A shaped text run, in points from its top left corner, which can be drawn at any scale.
struct ShapedText: Sendable {
  /// A color bitmap glyph, such as an emoji.
  struct BitmapGlyph: Sendable {
    var pixels: ImagePixels
    var frame: CGRect
  }

  /// A glyph's share of an outline.
  struct Glyph: Sendable {
    /// The elements of the outline.
    var elements: Range<Int>
    /// The glyph's origin on the baseline.
    var origin: CGPoint
  }

  /// The glyphs drawn with one paint.
  struct Part: Sendable {
    /// The outlines of glyphs and decorations; filled by the nonzero rule.
    var outline = Path()
    /// The glyphs with an outline, in visual order; decorations are none of them.
    var glyphs: [Glyph] = []
    /// The color bitmap glyphs, in visual order.
    var bitmapGlyphs: [BitmapGlyph] = []
    /// The words of the glyphs, line by line from left to right.
    var phrases: [Phrase] = []
    /// The outline in blocks; empty until the text is complete.
    private(set) var blocks: [Block] = []

    fileprivate mutating func divide() { blocks = dividedOutline }

    /// The outlines of decorations.
    var decorations: Path {
      var rest = outline.elements
      for glyph in glyphs.reversed() { rest.removeSubrange(glyph.elements) }
      return Path(elements: rest)
    }
  }

  let measured: MeasuredText
  /// The parts by paint number; paints without glyphs are missing.
  private(set) var parts: [Int: Part] = [:]

  /// Creates a text without glyphs.
  init(_ measured: MeasuredText) { self.measured = measured }

  /// The text with its outlines divided into blocks, to be drawn.
  var completed: ShapedText {
    var text = self
    for ink in parts.keys { text[ink].divide() }
    return text
  }

  /// The part drawn with a paint; empty if there is none.
  subscript(ink: Int) -> Part {
    get { parts[ink] ?? Part() }
    set { parts[ink] = newValue }
  }
}

extension MeasuredText {
  /// No lines, for a run of an invalid font size.
  convenience init(invalid run: TextRun) {
    self.init(
      run: run, metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0), isWhole: false
    )
  }
}
