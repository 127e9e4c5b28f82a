import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A line beneath or through letters, where their font wants it.
struct LetterRule {
  /// From the baseline down to the middle of the line, in points.
  let offset: CGFloat
  /// In points.
  let thickness: CGFloat

  /// Where a font does not say, in parts of its size.
  ///
  /// - Source: chosen, after what Roboto says.
  private enum Usual {
    static let underline: CGFloat = 0.1
    static let strikethrough: CGFloat = -0.28
    static let thickness: CGFloat = 0.055
  }

  /// A line beneath letters.
  init(beneath face: FontFace, glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
    let thickness = Self.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, glyphs)
    self.thickness = thickness ?? face.size * Usual.thickness
    // The table tells the place of the line's upper edge, upward.
    offset =
      Self.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, glyphs).map { -$0 }
      ?? face.size * Usual.underline
  }

  /// A line through letters.
  init(through face: FontFace, glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
    let thickness =
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, glyphs) ?? face.size * Usual.thickness
    self.thickness = thickness
    offset =
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, glyphs).map { thickness / 2 - $0 }
      ?? face.size * Usual.strikethrough
  }

  /// What a font says of itself, in points.
  private static func metric(
    _ tag: hb_ot_metrics_tag_t, _ glyphs: UnsafeMutablePointer<PangoGlyphItem>
  ) -> CGFloat? {
    var value: hb_position_t = 0
    guard let font = glyphs.pointee.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font),
      hb_ot_metrics_get_position(hbFont, tag, &value) != 0, value != 0
    else { return nil }
    return CGFloat(value) / CGFloat(PANGO_SCALE)
  }

  /// The line along letters whose baseline is at the top of `place`.
  func outline(along place: CGRect, _ pattern: TextRun.Rule.Pattern) -> Path {
    let band = CGRect(
      x: place.minX, y: place.minY + offset - thickness / 2, width: place.width, height: thickness)
    var path = Path()
    guard !pattern.lengths.isEmpty else {
      path.addRect(band)
      return path
    }
    var (x, index) = (band.minX, 0)
    while x < band.maxX {
      let length = pattern.lengths[index % pattern.lengths.count] * thickness
      if index.isMultiple(of: 2) {
        path.addRect(
          CGRect(x: x, y: band.minY, width: min(length, band.maxX - x), height: thickness))
      }
      x += max(length, 0.1)
      index += 1
    }
    return path
  }
}

extension TextRun.Rule.Pattern {
  /// Inked and bare lengths in turn, in thicknesses; none for a line without a break.
  ///
  /// - Source: chosen, after the names.
  fileprivate var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1.5, 1.5]
    case .dash: [5, 3]
    case .dashDot: [5, 2.5, 1.5, 2.5]
    case .dashDotDot: [5, 2.5, 1.5, 2.5, 1.5, 2.5]
    }
  }
}
