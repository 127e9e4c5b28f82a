import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The glyph runs and lines of laid out text.
///
/// Pango breaks and shapes the lines; their heights and baselines are those of the faces' line metrics.
struct ShapedLines {
  /// A glyph run: a part of a line in one font and style.
  struct Run {
    var glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// The layout that shaped it.
    var layout: OpaquePointer
    /// The left edge and the width, in Pango units.
    var left, width: Int
    /// The distance from the top of the text to the baseline, in points.
    var baseline: CGFloat
    /// The index of the line.
    var line: Int
    var piece: SpannedText.Piece
  }

  /// A line; lengths are in points, from the top of the text.
  struct Line {
    var top, height, baseline: CGFloat
    var isRightToLeft: Bool
    /// The width of the space at which the line was broken, in Pango units.
    var hangingSpace: Int
  }

  private(set) var runs: [Run] = []
  private(set) var lines: [Line] = []
  /// The left edge of the text, in Pango units: lines are aligned within the widest one, not within the
  /// wrapping width.
  private(set) var left = 0
  /// The width beyond the drawn text, in Pango units.
  ///
  /// - Source: measured on Apple's frameworks: a wrapped text is as wide as its widest line with the space at
  ///   which that is broken, within the width that it is offered.
  private var hang = 0
  private let run: TextRun
  /// The leading below the last line so far.
  private var leading: CGFloat = 0

  /// Collects the lines of a run's layouts, stacked from top to bottom.
  init(_ layouts: [TextLayout], of run: TextRun) {
    self.run = run
    for textLayout in layouts { add(textLayout) }
    align()
  }

  private mutating func add(_ textLayout: TextLayout) {
    let ranges = textLayout.text.ranges
    guard let last = ranges.last else { return }
    let iterator = pango_layout_get_iter(textLayout.layout)
    defer { pango_layout_iter_free(iterator) }
    let scale = CGFloat(PANGO_SCALE)
    var (box, first) = (LineBox(), runs.count)
    repeat {
      guard let glyphs = pango_layout_iter_get_run_readonly(iterator) else {
        // An empty run ends a line.
        let line = pango_layout_iter_get_line_readonly(iterator)
        if box.isEmpty {
          let start = Int(line?.pointee.start_index ?? 0)
          let face = (ranges.last { $0.range.lowerBound <= start } ?? last).piece.span.face
          if let metrics = face.systemMetrics {
            box.add(metrics)
          } else {
            box.add(emptyLineAt: iterator, leading: face.leading)
          }
        }
        end(line, box, from: first)
        (box, first) = (LineBox(), runs.count)
        continue
      }
      var place = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &place)
      let offset = Int(glyphs.pointee.item.pointee.offset)
      let piece = (ranges.first { $0.range.contains(offset) } ?? last).piece
      if let gap = piece.span.gap, !glyphs.isEllipsis { box.add(gap) }
      if let metrics = piece.span.face.systemMetrics {
        box.add(metrics, raised: piece.span.baselineOffset)
      } else if piece.span.gap == nil || glyphs.isEllipsis {
        box.add(piece.span, measuredAt: iterator)
      }
      let raised =
        pango_layout_iter_get_baseline(iterator) - pango_layout_iter_get_run_baseline(iterator)
      runs.append(
        Run(
          glyphs: glyphs, layout: textLayout.layout, left: Int(place.x), width: Int(place.width),
          baseline: -CGFloat(raised) / scale, line: lines.count, piece: piece))
    } while pango_layout_iter_next_run(iterator) != 0
  }

  /// Ends a line with the runs from `first`, and puts them on its baseline.
  private mutating func end(
    _ line: UnsafeMutablePointer<PangoLayoutLine>?, _ box: LineBox, from first: Int
  ) {
    var top: CGFloat = 0
    if let last = lines.last {
      // - Source: measured on Apple's frameworks: the larger of the leading and the line spacing.
      let distance =
        run.lineSpacing > 0 ? max(leading, run.lineSpacing) : leading + run.lineSpacing
      top = last.top + last.height + distance
    }
    leading = box.leading ?? 0
    let baseline = top + box.ascent
    for index in runs.indices[first...] { runs[index].baseline += baseline }
    let lastRun = runs[first...].max { $0.offset < $1.offset }
    var space: Int?
    if let line, let lastRun { space = hangingSpace(after: line, lastRun) }
    lines.append(
      Line(
        top: top, height: box.ascent + box.descent, baseline: baseline,
        isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
        hangingSpace: space ?? 0))
  }

  /// The width of the space at which a line is broken, in Pango units: Pango gives it none; nil for a line
  /// that ends a paragraph or is broken in a word.
  private func hangingSpace(
    after line: UnsafeMutablePointer<PangoLayoutLine>, _ lastRun: Run
  ) -> Int? {
    let end = Int(line.pointee.start_index + line.pointee.length)
    guard end > 0, let text = pango_layout_get_text(lastRun.layout), text[end] != 0,
      text[end] != UInt8(ascii: "\n"), text[end - 1] == UInt8(ascii: " "),
      let font = lastRun.glyphs.pointee.item.pointee.analysis.font,
      let hbFont = pango_font_get_hb_font(font)
    else { return nil }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(hbFont, 0x20, &glyph) != 0 else { return nil }
    return Int(hb_font_get_glyph_h_advance(hbFont, glyph))
      + lastRun.piece.span.tracking.pangoUnits
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
    align()
  }

  /// Finds the left edge and the width beyond the drawn text, once the runs are in their places.
  private mutating func align() {
    let leftmost = runs.map(\.left).min() ?? 0
    hang = hangingWidth
    let isRightToLeft = lines.first?.isRightToLeft ?? false
    left =
      switch run.alignment {
      case .center: leftmost - hang / 2
      case .leading: isRightToLeft ? leftmost - hang : leftmost
      case .trailing: isRightToLeft ? leftmost : leftmost - hang
      }
  }

  /// The width by which the widest line with its space is wider than the drawn text, within the width that
  /// the text is offered.
  private var hangingWidth: Int {
    guard let width = run.width, lines.contains(where: { $0.hangingSpace > 0 }) else { return 0 }
    var edges: [(left: Int, right: Int)?] = Array(repeating: nil, count: lines.count)
    for run in runs {
      let (left, right) = (run.left, run.left + run.width)
      let known = edges[run.line] ?? (left, right)
      edges[run.line] = (min(known.left, left), max(known.right, right))
    }
    let widest =
      zip(lines, edges).map { line, edges in
        line.hangingSpace > 0 ? line.hangingSpace + (edges.map { $0.right - $0.left } ?? 0) : 0
      }.max() ?? 0
    return max(0, min(widest, width.pangoUnits) - runs.drawnWidth)
  }

  /// The measures of the lines of a run, whose text they lay out.
  func measured(_ run: TextRun, _ text: SpannedText) -> MeasuredText {
    MeasuredText(
      run: run, metrics: metrics(gapCount: text.gapCount),
      isWhole: text.isParagraph && !runs.contains { $0.glyphs.isEllipsis })
  }

  private func metrics(gapCount: Int) -> TextMetrics {
    let scale = CGFloat(PANGO_SCALE)
    let left = left
    let bottom = lines.last.map { $0.top + $0.height } ?? 0
    var metrics = TextMetrics(
      size: CGSize(width: CGFloat(runs.drawnWidth + hang) / scale, height: bottom),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0)
    metrics.gaps = Array(repeating: nil, count: gapCount)
    for (index, line) in lines.enumerated() {
      let own = runs.filter { $0.line == index }
      let (start, end) = (own.map(\.left).min() ?? left, own.map { $0.left + $0.width }.max())
      metrics.lines.append(
        CGRect(
          x: CGFloat(start - left) / scale, y: line.top,
          width: CGFloat((end ?? start) - start) / scale, height: line.height))
    }
    for run in runs where !run.glyphs.isEllipsis {
      guard let gap = run.piece.gap, let room = run.piece.span.gap else { continue }
      metrics.gaps[gap] = CGRect(
        x: CGFloat(run.left - left) / scale,
        y: run.baseline + room.descent - room.size.height,
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
        x: CGFloat(run.left - left) / scale, y: run.baseline)
      outliner.add(run.glyphs, at: origin, to: &shaped[run.piece.span.ink])
    }
    for run in runs {
      let span = run.piece.span
      let place = CGRect(
        x: CGFloat(run.left - left) / scale, y: run.baseline,
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

extension Collection<ShapedLines.Run> {
  /// The distance from the leftmost to the rightmost edge, in Pango units.
  fileprivate var drawnWidth: Int {
    (map { $0.left + $0.width }.max() ?? 0) - (map(\.left).min() ?? 0)
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// Whether the glyphs are an ellipsis for truncated text.
  var isEllipsis: Bool {
    pointee.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }
}
