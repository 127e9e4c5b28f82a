import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The drawing of the annotations of a still: marks on it, labels beside it, a legend beneath.
struct AnnotationDrawing {
  let panel: StillPanel
  let resolved: [ResolvedAnnotation]
  /// The columns of callouts.
  var columns: Set<HorizontalEdge> = []
  var columnWidth: CGFloat = 0
  /// Further notes in the columns.
  var notes: [CalloutColumns.Note] = []

  /// Draws the annotations, and moves the top of the page below them.
  ///
  /// - Throws: A ``FigureError`` for marks that would cover each other.
  func draw(on page: inout FigurePage) throws(FigureError) {
    var legend: [String] = []
    try drawMarks(on: &page, &legend)
    let bottom = drawColumns(on: &page)
    page.top = max(panel.frame.maxY, bottom) + 2 * page.grid
    BadgeLegend(entries: legend).draw(on: &page)
    describe(on: &page)
  }

  /// Draws the veil, the highlights and the marks of the still.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - legend: The texts of badges, in the order of their numbers; those of this still are added.
  /// - Throws: A ``FigureError`` for marks that would cover each other.
  func drawMarks(on page: inout FigurePage, _ legend: inout [String]) throws(FigureError) {
    drawVeil(on: &page)
    for annotation in resolved where annotation.annotation.kind == .highlight {
      annotation.outlines.forEach { page.outline($0, page.palette.blue, on: panel) }
    }
    let dots = resolved.filter { $0.annotation.kind == .callout }.flatMap { callout in
      (callout.annotation.side.map { [$0] } ?? [.leading, .trailing].filter(columns.contains))
        .map { site(of: callout, $0, page) }
    }
    var marks = StillMarks(
      panel: panel, legend: legend, beside: page.labels, dots: dots,
      words: page.words)
    for annotation in resolved { try marks.draw(annotation, on: &page) }
    legend = marks.legend
  }

  /// The veil over all but the anchors of the annotations that dim.
  private func drawVeil(on page: inout FigurePage) {
    let dimming = resolved.filter { $0.annotation.kind == .dim }
    guard !dimming.isEmpty else { return }
    var path = panel.outline(page.theme)
    for outline in dimming.flatMap(\.outlines) { path.addPath(outline) }
    // The clip: an anchor may reach beyond the still.
    page.draw([
      .layer(
        Layer(
          LayerContent([.command(.fill(path, .color(page.palette.veil), evenOdd: true))]),
          clip: panel.outline(page.theme)))
    ])
  }

  /// The end of a leader from a side: beside the words of the still.
  private func site(
    of resolved: ResolvedAnnotation, _ side: HorizontalEdge, _ page: FigurePage
  ) -> CGPoint {
    page.clearest(of: resolved.sites(side), to: side, of: panel.frame)
  }

  private func drawColumns(on page: inout FigurePage) -> CGFloat {
    var notes = notes
    for resolved in resolved {
      let annotation = resolved.annotation
      switch annotation.kind {
      case .callout:
        notes.append(
          CalloutColumns.Note(
            text: annotation.text ?? "", note: annotation.note,
            sites: (site(of: resolved, .leading, page), site(of: resolved, .trailing, page)),
            side: annotation.side,
            color: page.palette.blue))
      case .bracket:
        let side = annotation.side ?? .trailing
        let x = page.bracket(along: resolved.whole, of: panel.frame, side, page.palette.blue)
        let tip = CGPoint(x: x, y: resolved.whole.midY)
        notes.append(
          CalloutColumns.Note(
            text: annotation.text ?? "", note: annotation.note, sites: (tip, tip), side: side,
            color: page.palette.blue, hasDot: false))
      default: continue
      }
    }
    guard !notes.isEmpty else { return panel.frame.maxY }
    return CalloutColumns(picture: panel.frame, columns: columns, width: columnWidth)
      .draw(notes, on: &page)
  }

  /// Adds the labels to the description of the page.
  func describe(on page: inout FigurePage) {
    for annotation in resolved.map(\.annotation) {
      guard let text = annotation.text else { continue }
      let subject: String? =
        if case .view(let name, _) = annotation.anchor, name != text {
          "\u{201C}\(name)\u{201D}"
        } else { nil }
      let words = [text.asSentence, annotation.note].compactMap(\.self).joined(separator: " ")
      page.description.append((subject.map { "\($0): \(words)" } ?? words).asSentence)
    }
  }
}

extension String {
  /// The text with a full stop at the end, unless it ends a sentence already.
  var asSentence: String { last.map { ".!?".contains($0) } ?? true ? self : self + "." }
}

extension FigurePage {
  /// Strokes the outline of a view on a halo of paper, as far as it is on a still.
  ///
  /// - Parameters:
  ///   - path: The outline.
  ///   - color: The color.
  ///   - panel: The still.
  ///   - part: The part of the canvas in which the view is visible; nil for all of it.
  ///   - dash: The dashes; none for a solid line.
  ///   - opacity: The opacity of line and halo.
  ///   - width: The width; that of a line by default.
  mutating func outline(
    _ path: Path, _ color: Color.Resolved, on panel: StillPanel, within part: CGRect? = nil,
    dash: [CGFloat] = [], opacity: Double = 1, width: CGFloat? = nil
  ) {
    // A view at the edge of the still shows the whole line.
    let visible = part?.applying(panel.map).intersection(panel.frame) ?? panel.frame
    guard !visible.isNull else { return }
    let clip = visible.insetBy(dx: -theme.line / 2 - 1, dy: -theme.line / 2 - 1)
    mark(
      path, color, width: width ?? theme.line, dash: dash, opacity: opacity, within: Path(clip))
  }

  /// Draws a bracket beside a picture along a part of its height.
  ///
  /// - Returns: The x of its tip.
  mutating func bracket(
    along part: CGRect, of picture: CGRect, _ side: HorizontalEdge, _ color: Color.Resolved
  ) -> CGFloat {
    let out: CGFloat = side == .leading ? -1 : 1
    let edge = side == .leading ? picture.minX : picture.maxX
    let (near, far, tip) = (edge + out * 4, edge + out * 8, edge + out * 12)
    let (top, bottom) = (max(part.minY, picture.minY) + 1, min(part.maxY, picture.maxY) - 1)
    let path = Path { path in
      path.move(to: CGPoint(x: near, y: top))
      path.addLine(to: CGPoint(x: far, y: top))
      path.addLine(to: CGPoint(x: far, y: bottom))
      path.addLine(to: CGPoint(x: near, y: bottom))
      path.move(to: CGPoint(x: far, y: (top + bottom) / 2))
      path.addLine(to: CGPoint(x: tip, y: (top + bottom) / 2))
    }
    mark(path, color, halo: nil)
    return tip
  }
}
