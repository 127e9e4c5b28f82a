import Foundation
import ScrollworkDrawing
public import ScrollworkGeometry
import ScrollworkStage

/// The anatomy of a scroll view: its container, content, safe area, margins, targets and thresholds.
struct AnatomyFigure: FigureKind {
  static let name = "anatomy"
  static let summary = "A scroll view with its insets, content, targets and thresholds, measured."
  static let width = 720.0

  /// The moment.
  var moment = FigureMoment.time(0)
  /// The structural name or the id of the scroll view; nil for the outermost.
  var scrollView: String?
  /// The parts to show; nil for all that there are.
  var parts: [ScrollViewPart]?
  /// The anchor of targets that is shown in the container and in a target; nil for none.
  var anchor: UnitPoint?
  /// Further annotations.
  var annotations: [Annotation] = []

  init(_ fields: inout FigureFields) throws(FigureError) {
    moment = try fields.moment("at") ?? moment
    scrollView = try fields.string("scroll")
    parts = try fields.choices("show", of: ScrollViewPart.self)
    anchor = try fields.unitPoint("anchor")
    annotations = try fields.annotations()
  }

  init(
    at moment: FigureMoment, of scrollView: String?, parts: [ScrollViewPart]?, anchor: UnitPoint?,
    annotations: [Annotation]
  ) {
    (self.moment, self.scrollView, self.parts) = (moment, scrollView, parts)
    (self.anchor, self.annotations) = (anchor, annotations)
  }

  var shownMoment: FigureMoment? {
    get { moment }
    set { moment = newValue ?? moment }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let time = try subject.time(of: moment, at: [.name("at")])
    let still = try subject.still(at: time)
    let markers = try subject.markers(of: scrollView, at: time, [.name("scroll")])
    let columns: Set<HorizontalEdge> = [.leading, .trailing]
    let frame = try StillWithColumns(canvas: still.displayList.canvas, columns: columns)
      .frame(on: page)
    let panel = StillPanel(still: still, frame: frame)
    panel.draw(on: &page)
    var drawing = ScrollViewAnatomy(markers: markers, panel: panel, anchor: anchor)
    let shown = parts ?? ScrollViewPart.allCases
    page.description.append(
      "The scroll view of \(subject.name) at \(FigureSubject.seconds(time)).")
    let notes = drawing.draw(shown, on: &page, within: panel.outline(page.theme))
    if let parts, let missing = parts.first(where: { !drawing.drawn.contains($0) }) {
      throw FigureError(
        "found \"\(missing.rawValue)\", which the scroll view does not have at "
          + "\(FigureSubject.seconds(time))"
          + (drawing.drawn.isEmpty
            ? ""
            : "; expected " + drawing.drawn.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")),
        at: [.name("show")])
    }
    let annotated = AnnotatedStill(subject: subject, still: still, annotations: annotations)
    let resolved = try annotated.resolve(in: panel)
    try AnnotationDrawing(
      panel: panel, resolved: resolved, columns: columns, columnWidth: StillWithColumns.column,
      notes: notes
    ).draw(on: &page)
    for note in notes {
      page.description.append("\(note.text): \(note.note ?? "").".replacing(": .", with: "."))
    }
    return [subject.source(still)]
  }
}

/// A part of a scroll view that a figure shows.
public enum ScrollViewPart: String, CaseIterable, Hashable, Sendable {
  /// The frame of the scroll view.
  case container
  /// The insets of the safe area.
  case safeArea = "safe-area"
  /// The content margins.
  case margins
  /// The area inside the insets, in which targets rest.
  case inside
  /// The frame of the content.
  case content
  /// The scroll targets in view.
  case targets
  /// Where the motion ends, and where it would end without a target.
  case target
  /// The lines between which transitions are at identity.
  case thresholds
}

extension FigureContent {
  /// The parts of a scroll view over its still, with their lengths.
  ///
  /// - Parameters:
  ///   - moment: The moment; the start by default.
  ///   - scrollView: The structural name or the id of a scroll view of SwiftUI; nil for the
  ///     outermost.
  ///   - parts: The parts; nil for all that there are.
  ///   - anchor: The anchor of targets that is shown in the container and in the nearest target;
  ///     nil for none.
  ///   - annotations: Further annotations.
  /// - Returns: The content.
  public static func anatomy(
    at moment: FigureMoment = .time(0), of scrollView: String? = nil,
    parts: [ScrollViewPart]? = nil, anchor: UnitPoint? = nil, annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(
      AnatomyFigure(
        at: moment, of: scrollView, parts: parts, anchor: anchor, annotations: annotations))
  }
}
