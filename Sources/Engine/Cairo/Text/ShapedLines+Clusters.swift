import CCairo
import Foundation
import ScrollworkDrawing

extension TextShaper {
  /// The characters of a run in order, each with its place; none for an invalid font size.
  func clusters(of run: TextRun) -> [TextCluster] {
    withLines(of: run) { lines, _ in lines.clusters } ?? []
  }
}

extension ShapedLines {
  /// The characters in order of the text, each with its place; gaps and ellipses are left out.
  var clusters: [TextCluster] {
    let scale = CGFloat(PANGO_SCALE)
    let left = left
    return runs.flatMap { run -> [TextCluster] in
      guard run.piece.gap == nil, !run.glyphs.isEllipsis, let item = run.glyphs.pointee.item,
        let text = pango_layout_get_text(run.layout)
      else { return [] }
      let count = Int(item.pointee.num_chars)
      var widths = [Int32](repeating: 0, count: count)
      pango_glyph_item_get_logical_widths(run.glyphs, text, &widths)
      let bytes = UnsafeRawBufferPointer(
        start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
      let isRightToLeft = item.pointee.analysis.level % 2 == 1
      let line = lines[run.line]
      var (index, reached) = (0, 0)
      return String(decoding: bytes, as: UTF8.self).map { character in
        let scalars = character.unicodeScalars.count
        let width = widths[min(index, count)..<min(index + scalars, count)].reduce(0) {
          $0 + Int($1)
        }
        defer { (index, reached) = (index + scalars, reached + width) }
        let start = isRightToLeft ? run.left + run.width - reached - width : run.left + reached
        return TextCluster(
          string: String(character), face: run.piece.span.face, ink: run.piece.span.ink,
          line: run.line,
          frame: CGRect(
            x: CGFloat(start - left) / scale, y: line.top,
            width: CGFloat(width) / scale, height: line.height),
          baseline: run.baseline, isRightToLeft: isRightToLeft)
      }
    }
  }
}
