import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// Two stills beside each other: two scenes at one moment, or one scene at two.
struct BeforeAfterFigure: FigureKind {
  static let name = "before-after"
  static let summary = "Two panels: a scene against another, or at two moments, with what changes."
  static let width = 720.0
  static let compares = true

  /// What is outlined.
  enum Highlight: String, CaseIterable { case changes, none }

  /// The moments, one or two; the end of the script by default.
  var moments: [FigureMoment] = [.end]
  /// The headings; empty for those that the stills have.
  var labels: [String] = []
  /// What is outlined.
  var highlight = Highlight.none
  /// The annotations, on the panels with the numbers 1 and 2.
  var annotations: [Annotation] = []

  init(
    moments: [FigureMoment], labels: [String], highlight: Highlight, annotations: [Annotation]
  ) {
    (self.moments, self.labels) = (moments, labels)
    (self.highlight, self.annotations) = (highlight, annotations)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moments = try fields.moments("at") ?? moments
    guard (1...2).contains(moments.count) else {
      throw FigureError(
        "found \(moments.count) moments, expected one or two", at: fields.keys("at"))
    }
    labels = try fields.strings("labels") ?? labels
    guard labels.isEmpty || labels.count == 2 else {
      throw FigureError(
        "found \(labels.count) labels, expected two", at: fields.keys("labels"))
    }
    highlight = try fields.choice("highlight", of: Highlight.self) ?? highlight
    annotations = try fields.annotations()
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subjects = [cast.main, cast.other ?? cast.main]
    guard cast.other != nil || moments.count == 2 else {
      throw FigureError(
        "found one scene at one moment, expected \"against\" with another scene, or \"at\" with two "
          + "moments", at: [.name("at")])
    }
    var stills: [Still] = []
    for (index, subject) in subjects.enumerated() {
      let moment = moments[min(index, moments.count - 1)]
      let keys: [FigureKey] = [.name("at")] + (moments.count > 1 ? [.index(index)] : [])
      stills.append(try subject.still(at: try subject.time(of: moment, at: keys)))
    }
    let changes = ViewChanges(
      from: subjects[0].views(at: stills[0].time), to: subjects[1].views(at: stills[1].time))
    let headings = labels.isEmpty ? ["Before", "After"] : labels
    let times = SeriesTime.spell(stills.map(\.time))
    let notes = (0..<2).map { index in
      subjects[0].name == subjects[1].name
        ? times[index] : "\(subjects[index].name), \(times[index])"
    }
    page.description.append(
      (0..<2).map { "\(headings[$0]): \(subjects[$0].name) at \(times[$0])." }
        .joined(separator: " "))
    let panels = try Self.panels(stills, headings, notes, on: &page)
    var several = try SeveralStills(annotations, count: 2, kind: Self.name)
    if highlight == .changes {
      page.description.append(changes.sentence)
      changes.draw(on: panels, &page)
    }
    for (index, panel) in panels.enumerated() {
      try several.draw(on: panel, number: index + 1, of: subjects[index], &page)
    }
    several.drawLegend(on: &page)
    return zip(subjects, stills).map { $0.source($1) }
  }

  /// The least width of a still.
  ///
  /// - Source: chosen: smaller ones are not seen beside each other.
  private static let leastWidth: CGFloat = 60

  /// Draws the stills with one factor, so that their sizes compare, beneath their headings.
  @MainActor static func panels(
    _ stills: [Still], _ headings: [String], _ notes: [String], on page: inout FigurePage
  ) throws(FigureError) -> [StillPanel] {
    let sizes = stills.map(\.displayList.canvas)
    let gap = 4 * page.grid
    let factor = min(
      1, StillWithColumns.height / max(sizes[0].height, sizes[1].height),
      (page.contentWidth - gap) / (sizes[0].width + sizes[1].width))
    guard factor * min(sizes[0].width, sizes[1].width) >= Self.leastWidth else {
      throw FigureError(
        "found a width of \(Decimal3.spell(page.width)) pt, in which the stills are not seen; "
          + "expected a larger one", at: [.name("width")])
    }
    let widths = sizes.map { ($0.width * factor * 2).rounded(.down) / 2 }
    var x = page.left + ((page.contentWidth - widths[0] - gap - widths[1]) / 2).rounded(.down)
    var tops: [CGFloat] = []
    for index in 0..<2 {
      let point = CGPoint(x: x, y: page.top)
      let head = page.write(headings[index], .heading, at: point, width: widths[index])
      let note = page.write(
        notes[index], .note, at: CGPoint(x: x, y: head.maxY), width: widths[index])
      tops.append(note.maxY)
      x += widths[index] + gap
    }
    let top = (max(tops[0], tops[1]) + page.grid).rounded()
    x -= widths[0] + widths[1] + 2 * gap
    var panels: [StillPanel] = []
    for (index, still) in stills.enumerated() {
      let height = (sizes[index].height * factor * 2).rounded() / 2
      let panel = StillPanel(
        still: still, frame: CGRect(x: x, y: top, width: widths[index], height: height))
      panel.draw(on: &page)
      page.top = max(page.top, panel.frame.maxY + 2 * page.grid)
      panels.append(panel)
      x += widths[index] + gap
    }
    return panels
  }
}

extension ViewChanges {
  /// The outlines on each still, at most.
  ///
  /// - Source: chosen: more are noise; a change of the whole screen needs no outlines.
  private static let most = 40

  /// Outlines the changed views: dashed before, solid after.
  fileprivate func draw(on panels: [StillPanel], _ page: inout FigurePage) {
    for change in changes.prefix(Self.most) {
      for (view, panel, dash) in [
        (change.before, panels[0], [4, 3]), (change.after, panels[1], []),
      ] as [(SeenView?, StillPanel, [CGFloat])] {
        guard let view, view.visible != nil else { continue }
        page.outline(
          view.outline.applying(panel.map), page.palette.orange, on: panel,
          within: view.visible, dash: dash)
      }
    }
  }
}

extension FigureContent {
  /// Two stills beside each other: of the two scenes of a cast, or of one at two moments.
  ///
  /// - Parameters:
  ///   - moments: One moment for both scenes, or one for each panel.
  ///   - labels: The headings; "Before" and "After" by default.
  ///   - highlightsChanges: Whether the views that change are outlined.
  ///   - annotations: The annotations, each on the panel with its number.
  /// - Precondition: There are one or two moments, and two labels or none.
  /// - Returns: The content.
  public static func beforeAfter(
    at moments: [FigureMoment] = [.end], labels: [String] = [], highlightsChanges: Bool = false,
    annotations: [Annotation] = []
  ) -> FigureContent {
    precondition((1...2).contains(moments.count), "\(moments.count) moments, expected one or two")
    precondition([0, 2].contains(labels.count), "\(labels.count) labels, expected none or two")
    return FigureContent(
      BeforeAfterFigure(
        moments: moments, labels: labels, highlight: highlightsChanges ? .changes : .none,
        annotations: annotations))
  }
}
