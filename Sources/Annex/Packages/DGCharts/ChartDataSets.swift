public import ScrollworkUIKit

/// The values of a chart that belong together.
@MainActor @preconcurrency open class ChartDataSet: NSObject {
  /// The entries of the chart data set.
  open var entries: [ChartDataEntry]
  /// The words in the legend.
  open var label: String?
  /// The colors of the chart data set.
  open var colors: [UIColor] = [
    UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
  ]
  /// The colors of the values.
  open var valueColors: [UIColor] = [.label]
  /// The color of the values.
  open var valueTextColor: UIColor {
    get { valueColors[0] }
    set { valueColors = [newValue] }
  }
  /// The font of the values.
  open var valueFont = UIFont.systemFont(ofSize: 7)
  /// The words of the values.
  open var valueFormatter: (any ValueFormatter)?
  /// Whether values are written.
  open var drawValuesEnabled = true
  /// Whether pictures are drawn.
  open var drawIconsEnabled = true
  /// Whether a finger chooses values.
  open var highlightEnabled = true
  /// Whether the set is shown.
  open var visible = true
  /// The color of a choice.
  open var highlightColor = UIColor(red: 1, green: 187 / 255, blue: 115 / 255, alpha: 1)
  /// The width of the lines of a choice.
  open var highlightLineWidth: CGFloat = 0.5
  /// The axis that the values belong to.
  open var axisDependency = YAxis.AxisDependency.left

  /// Creates a data set with entries and a label.
  public init(entries: [ChartDataEntry], label: String = "DataSet") {
    (self.entries, self.label) = (entries, label)
  }

  /// Values with words, as they were spelled before.
  public convenience init(values: [ChartDataEntry]?, label: String?) {
    self.init(entries: values ?? [], label: label ?? "DataSet")
  }

  /// Creates an empty chart data set.
  public convenience override init() { self.init(entries: []) }

  /// The number of values.
  open var entryCount: Int { entries.count }
  /// The value at a position.
  open func entryForIndex(_ i: Int) -> ChartDataEntry? {
    entries.indices.contains(i) ? entries[i] : nil
  }
  /// Adds an entry to the set.
  @discardableResult open func addEntry(_ e: ChartDataEntry) -> Bool {
    entries.append(e)
    return true
  }
  /// Appends an entry to the set.
  open func append(_ newElement: ChartDataEntry) { entries.append(newElement) }
  /// Sets the only color.
  open func setColor(_ color: UIColor) { colors = [color] }
  /// Sets the only color.
  open func setColor(_ color: UIColor, alpha: CGFloat) {
    colors = [color.withAlphaComponent(alpha)]
  }
  /// Sets the colors of the entries.
  open func setColors(_ colors: UIColor...) { self.colors = colors }
  /// Sets the colors of the entries.
  open func setColors(_ colors: [UIColor], alpha: CGFloat = 1) {
    self.colors = colors.map { alpha < 1 ? $0.withAlphaComponent(alpha) : $0 }
  }

  func color(_ index: Int) -> UIColor { colors.isEmpty ? .clear : colors[index % colors.count] }
}

/// The values of a line.
open class LineChartDataSet: ChartDataSet {
  /// How points are joined.
  public enum Mode: Int, Sendable {
    case linear, stepped, cubicBezier, horizontalBezier
  }

  /// How points are joined.
  open var mode = Mode.linear
  /// The curvature of cubic curves.
  open var cubicIntensity: CGFloat = 0.2
  /// The line width of the line chart data set.
  open var lineWidth: CGFloat = 1
  /// The line dash lengths of the line chart data set.
  open var lineDashLengths: [CGFloat]?
  /// The shape of the ends.
  open var lineCapType = CGLineCap.butt
  /// The radius of circles.
  open var circleRadius: CGFloat = 8
  /// The radius of the holes of circles.
  open var circleHoleRadius: CGFloat = 4
  /// The colors of circles.
  open var circleColors: [UIColor] = [
    UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
  ]
  /// The color of the holes of circles.
  open var circleHoleColor: UIColor? = .white
  /// Whether circles are drawn.
  open var drawCirclesEnabled = true
  /// Whether circles have holes.
  open var drawCircleHoleEnabled = true
  /// Whether the area below is filled.
  open var drawFilledEnabled = false
  /// The color of the area.
  open var fillColor = UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
  /// The opacity of the area.
  open var fillAlpha: CGFloat = 0.33
  /// Whether a choice has a line across.
  open var drawHorizontalHighlightIndicatorEnabled = true
  /// Whether a choice has a line down.
  open var drawVerticalHighlightIndicatorEnabled = true

  /// Sets the only color of circles.
  open func setCircleColor(_ color: UIColor) { circleColors = [color] }
  /// Sets the colors of circles.
  open func setCircleColors(_ colors: UIColor...) { circleColors = colors }
}

/// The values of bars.
open class BarChartDataSet: ChartDataSet {
  /// The words of the parts.
  open var stackLabels: [String] = []
  /// The width of borders.
  open var barBorderWidth: CGFloat = 0
  /// The color of borders.
  open var barBorderColor = UIColor.black
  /// The opacity of a choice.
  open var highlightAlpha: CGFloat = 120 / 255
  /// The color behind bars.
  open var barShadowColor = UIColor(white: 215 / 255, alpha: 1)
}

/// The values of slices.
open class PieChartDataSet: ChartDataSet {
  /// Where words and values are.
  public enum ValuePosition: Int, Sendable {
    case insideSlice, outsideSlice
  }

  /// The room between slices.
  open var sliceSpace: CGFloat = 0
  /// How far a choice moves out.
  open var selectionShift: CGFloat = 18
  /// Where words are, which is inside.
  open var xValuePosition = ValuePosition.insideSlice
  /// Where values are, which is inside.
  open var yValuePosition = ValuePosition.insideSlice
  /// The color of the words.
  open var entryLabelColor: UIColor?
  /// The font of the words.
  open var entryLabelFont: UIFont?

  /// Creates a data set of slices with a label.
  public override init(entries: [ChartDataEntry], label: String = "DataSet") {
    super.init(entries: entries, label: label)
    valueTextColor = .white
    valueFont = .systemFont(ofSize: 13)
  }
}

/// The sets of values of a chart.
@MainActor @preconcurrency open class ChartData: NSObject {
  /// The data sets of the chart data.
  open var dataSets: [ChartDataSet]

  /// Creates chart data with data sets.
  public init(dataSets: [ChartDataSet]) { self.dataSets = dataSets }
  /// Creates chart data of one set.
  public convenience init(dataSet: ChartDataSet) { self.init(dataSets: [dataSet]) }
  /// Creates empty chart data.
  public convenience override init() { self.init(dataSets: []) }

  /// The number of values.
  open var entryCount: Int { dataSets.map(\.entryCount).reduce(0, +) }
  /// The number of sets.
  open var dataSetCount: Int { dataSets.count }
  /// Adds a data set.
  open func addDataSet(_ newElement: ChartDataSet) { dataSets.append(newElement) }
  /// Appends a data set.
  open func append(_ newElement: ChartDataSet) { dataSets.append(newElement) }
  /// Sets the words of all values.
  open func setValueFormatter(_ formatter: any ValueFormatter) {
    for set in dataSets { set.valueFormatter = formatter }
  }
  /// Sets the color of all values.
  open func setValueTextColor(_ color: UIColor) {
    for set in dataSets { set.valueTextColor = color }
  }
  /// Sets the font of all values.
  open func setValueFont(_ font: UIFont) {
    for set in dataSets { set.valueFont = font }
  }
  /// Sets whether values are written.
  open func setDrawValues(_ enabled: Bool) {
    for set in dataSets { set.drawValuesEnabled = enabled }
  }
}

/// The sets of a chart of lines.
open class LineChartData: ChartData {}

/// The sets of a chart of bars.
open class BarChartData: ChartData {
  /// The width of bars, in the unit of the axis.
  open var barWidth = 0.85

  /// Puts the bars of one place beside each other.
  open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
    let width = groupSpace + Double(dataSets.count) * (barWidth + barSpace)
    for (number, set) in dataSets.enumerated() {
      for (index, entry) in set.entries.enumerated() {
        entry.x =
          fromX + Double(index) * width + groupSpace / 2 + Double(number) * (barWidth + barSpace)
          + (barSpace + barWidth) / 2
      }
    }
  }
}

/// The sets of a chart of slices.
open class PieChartData: ChartData {}
