public import ScrollworkUIKit

/// A chart with two axes of values and one of places.
///
/// - Source: fonts, colors and rules for steps by the package's defaults.
open class BarLineChartViewBase: ChartViewBase {
  /// The axis at the left.
  public let leftAxis = YAxis()
  /// The axis at the right.
  public let rightAxis = YAxis()
  /// Whether the background of the grid is drawn.
  open var drawGridBackgroundEnabled = false
  /// The color of the background of the grid.
  open var gridBackgroundColor = UIColor(white: 240 / 255, alpha: 1)
  /// Whether the border of the grid is drawn.
  open var drawBordersEnabled = false
  /// Whether a double tap zooms.
  open var doubleTapToZoomEnabled = true
  /// Whether both axes zoom at once.
  open var pinchZoomEnabled = false
  /// Whether a finger moves a choice.
  open var highlightPerDragEnabled = true
  /// Whether places are zoomed.
  open var scaleXEnabled = true
  /// Whether values are zoomed.
  open var scaleYEnabled = true
  /// The values above which none are written.
  open var maxVisibleCount = 100
  private var length: Double?
  private var begin: Double?

  /// Sets whether the chart zooms.
  open func setScaleEnabled(_ enabled: Bool) { (scaleXEnabled, scaleYEnabled) = (enabled, enabled) }
  /// Sets how many places are seen at most.
  open func setVisibleXRangeMaximum(_ maxXRange: Double) {
    length = maxXRange
    redraw()
  }
  /// Sets the first place that is seen.
  open func moveViewToX(_ xValue: Double) {
    begin = xValue
    redraw()
  }
  /// The axis of a side.
  open func getAxis(_ axis: YAxis.AxisDependency) -> YAxis { axis == .left ? leftAxis : rightAxis }

  /// The room beside the first and the last place.
  func sidePlaces(_ data: ChartData) -> Double { 0 }

  private func places(_ data: ChartData) -> ClosedRange<Double> {
    let all = data.dataSets.flatMap { $0.entries.map(\.x) }
    let side = sidePlaces(data)
    let low = xAxis.least ?? (all.min() ?? 0) - side
    let high = xAxis.greatest ?? (all.max() ?? 1) + side
    guard let length, high - low > length else { return low...max(low + 0.001, high) }
    let start = min(max(begin ?? low, low), high - length)
    return start...(start + length)
  }

  /// Whether zero is always seen.
  var beginsAtZero: Bool { false }

  private func values(_ data: ChartData) -> ClosedRange<Double> {
    let all = data.dataSets.flatMap { $0.entries.map(\.y) }
    var (low, high) = (all.min() ?? 0, all.max() ?? 1)
    if beginsAtZero { (low, high) = (min(low, 0), max(high, 0)) }
    let range = high == low ? max(abs(high), 1) : high - low
    if !beginsAtZero || low < 0 { low -= range * leftAxis.spaceBottom }
    if !beginsAtZero || high > 0 { high += range * leftAxis.spaceTop }
    (low, high) = (leftAxis.least ?? low, leftAxis.greatest ?? high)
    return low...max(low + 0.001, high)
  }

  /// The places of words: steps of 1, 2 … 5 or 10 times a power of ten.
  static func steps(_ range: ClosedRange<Double>, _ axis: AxisBase) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let count = max(2, axis.labelCount)
    if axis.forceLabelsEnabled {
      return (0..<count).map { range.lowerBound + length * Double($0) / Double(count - 1) }
    }
    let raw = length / Double(count)
    var step = rounded(raw)
    if axis.granularityEnabled { step = max(step, axis.granularity) }
    let power = rounded(pow(10, floor(log10(step))))
    if Int(step / power) > 5 { step = floor(10 * power) == 0 ? step : floor(10 * power) }
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: range.upperBound + step * 1e-9, by: step))
  }

  /// A number with one digit that counts.
  private static func rounded(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return 0 }
    let scale = pow(10, 1 - ceil(log10(number)))
    return (number * scale).rounded() / scale
  }

  private func label(_ value: Double, _ axis: AxisBase, _ steps: [Double]) -> String {
    if let formatter = axis.valueFormatter {
      return formatter.stringForValue(value, axis: axis)
    }
    let step = steps.count > 1 ? steps[1] - steps[0] : 1
    return ChartNumber.words(value, decimals: step < 1 ? Int(ceil(-log10(step))) : 0)
  }

  override func plot(_ data: ChartData) -> any View {
    let (places, values) = (places(data), values(data))
    return Canvas { [self] context, size in
      let frame = frame(in: size)
      let grid = ChartGrid(frame: frame, places: places, values: values)
      if drawGridBackgroundEnabled {
        context.fill(Path(frame), with: .color(Color(gridBackgroundColor)))
      }
      drawAxes(&context, grid)
      context.drawLayer { layer in
        layer.clip(to: Path(frame.insetBy(dx: -8, dy: -8)))
        draw(data, in: &layer, grid)
      }
    }
  }

  private func frame(in size: CGSize) -> CGRect {
    func room(_ axis: YAxis) -> CGFloat {
      axis.enabled && axis.drawLabelsEnabled ? axis.labelFont.pointSize * 2.6 + 10 : 10
    }
    let words = xAxis.enabled && xAxis.drawLabelsEnabled ? xAxis.labelFont.pointSize + 10 : 0
    let isBelow = xAxis.labelPosition == .bottom || xAxis.labelPosition == .bothSided
    let isAbove = xAxis.labelPosition == .top || xAxis.labelPosition == .bothSided
    let top = 10 + (isAbove ? words : 0)
    return CGRect(
      x: room(leftAxis), y: top, width: max(1, size.width - room(leftAxis) - room(rightAxis)),
      height: max(1, size.height - top - 5 - (isBelow ? words : 0)))
  }

  private func drawAxes(_ context: inout GraphicsContext, _ grid: ChartGrid) {
    let frame = grid.frame
    func line(_ from: CGPoint, _ to: CGPoint, _ color: UIColor, _ width: CGFloat) {
      var path = Path()
      path.move(to: from)
      path.addLine(to: to)
      context.stroke(path, with: .color(Color(color)), lineWidth: width)
    }
    func words(_ text: String, _ axis: AxisBase, _ point: CGPoint, _ anchor: UnitPoint) {
      context.draw(
        Text(text).font(Font(axis.labelFont)).foregroundColor(Color(axis.labelTextColor)),
        at: point, anchor: anchor)
    }
    for (axis, x, anchor) in [
      (leftAxis, frame.minX, UnitPoint.trailing), (rightAxis, frame.maxX, UnitPoint.leading),
    ] where axis.enabled {
      let steps = Self.steps(grid.values, axis)
      for value in steps {
        let y = grid.y(value)
        if axis.drawGridLinesEnabled {
          line(
            CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y), axis.gridColor,
            axis.gridLineWidth)
        }
        if axis.drawLabelsEnabled {
          words(
            label(value, axis, steps), axis,
            CGPoint(x: x + (anchor == .trailing ? -5 : 5), y: y), anchor)
        }
      }
      if axis.drawAxisLineEnabled {
        line(
          CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY), axis.axisLineColor,
          axis.axisLineWidth)
      }
    }
    guard xAxis.enabled else { return }
    let isBelow = xAxis.labelPosition == .bottom || xAxis.labelPosition == .bottomInside
    let edge = isBelow ? frame.maxY : frame.minY
    let steps = Self.steps(grid.places, xAxis)
    for value in steps {
      let x = grid.x(value)
      if xAxis.drawGridLinesEnabled {
        line(
          CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY), xAxis.gridColor,
          xAxis.gridLineWidth)
      }
      if xAxis.drawLabelsEnabled {
        words(
          label(value, xAxis, steps), xAxis, CGPoint(x: x, y: edge + (isBelow ? 5 : -5)),
          isBelow ? .top : .bottom)
      }
    }
    if xAxis.drawAxisLineEnabled {
      line(
        CGPoint(x: frame.minX, y: edge), CGPoint(x: frame.maxX, y: edge), xAxis.axisLineColor,
        xAxis.axisLineWidth)
    }
  }

  func draw(_ data: ChartData, in context: inout GraphicsContext, _ grid: ChartGrid) {}

  func write(
    _ entry: ChartDataEntry, _ set: ChartDataSet, at point: CGPoint,
    _ context: inout GraphicsContext
  ) {
    guard set.drawValuesEnabled else { return }
    let text =
      set.valueFormatter?.stringForValue(
        entry.y, entry: entry, dataSetIndex: 0, viewPortHandler: nil)
      ?? ChartNumber.words(entry.y, decimals: 1)
    context.draw(
      Text(text).font(Font(set.valueFont)).foregroundColor(Color(set.valueTextColor)),
      at: point, anchor: .bottom)
  }
}

/// Where places and values are in a picture.
struct ChartGrid {
  let frame: CGRect
  let places: ClosedRange<Double>
  let values: ClosedRange<Double>

  func x(_ place: Double) -> CGFloat {
    frame.minX + frame.width * (place - places.lowerBound)
      / (places.upperBound - places.lowerBound)
  }

  func y(_ value: Double) -> CGFloat {
    frame.maxY - frame.height * (value - values.lowerBound)
      / (values.upperBound - values.lowerBound)
  }
}
