import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// An underline or strikethrough, positioned by the font's metrics.
struct TextDecoration {
  /// The distance from the baseline down to the center of the line, in points.
  let offset: CGFloat
  /// The thickness, in points.
  let thickness: CGFloat

  /// The fallback metrics for fonts without their own, as fractions of the font size.
  ///
  /// - Source: chosen, after what Roboto says.
  private enum Fallback {
    static let underline: CGFloat = 0.1
    static let strikethrough: CGFloat = -0.28
    static let thickness: CGFloat = 0.055
  }

  /// Creates an underline.
  init(underlining face: FontFace, glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
    let thickness = Self.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, glyphs)
    self.thickness = thickness ?? face.size * Fallback.thickness
    // The font's metric is the upper edge of the line, upward.
    offset =
      Self.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, glyphs).map { -$0 }
      ?? face.size * Fallback.underline
  }

  /// Creates a strikethrough.
  init(strikingThrough face: FontFace, glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
    let thickness =
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, glyphs) ?? face.size * Fallback.thickness
    self.thickness = thickness
    offset =
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, glyphs).map { thickness / 2 - $0 }
      ?? face.size * Fallback.strikethrough
  }

  /// A metric of the font, in points; nil if the font does not specify it.
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

  /// The outline of the line along a run whose baseline is at the top of `place`.
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
  /// Alternating dash and gap lengths, in thicknesses; empty for a solid line.
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
