import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A still with its annotations: columns of callouts beside it and a legend beneath.
@MainActor struct AnnotatedStill {
  let subject: FigureSubject
  let still: Still
  let annotations: [Annotation]
  /// Draws what the annotations are on; the still by default.
  var picture: (StillPanel, inout FigurePage) throws(FigureError) -> Void = {
    (panel, page) throws(FigureError) in panel.draw(on: &page)
  }

  /// The columns of callouts that the annotations need.
  ///
  /// Up to three labels without a side stand at the right, unless a bracket is there.
  var columns: Set<HorizontalEdge> {
    let labels = annotations.filter { $0.kind == .callout || $0.kind == .bracket }
    var columns = Set(labels.compactMap { $0.kind == .bracket ? $0.side ?? .trailing : $0.side })
    let free = labels.count { $0.kind == .callout && $0.side == nil }
    if free > 3 { return [.leading, .trailing] }
    if free > 0 {
      let hasBracketRight = labels.contains { $0.kind == .bracket && $0.side != .leading }
      columns.insert(hasBracketRight ? .leading : .trailing)
    }
    return columns
  }

  /// Draws the still, centered on the page.
  ///
  /// - Throws: A ``FigureError`` for an anchor that is not there, or a page that is too narrow.
  func draw(on page: inout FigurePage) throws(FigureError) {
    let columns = columns
    let frame = try StillWithColumns(canvas: still.displayList.canvas, columns: columns)
      .frame(on: page)
    let panel = StillPanel(still: still, frame: frame)
    try picture(panel, &page)
    let drawing = AnnotationDrawing(
      panel: panel, resolved: try resolve(in: panel), columns: columns,
      columnWidth: StillWithColumns.column)
    try drawing.draw(on: &page)
  }

  /// The annotations with their anchors.
  func resolve(in panel: StillPanel) throws(FigureError) -> [ResolvedAnnotation] {
    let views = annotations.isEmpty ? [] : subject.views(at: still.time)
    var resolved: [ResolvedAnnotation] = []
    var mistakes: [FigureError] = []
    for annotation in annotations {
      do throws(FigureError) {
        if let number = annotation.still, number > 1 {
          throw FigureError(
            "found still \(number), expected 1, as the figure has one still", at: annotation.keys)
        }
        resolved.append(try ResolvedAnnotation(annotation, subject, in: panel, views))
      } catch { mistakes.append(error) }
    }
    if let error = FigureError(mistakes) { throw error }
    return resolved
  }
}
