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

  /// The height of a still, at most.
  ///
  /// - Source: chosen: a phone on a page beside its callouts.
  static let height: CGFloat = 460
  /// The width of a column of callouts.
  ///
  /// - Source: chosen: five or six words a line.
  static let column: CGFloat = 172
  /// The least width of a still beside callouts.
  ///
  /// - Source: chosen: smaller text in a phone is not read.
  static let leastWidth: CGFloat = 120

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
    let beside = CGFloat(columns.count) * (Self.column + CalloutColumns.gap)
    let canvas = still.displayList.canvas
    let natural = min(canvas.width * Self.height / canvas.height, canvas.width)
    let width = min(page.contentWidth - beside, natural)
    guard width >= min(Self.leastWidth, natural) else {
      let needed = Self.leastWidth + beside + 2 * page.theme.margin
      throw FigureError(
        "found a width of \(Decimal3.spell(page.width)) pt, expected at least "
          + "\(Decimal3.spell(needed.rounded(.up))) pt for a still with its callouts",
        at: [.name("width")])
    }
    let left =
      columns.contains(.leading) ? page.left + Self.column + CalloutColumns.gap : page.left
    let right =
      columns.contains(.trailing) ? page.right - Self.column - CalloutColumns.gap : page.right
    let frame = CGRect(
      x: (left + right - width) / 2, y: page.top, width: width,
      height: width * canvas.height / canvas.width)
    let panel = StillPanel(still: still, frame: frame)
    try picture(panel, &page)
    let drawing = AnnotationDrawing(
      panel: panel, resolved: try resolve(in: panel), columns: columns, columnWidth: Self.column)
    try drawing.draw(on: &page)
  }

  /// The annotations with their anchors.
  func resolve(in panel: StillPanel) throws(FigureError) -> [ResolvedAnnotation] {
    let views = annotations.isEmpty ? [] : subject.views(at: still.time)
    var resolved: [ResolvedAnnotation] = []
    for annotation in annotations {
      resolved.append(try ResolvedAnnotation(annotation, subject, in: panel, views))
    }
    return resolved
  }
}
