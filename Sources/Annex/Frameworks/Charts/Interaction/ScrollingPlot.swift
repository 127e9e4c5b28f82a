import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// A plot that is larger than its window: the labels along the axis scroll with it.
struct ScrollingPlot: View {
  let plan: ChartPlan
  let plot: PlotView
  let xLabels: [PlacedLabel]
  let bottom: CGFloat
  @State private var position = ScrollPosition()
  /// Whether the content has been moved: where it begins is not told.
  @State private var isMoved = false
  @State private var reported: PlotValue?

  var body: some View {
    GeometryReader { window in
      let size = CGSize(
        width: window.size.width * share(.horizontal),
        height: window.size.height * share(.vertical))
      ScrollView(plan.options.scrollableAxes, showsIndicators: false) {
        ChartLayout(insets: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)) {
          plot.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
            .layoutValue(key: ChartLayout.RoleKey.self, value: .plot)
          AxisLabels(labels: xLabels)
        }
        .frame(width: size.width, height: size.height)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(
        ValueTargetBehavior(target: plan.options.target, scale: plan.x, length: size.width)
      )
      .onAppear { start(size) }
      .onScrollPhaseChange { _, phase in if phase != .idle { isMoved = true } }
      .onChange(of: plan.options.scrollX?.value()) { _, value in
        if value != reported { start(size) }
      }
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, offset in
        report(offset, size)
      }
    }
  }

  /// The length of an axis in windows.
  private func share(_ axis: Axis) -> Double {
    let scale = axis == .horizontal ? plan.x : plan.y
    let visible = axis == .horizontal ? plan.options.visibleX : plan.options.visibleY
    guard plan.options.scrollableAxes.contains(axis == .horizontal ? .horizontal : .vertical),
      let scale, let visible, visible > 0
    else { return 1 }
    switch scale.kind {
    case .categories(let names): return max(1, Double(names.count) / visible)
    case .continuous(let range, _):
      return max(1, (range.upperBound - range.lowerBound) / visible)
    }
  }

  private func start(_ size: CGSize) {
    guard let part = plan.options.scrollX?.value().flatMap({ startPart(of: $0) }) else { return }
    position.scrollTo(x: part * size.width)
  }

  /// The part of the x axis at which a value begins.
  private func startPart(of value: PlotValue) -> Double? {
    guard let scale = plan.x, let part = scale.part(of: value) else { return nil }
    return scale.isCategorical ? part - scale.step / 2 : part
  }

  private func report(_ offset: CGPoint, _ size: CGSize) {
    guard isMoved else { return }
    if let set = plan.options.scrollX?.set, let x = plan.x, size.width > 0 {
      set(x.value(at: min(1, max(0, offset.x / size.width))))
      // What was set may have been rounded.
      reported = plan.options.scrollX?.value()
    }
    if let set = plan.options.scrollY?.set, let y = plan.y, size.height > 0 {
      set(y.value(at: 1 - min(1, max(0, offset.y / size.height))))
    }
  }
}

/// Ends scrolls of a chart at values.
struct ValueTargetBehavior: ScrollTargetBehavior {
  let target: ChartScrollTarget?
  let scale: PlotScale?
  let length: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let unit = self.target?.unit, length > 0 else { return }
    let offset = target.rect.minX
    let limit = max(0, length - context.containerSize.width)
    var aligned = offset
    switch unit {
    case .pages:
      let page = max(1, context.containerSize.width)
      aligned = (offset / page).rounded() * page
    case .number(let unit):
      guard let range = scale?.range, unit > 0 else {
        aligned = alignedStep(offset)
        break
      }
      let step = unit / (range.upperBound - range.lowerBound) * length
      if step > 0 { aligned = (offset / step).rounded() * step }
    case .moments(let components):
      guard let scale, let number = scale.value(at: offset / length).number,
        let moment = Self.nearest(components, to: number)
      else { return }
      aligned = scale.part(of: moment) * length
    }
    target.rect.origin.x = min(limit, max(0, aligned))
  }

  private func alignedStep(_ offset: CGFloat) -> CGFloat {
    let step = (scale?.step ?? 0) * length
    return step > 0 ? (offset / step).rounded() * step : offset
  }

  /// The moment of a calendar that is nearest.
  private static func nearest(_ components: DateComponents, to number: Double) -> Double? {
    let date = Date(timeIntervalSinceReferenceDate: number)
    let calendar = Calendar.current
    let found = [Calendar.SearchDirection.forward, .backward].compactMap {
      calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: $0)
    }
    return found.map(\.timeIntervalSinceReferenceDate).min { abs($0 - number) < abs($1 - number) }
  }
}
