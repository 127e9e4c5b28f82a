public import ScrollworkUIKit

/// A part of a chart beside its values.
@MainActor @preconcurrency open class ComponentBase: NSObject {
  /// Whether the component is enabled.
  open var enabled = true
  /// Whether the component is enabled.
  open var isEnabled: Bool { enabled }
  /// The room beside it.
  open var xOffset: CGFloat = 5
  /// The room above it.
  open var yOffset: CGFloat = 5
  /// The part with its defaults.
  public override init() {}
}

/// The base of the axes of charts.
open class AxisBase: ComponentBase {
  /// The font of the words.
  open var labelFont = UIFont.systemFont(ofSize: 10)
  /// The color of the words.
  open var labelTextColor = UIColor.label
  /// The color of the line.
  open var axisLineColor = UIColor.gray
  /// The width of the line.
  open var axisLineWidth: CGFloat = 0.5
  /// The color of the grid.
  open var gridColor = UIColor.gray.withAlphaComponent(0.9)
  /// The width of the grid.
  open var gridLineWidth: CGFloat = 0.5
  /// The dashes of the grid.
  open var gridLineDashLengths: [CGFloat]?
  /// Whether the grid is drawn.
  open var drawGridLinesEnabled = true
  /// Whether the line is drawn.
  open var drawAxisLineEnabled = true
  /// Whether the words are drawn.
  open var drawLabelsEnabled = true
  /// Whether words are between places.
  open var centerAxisLabelsEnabled = false
  /// The least step between words.
  open var granularity = 1.0 { didSet { granularityEnabled = true } }
  /// Whether the least step applies.
  open var granularityEnabled = false
  /// The number of words.
  open var labelCount = 6
  /// Whether the number of words is exact.
  open var forceLabelsEnabled = false
  /// The value formatter of the axis base.
  open var valueFormatter: (any AxisValueFormatter)?
  /// The least value; nil for that of the values.
  var least: Double?
  /// The greatest value; nil for that of the values.
  var greatest: Double?

  /// The axis minimum of the axis base.
  open var axisMinimum: Double {
    get { least ?? 0 }
    set { least = newValue }
  }
  /// The axis maximum of the axis base.
  open var axisMaximum: Double {
    get { greatest ?? 0 }
    set { greatest = newValue }
  }
  /// Sets the number of words.
  open func setLabelCount(_ count: Int, force: Bool) {
    (labelCount, forceLabelsEnabled) = (count, force)
  }
  /// Lets the values say the least one.
  open func resetCustomAxisMin() { least = nil }
  /// Lets the values say the greatest one.
  open func resetCustomAxisMax() { greatest = nil }
}

/// The axis of places.
open class XAxis: AxisBase {
  /// Where the words are.
  public enum LabelPosition: Int, Sendable {
    case top, bottom, bothSided, topInside, bottomInside
  }

  /// Where the words are.
  open var labelPosition = LabelPosition.top
  /// The angle of the words, which are level.
  open var labelRotationAngle: CGFloat = 0
  /// Whether the first and the last words are kept inside.
  open var avoidFirstLastClippingEnabled = false
}

/// The axis of values.
open class YAxis: AxisBase {
  /// The sides of axes.
  public enum AxisDependency: Int, Sendable {
    case left, right
  }
  /// The positions of axis labels.
  public enum LabelPosition: Int, Sendable {
    case outsideChart, insideChart
  }

  /// Where words are, which is outside.
  open var labelPosition = LabelPosition.outsideChart
  /// The part of the range above the values.
  open var spaceTop: CGFloat = 0.1
  /// The part of the range below the values.
  open var spaceBottom: CGFloat = 0.1
  /// Whether the line at zero is drawn.
  open var drawZeroLineEnabled = false
}

/// The colors and words of the sets.
open class Legend: ComponentBase {
  /// The shapes of colors.
  public enum Form: Int, Sendable {
    case none, empty, `default`, square, circle, line
  }
  /// The horizontal alignments of a legend.
  public enum HorizontalAlignment: Int, Sendable {
    case left, center, right
  }
  /// The vertical alignments of a legend.
  public enum VerticalAlignment: Int, Sendable {
    case top, center, bottom
  }
  /// The directions of words.
  public enum Orientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The shape of colors.
  open var form = Form.square
  /// The size of colors.
  open var formSize: CGFloat = 8
  /// The font of the legend.
  open var font = UIFont.systemFont(ofSize: 10)
  /// The color of the words.
  open var textColor = UIColor.label
  /// The horizontal alignment of the legend.
  open var horizontalAlignment = HorizontalAlignment.left
  /// The vertical place, which is the bottom.
  open var verticalAlignment = VerticalAlignment.bottom
  /// The direction, which is a row.
  open var orientation = Orientation.horizontal
  /// Whether the legend is drawn inside the chart.
  open var drawInside = false
}

/// Words in the corner of a chart.
open class Description: ComponentBase {
  /// The text of the description.
  open var text: String? = ""
  /// The font of the description.
  open var font = UIFont.systemFont(ofSize: 8)
  /// The text color of the description.
  open var textColor = UIColor.label
}

/// The delegate for a chart.
@MainActor @preconcurrency public protocol ChartViewDelegate: AnyObject {
  /// A value was chosen.
  func chartValueSelected(
    _ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight)
  /// No value is chosen any more.
  func chartValueNothingSelected(_ chartView: ChartViewBase)
}

extension ChartViewDelegate {
  /// The default implementation, which does nothing.
  public func chartValueSelected(
    _ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight
  ) {}
  /// The default implementation, which does nothing.
  public func chartValueNothingSelected(_ chartView: ChartViewBase) {}
}

/// The curves of animations; charts show their end at once.
public enum ChartEasingOption: Int, Sendable {
  case linear, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic
  case easeInQuart, easeOutQuart, easeInOutQuart, easeInSine, easeOutSine, easeInOutSine
  case easeInExpo, easeOutExpo, easeInOutExpo, easeInCirc, easeOutCirc, easeInOutCirc
  case easeInElastic, easeOutElastic, easeInOutElastic, easeInBack, easeOutBack, easeInOutBack
  case easeInBounce, easeOutBounce, easeInOutBounce
}
