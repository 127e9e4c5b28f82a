import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// Laid out text as text of a document.
extension ShapedLines {
  /// Draws the glyphs of a paint, other than color bitmaps, as text of the context's surface.
  func show(ink: Int, on context: OpaquePointer) {
    let left = left
    for run in runs where run.piece.span.ink == ink {
      guard run.piece.gap == nil || run.glyphs.isEllipsis,
        let font = run.glyphs.pointee.item.pointee.analysis.font, !font.hasColorBitmaps
      else { continue }
      let scale = Double(PANGO_SCALE)
      cairo_move_to(context, Double(run.left - left) / scale, Double(run.baseline))
      if run.glyphs.isEllipsis {
        // Its item stands for the text left out, which is not to be found.
        pango_cairo_show_glyph_string(context, font, run.glyphs.pointee.glyphs)
      } else if let copy = pango_glyph_item_copy(run.glyphs) {
        run.separateWords(of: copy)
        pango_cairo_show_glyph_item(context, pango_layout_get_text(run.layout), copy)
        pango_glyph_item_free(copy)
      }
    }
    cairo_new_path(context)
  }
}

extension ShapedLines.Run {
  /// The distance between baselines at which Cairo positions a glyph anew, in font sizes.
  ///
  /// - Source: chosen, twice the tolerance in Cairo's `cairo-pdf-operators.c`.
  private static let positioning = 0.002

  /// Lowers every other word by an invisible distance.
  ///
  /// Cairo writes advances in whole thousandths of the font size, so that a long line would end half
  /// a point off. A glyph on another baseline gets its exact position.
  fileprivate func separateWords(of item: UnsafeMutablePointer<PangoGlyphItem>) {
    guard let glyphs = item.pointee.glyphs, let text = pango_layout_get_text(layout) else { return }
    let start = Int(item.pointee.item.pointee.offset)
    let distance = (piece.span.face.size * Double(PANGO_SCALE) * Self.positioning).rounded(.up)
    let step = PangoGlyphUnit(clamping: Int(clampingNumber: distance))
    var isLowered = false
    var wasSpace = false
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let isSpace = text[start + Int(glyphs.pointee.log_clusters[index])] == UInt8(ascii: " ")
      if wasSpace, !isSpace { isLowered.toggle() }
      wasSpace = isSpace
      if isLowered { glyphs.pointee.glyphs[index].geometry.y_offset += step }
    }
  }
}
