import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The curves of a scene, with the names of what they show.
@MainActor struct CurveData {
  let figure: CurvesFigure
  let samples: SceneSamples
  let scroll: ScrollViewName?
  private let axis: Axis
  let views: [EffectView]

  /// The number of views of one panel that are told apart.
  private static let most = 6

  /// The greatest number that a curve shows; others are gaps, as are those that are not numbers.
  private static let greatest = 1e9

  /// The curves of samples.
  ///
  /// - Throws: A ``FigureError`` for names that are not there.
  init(_ figure: CurvesFigure, _ samples: SceneSamples) throws(FigureError) {
    (self.figure, self.samples) = (figure, samples)
    let isScrolled = figure.base == .offset || figure.quantities.contains(where: \.isOfScrollView)
    let wantsPhases =
      figure.marks.contains(.phases) && !samples.reports.allSatisfy { $0.scrollViews.isEmpty }
    scroll =
      isScrolled || figure.scroll != nil || wantsPhases
      ? try samples.scrollView(figure.scroll) : nil
    axis = figure.axis ?? scroll.map { samples.movingAxis(of: $0) } ?? .vertical
    guard figure.quantities.contains(where: { !$0.isOfScrollView }) else {
      views = []
      return
    }
    let needsPhase = figure.quantities.contains(.progress)
    views =
      figure.views.isEmpty
      ? samples.allViews(byWords: true) { !needsPhase || $0.progress != nil }
      : try samples.views(figure.views)
    guard !views.isEmpty, views.count <= Self.most else {
      let names = views.map(\.title).prefix(10).joined(separator: ", ")
      throw FigureError(
        views.isEmpty
          ? "found no views with effects that follow scrolling, expected some in this span"
          : "found \(views.count) views with effects, expected \"of\" with up to \(Self.most) of "
            + "them: \(names)", at: [.name("of")])
    }
  }

  // MARK: The chart

  /// The chart of the curves.
  func chart(_ span: ClosedRange<Double>) throws(FigureError) -> Chart {
    let panels = figure.quantities.map { quantity in
      ChartPanel(
        title: title(quantity), unit: quantity.unit, lines: lines(quantity),
        include: quantity.include, height: height)
    }
    guard figure.base == .offset else {
      return Chart(
        panels: panels, axis: .time(span),
        strips: samples.strips(figure.marks, of: scroll, in: span))
    }
    let range = ClosedRange(around: samples.reports.compactMap(base))
    return Chart(
      panels: panels, axis: ChartAxis(range: range, unit: "pt", name: "content offset"))
  }

  /// The height of a panel: fewer panels are higher.
  private var height: CGFloat {
    switch figure.quantities.count {
    case 1: 220
    case 2: 150
    default: 112
    }
  }

  func title(_ quantity: ChartQuantity) -> String {
    // The one view of a panel is named in its title.
    !quantity.isOfScrollView && views.count == 1
      ? "\(quantity.title) of \(views[0].title)" : quantity.title
  }

  func lines(_ quantity: ChartQuantity) -> [ChartLine] {
    if quantity.isOfScrollView {
      return [line("", 0) { value(quantity, nil, $0) }]
    }
    return views.enumerated().map { index, view in
      line(views.count == 1 ? "" : view.title, index) { value(quantity, view, $0) }
    }
  }

  private func line(
    _ name: String, _ style: Int, _ value: (StillReport) -> Double?
  ) -> ChartLine {
    var runs: [[CGPoint]] = []
    var isGap = true
    for report in samples.reports {
      guard let y = value(report), let x = base(report), abs(y) <= Self.greatest else {
        isGap = true
        continue
      }
      if isGap { runs.append([]) }
      isGap = false
      runs[runs.count - 1].append(CGPoint(x: x, y: y))
    }
    return ChartLine(name: name, runs: runs, style: style)
  }

  private func base(_ report: StillReport) -> Double? {
    if figure.base == .time { return report.time }
    // Effects follow the offset as drawn.
    let offset = report.scrollViews.first { ScrollViewName($0) == scroll }?.snappedOffset
    return offset.map { Double(axis == .horizontal ? $0.x : $0.y) }
  }

  func value(
    _ quantity: ChartQuantity, _ view: EffectView?, _ report: StillReport
  ) -> Double? {
    if let view {
      let effects = report.effects(of: view)
      return effects.isEmpty ? nil : quantity.value(of: effects)
    }
    guard let scroll, let found = report.scrollViews.first(where: { ScrollViewName($0) == scroll })
    else { return nil }
    return quantity.value(of: found, axis)
  }

  // MARK: The dot

  /// Adds dots with readings at a time.
  func point(at time: Double, in chart: inout Chart) {
    let report = samples.subject.stage.report(at: time)
    guard let x = base(report), chart.axis.range.contains(x) else { return }
    chart.strips.append(
      ChartStrip(
        spans: [
          ChartStrip.Span(
            range: x...x,
            name: figure.base == .time
              ? FigureSubject.seconds(time) : ChartNumber.reading(x, "pt"), color: .ink)
        ], isShaded: false, keys: [.name("dot")]))
    for (index, quantity) in figure.quantities.enumerated() {
      let owners = quantity.isOfScrollView ? [nil] : views.map(Optional.some)
      chart.panels[index].readings = owners.enumerated().compactMap { style, view in
        guard let y = value(quantity, view, report), abs(y) <= Self.greatest else { return nil }
        return ChartPanel.Reading(
          point: CGPoint(x: x, y: y), text: ChartNumber.reading(y, quantity.unit), style: style)
      }
    }
  }

  // MARK: Sources

  /// The names and digests of the curves.
  var sources: [Figure.Source] {
    figure.quantities.flatMap { quantity in
      lines(quantity).map { line in
        let view = line.name.isEmpty && !quantity.isOfScrollView ? views.first?.title : line.name
        let owner = view.map { $0.isEmpty ? "" : " of \($0)" } ?? ""
        return Figure.Source(
          name: "\(quantity.title.lowercased())\(owner) in \(samples.subject.name)",
          digest: "\(ContentDigest(of: Data(line.canonical.utf8)))")
      }
    }
  }
}
