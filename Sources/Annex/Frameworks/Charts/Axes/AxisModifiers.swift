public import Foundation
public import ScrollworkLayout
public import ScrollworkViews

extension View {
  /// Sets the marks of the x axis of charts.
  public func chartXAxis<Content: AxisContent>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chart { $0.xAxis = .content { axesOf(content()) } }
  }

  /// Sets the marks of the y axis of charts.
  public func chartYAxis<Content: AxisContent>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    chart { $0.yAxis = .content { axesOf(content()) } }
  }

  /// Shows or hides the x axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Shows or hides the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Adds a title to the x axis of charts.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a title to the x axis of charts.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Adds a title to the x axis of charts.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Adds a title to the x axis of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.xTitles.append(title) }
  }

  /// Adds a title to the y axis of charts.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a title to the y axis of charts.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Adds a title to the y axis of charts.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Adds a title to the y axis of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.yTitles.append(title) }
  }

  /// Styles the plot of charts, by a modified view of it.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    chart { $0.plotStyles.append { AnyView(content($0)) } }
  }

  /// Places views behind charts.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Places views over charts.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }
}

/// The plot of a chart, to be modified.
public struct ChartPlotContent: View {
  let plot: AnyView

  /// The plot with its background.
  public var body: some View { plot }
}
