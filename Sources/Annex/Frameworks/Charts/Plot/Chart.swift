import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A view that shows data as marks, between axes.
///
/// Marks are shapes and labels are texts, so a change of the data animates as other views do.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options

  /// A chart of marks.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  /// A chart with marks for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The plot, its axes and its legend.
  public var body: some View {
    let marks = marksOf(content)
    ChartSizing {
      GeometryReader { geometry in
        ChartBody(plan: ChartPlan(marks, options, in: geometry.size))
      }
    }
    .environment(\.chartOptions, ChartOptions())
  }
}

/// Gives a chart its size without a proposal.
struct ChartSizing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ChartLayout.standardSize)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The frame of the plot of a chart.
enum PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A chart of a known size.
struct ChartBody: View {
  let plan: ChartPlan

  var body: some View {
    let options = plan.options
    framed
      .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
        layers(options.backgrounds, anchor)
      }
      .overlayPreferenceValue(PlotFrameKey.self) { anchor in
        layers(options.overlays, anchor)
      }
      .overlayPreferenceValue(PlotFrameKey.self) { anchor in
        if !options.selections.isEmpty { ChartSelection(plan: plan, anchor: anchor) }
      }
  }

  @ViewBuilder private func layers(
    _ layers: [ChartOptions.ProxyLayer], _ anchor: Anchor<CGRect>?
  ) -> some View {
    if !layers.isEmpty, let anchor {
      GeometryReader { geometry in
        let proxy = plan.proxy(anchor, geometry[anchor].size)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height,
              alignment: layers[index].alignment)
        }
      }
    }
  }

  private var framed: some View {
    let (xAxis, yAxis) = (plan.axis(.horizontal), plan.axis(.vertical))
    let isScrolling = !plan.options.scrollableAxes.isEmpty
    let plot = PlotView(items: plan.items(), grid: yAxis.lines + xAxis.lines)
    let legend = plan.legend()
    let titles = self.titles
    let bottom: CGFloat = isScrolling && !xAxis.labels.isEmpty ? Self.scrolledLabels : 0
    return ChartLayout(bottom: bottom) {
      if let legend { legend.view.layoutValue(key: ChartLayout.RoleKey.self, value: legend.role) }
      ForEach(titles.indices, id: \.self) { index in
        titles[index].view
          .layoutValue(key: ChartLayout.RoleKey.self, value: titles[index].role)
      }
      if isScrolling {
        ScrollingPlot(plan: plan, plot: plot, xLabels: xAxis.labels, bottom: bottom)
          .layoutValue(key: ChartLayout.RoleKey.self, value: .window)
        AxisLabels(labels: yAxis.labels)
      } else {
        styled(plot).layoutValue(key: ChartLayout.RoleKey.self, value: .plot)
        AxisLabels(labels: xAxis.labels + yAxis.labels)
      }
    }
  }

  /// The height of labels that scroll with a plot.
  private static var scrolledLabels: CGFloat { 17 }

  private func styled(_ plot: PlotView) -> some View {
    var view = AnyView(plot)
    for style in plan.options.plotStyles { view = style(ChartPlotContent(plot: view)) }
    return view.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
  }

  private var titles: [(view: AnyView, role: ChartRole)] {
    let role = { (title: ChartOptions.AxisTitle, side: AnnotationPosition.Kind, a: Alignment) in
      ChartRole.title(
        title.position == .automatic ? side : title.position.kind, title.alignment ?? a,
        spacing: title.spacing ?? 4)
    }
    let view = { (title: ChartOptions.AxisTitle, isTurned: Bool) in
      AnyView(
        TurnedTitle(isTurned: isTurned) {
          title.content.font(.caption2).foregroundStyle(Color.secondary)
        })
    }
    return plan.options.xTitles.map { (view($0, false), role($0, .bottom, .center)) }
      + plan.options.yTitles.map { title in
        let isTurned = title.position == .leading || title.position == .trailing
        return (view(title, isTurned), role(title, .top, .trailing))
      }
  }
}

/// The labels and ticks around a plot.
struct AxisLabels: View {
  let labels: [PlacedLabel]

  var body: some View {
    ForEach(labels.indices, id: \.self) { index in
      let label = labels[index]
      // A label that is proposed no room is not shown.
      ViewThatFits {
        label.view.fixedSize()
        Color.clear.frame(width: 0, height: 0)
      }
      .layoutValue(key: ChartLayout.RoleKey.self, value: .label(label.place))
    }
  }
}

/// A title, turned by a quarter beside a vertical axis.
struct TurnedTitle<Content: View>: View {
  let isTurned: Bool
  @ViewBuilder let content: Content

  var body: some View {
    if isTurned {
      TurningLayout { content.fixedSize().rotationEffect(.degrees(90)) }
    } else {
      content
    }
  }
}

/// Gives a turned view the room that it takes.
struct TurningLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

extension ChartPlan {
  func proxy(_ anchor: Anchor<CGRect>?, _ size: CGSize) -> ChartProxy {
    ChartProxy(x: x, y: y, angles: angles(), anchor: anchor, plotSize: size)
  }
}
