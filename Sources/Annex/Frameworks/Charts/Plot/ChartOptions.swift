import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// What modifiers around charts set.
struct ChartOptions {
  enum AxisChoice {
    case automatic, hidden
    case content(@MainActor () -> [AxisRecord])
  }

  struct Scale {
    var domain: (any ScaleDomain)?
    var padding: (start: CGFloat, end: CGFloat)?
    var type: ScaleType?
  }

  /// The looks of categories: by their names, or in the order of the categories.
  struct Category<Look> {
    var domain: [PlotValue]?
    var range: [Look] = []
    var mapping: ((PlotValue) -> Look?)?
  }

  struct Legend {
    var isHidden = false
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
  }

  struct ProxyLayer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }

  var xAxis = AxisChoice.automatic
  var yAxis = AxisChoice.automatic
  var xScale = Scale()
  var yScale = Scale()
  var styles = Category<AnyShapeStyle>()
  var symbols = Category<MarkSymbol>()
  var strokes = Category<StrokeStyle>()
  var symbolAreas: ClosedRange<CGFloat>?
  var legend = Legend()
  var xTitles: [AxisTitle] = []
  var yTitles: [AxisTitle] = []
  var plotStyles: [@MainActor (ChartPlotContent) -> AnyView] = []
  var backgrounds: [ProxyLayer] = []
  var overlays: [ProxyLayer] = []
  /// The selections that a touch at a point of the plot updates; nil ends them.
  var selections: [@MainActor (ChartProxy, CGPoint?) -> Void] = []
  var scrollableAxes: Axis.Set = []
  var visibleX: Double?
  var visibleY: Double?
  var scrollX: ChartScrollLink?
  var scrollY: ChartScrollLink?
  var target: ChartScrollTarget?
}

/// The value at the start of the visible part of a scrollable chart.
struct ChartScrollLink {
  let value: @MainActor () -> PlotValue?
  let set: (@MainActor (PlotValue) -> Void)?
}

extension EnvironmentValues {
  private enum ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
  }

  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions) { change(&$0) }
  }
}
