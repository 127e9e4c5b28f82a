import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import Yams

/// Several moments in one picture: ghosts by age, and the trails of views.
struct OnionFigure: FigureKind {
  static let name = "onion"
  static let summary = "An onion skin: ghosts of older moments in a still, and motion trails."
  static let width = 640.0

  /// The form in which older moments are seen.
  enum Ghosts: String, CaseIterable { case pictures, outlines }

  /// The views that have trails.
  enum Trails: Hashable {
    /// A few that move far: see ``TrailSamples/choice()``.
    case chosen
    /// Those of these names; none for an empty list.
    case views([String])
  }

  /// The moments.
  var moments: MomentChoice
  /// The form of the ghosts.
  var ghosts = Ghosts.outlines
  /// The trails.
  var trails = Trails.views([])
  /// The annotations of the newest still.
  var annotations: [Annotation] = []

  init(_ moments: MomentChoice, ghosts: Ghosts, trails: Trails, annotations: [Annotation]) {
    (self.moments, self.ghosts) = (moments, ghosts)
    (self.trails, self.annotations) = (trails, annotations)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moments = try MomentChoice(&fields, count: 5)
    ghosts = try fields.choice("ghosts", of: Ghosts.self) ?? ghosts
    if let flag = fields.node("trails")?.bool {
      trails = flag ? .chosen : .views([])
    } else {
      trails = .views(try fields.strings("trails") ?? [])
    }
    annotations = try fields.annotations()
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let times = try moments.times(in: subject).sorted()
    var stills: [Still] = []
    for time in times { stills.append(try subject.still(at: time)) }
    guard let newest = stills.last else { return [] }
    let trails = try trails(in: subject, times)
    let words = SeriesTime.spell(times)
    describe(trails, subject, words, on: &page)
    var hasTimes = false
    var annotated = AnnotatedStill(subject: subject, still: newest, annotations: annotations)
    let hasColumns = !annotated.columns.isEmpty
    annotated.picture = { (panel, page) throws(FigureError) in
      switch ghosts {
      case .pictures: drawPictures(stills, in: panel, on: &page)
      case .outlines:
        panel.draw(on: &page)
        if trails.isEmpty {
          try drawRows(of: subject, times, in: panel, on: &page)
        } else {
          drawOutlines(trails, subject, times, in: panel, on: &page)
        }
      }
      let drawing = TrailDrawing(trails: trails, exposures: times, panel: panel)
      drawing.draw(on: &page)
      // Leaders of callouts would run over times beside the dots.
      hasTimes = !hasColumns && drawing.drawTimes(on: &page)
    }
    try annotated.draw(on: &page)
    if !hasTimes { ExposureKey(times: words).draw(on: &page) }
    return stills.map(subject.source)
  }

  /// The stills over each other, each with its weight.
  private func drawPictures(_ stills: [Still], in panel: StillPanel, on page: inout FigurePage) {
    for (still, opacity) in zip(stills, ExposureWeights(count: stills.count).opacities) {
      page.draw(StillPanel(still: still, frame: panel.frame).picture(page.theme, opacity: opacity))
    }
    panel.drawFrame(on: &page)
  }

  /// The outlines of the views with trails at the older moments.
  @MainActor private func drawOutlines(
    _ trails: [MotionTrail], _ subject: FigureSubject, _ times: [Double], in panel: StillPanel,
    on page: inout FigurePage
  ) {
    let ages = ExposureWeights(count: times.count).ages
    for (time, age) in zip(times, ages).dropLast() {
      let views = subject.views(at: time)
      for (trail, color) in zip(trails, page.palette.series) {
        guard trail.center(at: time) != nil,
          let view = try? subject.view(trail.name, among: views, at: [])
        else { continue }
        page.outline(
          view.outline.applying(panel.map), color, on: panel, within: view.visible,
          opacity: age)
      }
    }
  }

  /// The outlines of the rows of the outermost scroll view at the older moments, those that moved since
  /// then.
  @MainActor private func drawRows(
    of subject: FigureSubject, _ times: [Double], in panel: StillPanel, on page: inout FigurePage
  ) throws(FigureError) {
    let ages = ExposureWeights(count: times.count).ages
    let newest = try Self.rows(of: subject, at: times.last ?? 0).map(\.view.bounds)
    var seen = newest
    for (time, age) in zip(times, ages).dropLast().reversed() {
      for row in try Self.rows(of: subject, at: time) {
        let bounds = row.view.bounds
        // Equal outlines of two moments are one.
        guard row.view.visible != nil, !seen.contains(where: { $0.isNear(bounds) }) else {
          continue
        }
        seen.append(bounds)
        page.outline(
          row.view.outline.applying(panel.map), page.palette.blue, on: panel,
          within: row.view.visible, opacity: age, width: page.theme.hairline)
      }
    }
  }

  /// The rows of the outermost scroll view at a time; none in a scene that does not scroll.
  @MainActor private static func rows(
    of subject: FigureSubject, at time: Double
  ) throws(FigureError) -> [ScrolledRow] {
    guard let scroll = subject.stage.markersOfAllScrollViews(at: time).first else { return [] }
    return subject.rows(of: scroll.name, at: time)
  }

  @MainActor private func trails(
    in subject: FigureSubject, _ times: [Double]
  ) throws(FigureError) -> [MotionTrail] {
    let names: [String]
    switch trails {
    case .views(let list): names = list
    case .chosen: names = []
    }
    guard trails == .chosen || !names.isEmpty else {
      return []
    }
    let samples = try TrailSamples(of: subject, exposures: times)
    if trails == .chosen {
      let chosen = samples.choice()
      guard !chosen.isEmpty else {
        throw FigureError(
          "found no view with an id that moves on the screen, expected the names of views",
          at: [.name("trails")])
      }
      return chosen
    }
    guard names.count <= FigurePalette.light.series.count else {
      throw FigureError(
        "found \(names.count) trails, expected at most \(FigurePalette.light.series.count), one "
          + "for each color", at: [.name("trails")])
    }
    var list: [MotionTrail] = []
    for name in names {
      let keys: [FigureKey] = [.name("trails")]
      var found: (view: SeenView, time: Double)?
      var failure: FigureError?
      for time in times.reversed() where found == nil {
        do throws(FigureError) {
          found = (try subject.view(name, among: subject.views(at: time), at: keys), time)
        } catch { failure = failure ?? error }
      }
      guard let found else { throw failure ?? FigureError("found no moments", at: keys) }
      let trail = samples.trail(name, of: found.view.view, at: found.time)
      guard let trail else {
        throw FigureError(
          "found \"\(name)\" on the screen at one moment only, expected a view that moves", at: keys
        )
      }
      list.append(trail)
    }
    return list
  }

  @MainActor private func describe(
    _ trails: [MotionTrail], _ subject: FigureSubject, _ times: [String],
    on page: inout FigurePage
  ) {
    let form = ghosts == .pictures ? "the newest strongest" : "older ones as outlines"
    page.description.append(
      "\(times.count) moments of \(subject.name) in one picture, \(form): "
        + "\(times.joined(separator: ", ")).")
    for trail in trails {
      guard let first = trail.points.first, let last = trail.points.last else { continue }
      let (x, y) = (last.center.x - first.center.x, last.center.y - first.center.y)
      let parts = [
        abs(x) >= 0.5
          ? "\(DecimalText.spell(abs(x), places: 0)) pt \(x < 0 ? "left" : "right")" : nil,
        abs(y) >= 0.5 ? "\(DecimalText.spell(abs(y), places: 0)) pt \(y < 0 ? "up" : "down")" : nil,
      ].compactMap(\.self)
      let motion = parts.isEmpty ? "back to where it was" : parts.joined(separator: " and ")
      page.description.append("The center of \u{201C}\(trail.name)\u{201D} moves \(motion).")
    }
  }
}

extension CGRect {
  /// Whether no edge is farther than a point from that of the other.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(maxX - other.maxX) < 1
      && abs(maxY - other.maxY) < 1
  }
}

/// The form in which an onion skin shows older moments.
public enum OnionGhosts: Hashable, Sendable {
  /// Pictures, the newest strongest.
  case pictures
  /// Outlines of the views with trails, of rows without any, over the newest still.
  case outlines
}

extension FigureContent {
  /// An onion skin: several moments in one picture.
  ///
  /// - Parameters:
  ///   - moments: The moments.
  ///   - ghosts: The form in which older moments are seen.
  ///   - trails: The names of the views with trails; nil for a few that move far.
  ///   - annotations: The annotations of the newest still.
  /// - Returns: The content.
  public static func onion(
    _ moments: MomentChoice = .chosen(5), ghosts: OnionGhosts = .outlines,
    trails: [String]? = [], annotations: [Annotation] = []
  ) -> FigureContent {
    FigureContent(
      OnionFigure(
        moments, ghosts: ghosts == .pictures ? .pictures : .outlines,
        trails: trails.map { .views($0) } ?? .chosen, annotations: annotations))
  }
}
