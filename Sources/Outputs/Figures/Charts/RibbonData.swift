import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage

/// The phases of views over time or over the content offset.
@MainActor struct RibbonData {
  /// A view with its phases.
  struct Row {
    let title: String
    /// The spans of the phases, from left to right; the view is not visible between them.
    let bands: [Band]
    /// The progress, in parts between which the view is not visible.
    let progress: [[CGPoint]]
  }

  /// A span of one phase.
  struct Band: Equatable {
    let phase: ScrollTransitionPhase
    let range: ClosedRange<Double>
  }

  /// The rows, in view order.
  let rows: [Row]
  /// The horizontal axis.
  let axis: ChartAxis
  /// The strips above the rows.
  let strips: [ChartStrip]
  /// Whether the phases are those of places: the scene has no scroll transitions.
  let followsPlaces: Bool
  private let name: String

  /// The number of rows, at most.
  private static let most = 24

  /// The ribbons of samples.
  ///
  /// - Throws: A ``FigureError`` for names that are not there, or too many views.
  init(
    _ figure: RibbonFigure, _ samples: SceneSamples, _ span: ClosedRange<Double>
  ) throws(FigureError) {
    let views =
      figure.views.isEmpty
      ? samples.allViews(byWords: figure.naming == .words) { $0.phase != nil }
      : try samples.views(figure.views)
    // Without transitions, the places of rows say when they enter and leave.
    let places = views.isEmpty ? try samples.rowPlaces(of: figure.scroll, [.name("scroll")]) : []
    followsPlaces = views.isEmpty
    let titles = views.map(\.title) + places.map(\.title)
    guard !titles.isEmpty, views.count <= Self.most else {
      throw FigureError(
        titles.isEmpty
          ? "found no views with scroll transitions and no rows, expected some in this span"
          : "found \(titles.count) views, expected \"of\" with up to \(Self.most) of them: "
            + titles.prefix(10).joined(separator: ", "), at: [.name("of")])
    }
    name = samples.subject.name
    let place: (StillReport) -> Double?
    if figure.base == .time {
      place = { $0.time }
      axis = .time(span)
    } else {
      let scroll = try samples.scrollView(figure.scroll)
      let axis = samples.movingAxis(of: scroll)
      // Phases follow the offset as drawn, whenever it is there.
      place = { report in
        let offset = report.scrollViews.first { ScrollViewName($0) == scroll }?.snappedOffset
        return offset.map { Double(axis == .horizontal ? $0.x : $0.y) }
      }
      self.axis = ChartAxis(
        range: ClosedRange(around: samples.reports.compactMap(place)), unit: "pt",
        name: "content offset")
    }
    strips =
      figure.marks.isEmpty
      ? []
      : samples.strips(
        figure.marks,
        of: figure.marks.contains(.phases) ? try samples.scrollView(figure.scroll) : nil, in: span)
    func along<Value>(_ samples: [(report: StillReport, value: Value)]) -> [(Double, Value)] {
      samples.compactMap { report, value in place(report).map { ($0, report.time, value) } }
        .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { ($0.0, $0.2) }
    }
    let reports = samples.reports
    rows =
      views.map { view in
        Row(view.title, along(reports.map { ($0, $0.effects(of: view)) }))
      }
      + places.prefix(Self.most).map { row in
        Row(row.title, along(row.places.map { ($0.report, $0.place) }))
      }
  }

  // MARK: Words

  /// Sentences that say what the ribbons show, with numbers.
  func description(_ span: ClosedRange<Double>) -> [String] {
    let isTime = axis.unit == "s"
    let over = isTime ? "time" : "content offset"
    func spell(_ value: Double) -> String {
      isTime ? FigureSubject.seconds(value) : ChartNumber.reading(value, "pt")
    }
    return [
      (followsPlaces ? "The places of rows" : "Phases of scroll transitions")
        + " in \(name) over \(over), from "
        + "\(spell(axis.range.lowerBound)) to \(spell(axis.range.upperBound))."
    ]
      + rows.map { row in
        guard !row.bands.isEmpty else { return "\(row.title): not visible." }
        let bands = row.bands.map {
          "\($0.phase.name) from \(spell($0.range.lowerBound)) to "
            + "\(spell($0.range.upperBound))"
        }
        return "\(row.title): \(bands.joined(separator: ", "))."
      }
  }

  /// The names and digests of the rows.
  var sources: [Figure.Source] {
    rows.map { row in
      let bands = row.bands.map {
        "\($0.phase.name) \(Decimal3.spell($0.range.lowerBound)) "
          + Decimal3.spell($0.range.upperBound)
      }
      let line = ChartLine(name: row.title, runs: row.progress, style: 0)
      let text = ([line.canonical] + bands).joined(separator: "\n")
      return Figure.Source(
        name: "phases of \(row.title) in \(name)", digest: "\(ContentDigest(of: Data(text.utf8)))")
    }
  }
}

extension RibbonData.Row {
  /// The row of a view by the reports of its effects along the axis; none where it is not visible.
  init(_ title: String, _ samples: [(Double, [ChildReport])]) {
    self.init(
      title, samples, phase: { $0.lazy.compactMap(\.phase).first },
      progress: { $0.lazy.compactMap(\.progress).first })
  }

  /// The row of a view by its places along the axis; nil where it is not visible.
  init(_ title: String, _ samples: [(Double, RowPlace?)]) {
    self.init(title, samples, phase: { $0?.phase }, progress: { $0?.progress })
  }

  private init<Value>(
    _ title: String, _ samples: [(Double, Value)],
    phase: (Value) -> ScrollTransitionPhase?, progress value: (Value) -> Double?
  ) {
    self.title = title
    bands = samples.spans(phase).compactMap { phase, range in
      phase.map { RibbonData.Band(phase: $0, range: range) }
    }
    var progress: [[CGPoint]] = []
    var isGap = true
    for (place, sample) in samples {
      guard let value = value(sample) else {
        isGap = true
        continue
      }
      if isGap { progress.append([]) }
      isGap = false
      progress[progress.count - 1].append(CGPoint(x: place, y: value))
    }
    self.progress = progress
  }
}

extension ScrollTransitionPhase {
  /// The color in charts.
  var chartColor: ChartInk {
    switch self {
    case .topLeading: .blue
    case .identity: .quiet
    case .bottomTrailing: .orange
    }
  }
}
