import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The glyph runs and lines of laid out text, in Pango units.
struct ShapedLines {
  /// A glyph run: a part of a line in one font and style.
  struct Run {
    var glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// The layout that shaped it.
    var layout: OpaquePointer
    var left, width, baseline: Int
    /// The index of the line.
    var line: Int
    var piece: SpannedText.Piece
  }

  struct Line {
    var top, height, baseline: Int
    var isRightToLeft: Bool
  }

  private(set) var runs: [Run] = []
  private(set) var lines: [Line] = []
  private var height = 0

  /// Collects the lines of layouts stacked from top to bottom.
  init(_ layouts: [TextLayout]) {
    for textLayout in layouts { add(textLayout) }
  }

  private mutating func add(_ textLayout: TextLayout) {
    let ranges = textLayout.text.ranges
    guard let last = ranges.last else { return }
    let iterator = pango_layout_get_iter(textLayout.layout)
    defer { pango_layout_iter_free(iterator) }
    var isNewLine = true
    repeat {
      if isNewLine {
        var place = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &place)
        let line = pango_layout_iter_get_line_readonly(iterator)
        lines.append(
          Line(
            top: height + Int(place.y), height: Int(place.height),
            baseline: height + Int(pango_layout_iter_get_baseline(iterator)),
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
        isNewLine = false
      }
      guard let glyphs = pango_layout_iter_get_run_readonly(iterator) else {
        // An empty run ends a line.
        isNewLine = true
        continue
      }
      var place = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &place)
      let offset = Int(glyphs.pointee.item.pointee.offset)
      runs.append(
        Run(
          glyphs: glyphs, layout: textLayout.layout, left: Int(place.x), width: Int(place.width),
          baseline: height + Int(pango_layout_iter_get_run_baseline(iterator)),
          line: lines.count - 1,
          piece: (ranges.first { $0.range.contains(offset) } ?? last).piece))
    } while pango_layout_iter_next_run(iterator) != 0
    var extents = PangoRectangle()
    pango_layout_get_extents(textLayout.layout, nil, &extents)
    height += Int(extents.height)
  }

  /// Removes the space that Pango adds at an ellipsis to fill the line, and aligns the line anew.
  mutating func tightenEllipsis(_ alignment: TextRun.Alignment) {
    guard let index = runs.firstIndex(where: { $0.glyphs.isEllipsis }),
      let glyphs = runs[index].glyphs.pointee.glyphs,
      let font = runs[index].glyphs.pointee.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font)
    else { return }
    let advance = (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) {
      $0 + Int(hb_font_get_glyph_h_advance(hbFont, glyphs.pointee.glyphs[$1].glyph))
    }
    let ellipsis = runs[index]
    let slack = ellipsis.width - advance
    guard slack > 0 else { return }
    runs[index].width = advance
    let isRightToLeft = lines[ellipsis.line].isRightToLeft
    let shift =
      switch alignment {
      case .leading: isRightToLeft ? slack : 0
      case .center: slack / 2
      case .trailing: isRightToLeft ? 0 : slack
      }
    for other in runs.indices where runs[other].line == ellipsis.line {
      runs[other].left += shift - (runs[other].left > ellipsis.left ? slack : 0)
    }
  }

  /// The left edge of the text: lines are aligned within the widest one, not within the wrapping
  /// width.
  var left: Int { runs.map(\.left).min() ?? 0 }

  /// The measures of the lines of a run, whose text they lay out.
  func measured(_ run: TextRun, _ text: SpannedText) -> MeasuredText {
    MeasuredText(
      run: run, metrics: metrics(gapCount: text.gapCount),
      isWhole: text.isParagraph && !runs.contains { $0.glyphs.isEllipsis })
  }

  private func metrics(gapCount: Int) -> TextMetrics {
    let scale = CGFloat(PANGO_SCALE)
    let left = left
    let right = runs.map { $0.left + $0.width }.max() ?? 0
    var metrics = TextMetrics(
      size: CGSize(width: CGFloat(right - left) / scale, height: CGFloat(height) / scale),
      firstBaseline: CGFloat(lines.first?.baseline ?? 0) / scale,
      lastBaseline: CGFloat(lines.last?.baseline ?? 0) / scale)
    metrics.gaps = Array(repeating: nil, count: gapCount)
    for (index, line) in lines.enumerated() {
      let own = runs.filter { $0.line == index }
      let (start, end) = (own.map(\.left).min() ?? left, own.map { $0.left + $0.width }.max())
      metrics.lines.append(
        CGRect(
          x: CGFloat(start - left) / scale, y: CGFloat(line.top) / scale,
          width: CGFloat((end ?? start) - start) / scale, height: CGFloat(line.height) / scale))
    }
    for run in runs where !run.glyphs.isEllipsis {
      guard let gap = run.piece.gap, let room = run.piece.span.gap else { continue }
      metrics.gaps[gap] = CGRect(
        x: CGFloat(run.left - left) / scale,
        y: CGFloat(run.baseline) / scale + room.descent - room.size.height,
        width: room.size.width, height: room.size.height)
    }
    return metrics
  }

  /// Extracts the glyphs and decorations.
  ///
  /// `families` gives the families that are tried for a face, in order.
  func shapedText(
    _ measured: MeasuredText, by outliner: GlyphOutliner, families: (FontFace) -> [String]
  ) -> ShapedText {
    let scale = CGFloat(PANGO_SCALE)
    let left = left
    var shaped = ShapedText(measured)
    for run in runs where run.piece.gap == nil || run.glyphs.isEllipsis {
      let origin = CGPoint(
        x: CGFloat(run.left - left) / scale, y: CGFloat(run.baseline) / scale)
      outliner.add(run.glyphs, at: origin, to: &shaped[run.piece.span.ink])
    }
    for run in runs {
      let span = run.piece.span
      let place = CGRect(
        x: CGFloat(run.left - left) / scale, y: CGFloat(run.baseline) / scale,
        width: CGFloat(run.width) / scale, height: 0)
      if let rule = span.underline {
        let line = TextDecoration(underlining: span.face, glyphs: run.glyphs)
        shaped[rule.ink].outline.addPath(line.outline(along: place, rule.pattern))
      }
      if let rule = span.strikethrough {
        let line = TextDecoration(strikingThrough: span.face, glyphs: run.glyphs)
        shaped[rule.ink].outline.addPath(line.outline(along: place, rule.pattern))
      }
    }
    for (ink, phrase) in phrases(families: families) { shaped[ink].phrases.append(phrase) }
    return shaped.completed
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether the glyphs are an ellipsis for truncated text.
  var isEllipsis: Bool {
    pointee.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }
}
