import CCairo
import Foundation
import ScrollworkDrawing

/// The extents of a line around its baseline, in points: the largest of its runs.
struct LineBox {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  private(set) var leading: CGFloat?

  /// Whether no run has extents.
  var isEmpty: Bool { leading == nil }

  /// Adds the metrics of a face whose baseline is raised by `offset`; the line keeps the extents of a text on
  /// the baseline too.
  ///
  /// - Source: measured on Apple's frameworks: `baselineOffset` of 6 and −4 makes a text 6 and 4 higher.
  mutating func add(_ metrics: LineMetrics, raised offset: CGFloat = 0) {
    ascent = max(ascent, metrics.ascent + max(offset, 0))
    descent = max(descent, metrics.descent + max(-offset, 0))
    leading = leading.map { max($0, metrics.leading) } ?? metrics.leading
  }

  /// Adds the space of an attachment.
  mutating func add(_ gap: TextRun.Gap) {
    ascent = max(ascent, gap.size.height - gap.descent)
    descent = max(descent, gap.descent)
    leading = leading ?? 0
  }

  /// Adds a run of a face that a font file describes, at an iterator over the layout.
  mutating func add(_ span: TextRun.Span, measuredAt iterator: OpaquePointer?) {
    let scale = CGFloat(PANGO_SCALE)
    var place = PangoRectangle()
    pango_layout_iter_get_run_extents(iterator, nil, &place)
    let baseline = CGFloat(pango_layout_iter_get_run_baseline(iterator)) / scale
    let (top, height) = (CGFloat(place.y) / scale, CGFloat(place.height) / scale)
    add(
      LineMetrics(
        ascent: baseline - top, descent: top + height - baseline, leading: span.face.leading,
        capHeight: 0, xHeight: 0), raised: span.baselineOffset)
  }

  /// Adds an empty line at an iterator over the layout, in a face that a font file describes.
  mutating func add(emptyLineAt iterator: OpaquePointer?, leading: CGFloat) {
    let scale = CGFloat(PANGO_SCALE)
    var place = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &place)
    let ascent = CGFloat(pango_layout_iter_get_baseline(iterator) - place.y) / scale
    add(
      LineMetrics(
        ascent: ascent, descent: CGFloat(place.height) / scale - ascent, leading: leading,
        capHeight: 0, xHeight: 0))
  }
}
