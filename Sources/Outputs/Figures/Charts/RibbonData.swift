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
    guard !views.isEmpty, views.count <= Self.most else {
      throw FigureError(
        views.isEmpty
          ? "found no views with scroll transitions, expected some in this span"
          : "found \(views.count) views with scroll transitions, expected \"of\" with up to "
            + "\(Self.most) of them: \(views.map(\.title).prefix(10).joined(separator: ", "))",
        at: [.name("of")])
    }
    name = samples.subject.name
    let base: [(place: Double, report: StillReport)]
    if figure.base == .time {
      base = samples.reports.map { ($0.time, $0) }
      axis = .time(span)
    } else {
      let scroll = try samples.scrollView(figure.scroll)
      let axis = samples.movingAxis(of: scroll)
      // Phases follow the offset as drawn, whenever it is there.
      base = samples.reports.compactMap { report in
        let offset = report.scrollViews.first { ScrollViewName($0) == scroll }?.snappedOffset
        return offset.map { (Double(axis == .horizontal ? $0.x : $0.y), report) }
      }.sorted { ($0.place, $0.report.time) < ($1.place, $1.report.time) }
      self.axis = ChartAxis(
        range: ClosedRange(around: base.map(\.place)), unit: "pt", name: "content offset")
    }
    strips =
      figure.marks.isEmpty
      ? []
      : samples.strips(
        figure.marks,
        of: figure.marks.contains(.phases) ? try samples.scrollView(figure.scroll) : nil, in: span)
    rows = views.map { view in
      Row(view.title, base.map { ($0.place, $0.report.effects(of: view)) })
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
      "Phases of scroll transitions in \(name) over \(over), from "
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
    self.title = title
    bands = samples.spans { $0.lazy.compactMap(\.phase).first }.compactMap { phase, range in
      phase.map { RibbonData.Band(phase: $0, range: range) }
    }
    var progress: [[CGPoint]] = []
    var isGap = true
    for (place, effects) in samples {
      guard let value = effects.lazy.compactMap(\.progress).first else {
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
