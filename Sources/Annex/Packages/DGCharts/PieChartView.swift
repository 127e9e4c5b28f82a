public import ScrollworkUIKit

/// A chart of slices, the first of which begins at the top.
open class PieChartView: ChartViewBase {
  /// Whether the hole is drawn.
  open var drawHoleEnabled = true
  /// The color of the hole.
  open var holeColor: UIColor? = .systemBackground
  /// The radius of the hole, in parts of the radius.
  open var holeRadiusPercent: CGFloat = 0.5
  /// The radius of the lighter ring, in parts of the radius.
  open var transparentCircleRadiusPercent: CGFloat = 0.55
  /// The color of the lighter ring.
  open var transparentCircleColor: UIColor? = UIColor(white: 1, alpha: 105 / 255)
  /// The words in the hole.
  open var centerText: String?
  /// The words in the hole.
  open var centerAttributedText: NSAttributedString?
  /// Whether the text in the hole is drawn.
  open var drawCenterTextEnabled = true
  /// Whether slices have their words.
  open var drawEntryLabelsEnabled = true
  /// The color of the words.
  open var entryLabelColor: UIColor? = .white
  /// The font of the words.
  open var entryLabelFont: UIFont? = .systemFont(ofSize: 13)
  /// Whether values are parts of a hundred.
  open var usePercentValuesEnabled = false
  /// Whether a finger turns the chart, which stands still.
  open var rotationEnabled = true
  /// The angle of the begin, in degrees.
  open var rotationAngle: CGFloat = 270
  /// The angle of the whole, in degrees.
  open var maxAngle: CGFloat = 360

  override func legendItems(_ data: ChartData) -> [(color: UIColor, label: String)] {
    guard let set = data.dataSets.first else { return [] }
    return set.entries.enumerated().map { index, entry in
      (set.color(index), (entry as? PieChartDataEntry)?.label ?? "")
    } + [(.clear, set.label ?? "")]
  }

  override func plot(_ data: ChartData) -> any View {
    guard let set = data.dataSets.first else { return EmptyView() }
    let total = set.entries.map { abs($0.y) }.reduce(0, +)
    return Canvas { [self] context, size in
      let radius = min(size.width, size.height) / 2 - 10
      guard radius > 0, total > 0 else { return }
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      var start = Double(rotationAngle)
      for (index, entry) in set.entries.enumerated() {
        let sweep = abs(entry.y) / total * Double(maxAngle)
        let gap = Double((set as? PieChartDataSet)?.sliceSpace ?? 0) / radius * 180 / .pi
        var slice = Path()
        slice.move(to: center)
        slice.addArc(
          center: center, radius: radius, startAngle: .degrees(start + gap / 2),
          endAngle: .degrees(start + max(gap, sweep) - gap / 2), clockwise: false)
        slice.closeSubpath()
        context.fill(slice, with: .color(Color(set.color(index))))
        let middle = (start + sweep / 2) * .pi / 180
        let distance = drawHoleEnabled ? radius * (1 + holeRadiusPercent) / 2 : radius * 0.6
        words(
          of: entry, index, set, total, &context,
          CGPoint(x: center.x + distance * cos(middle), y: center.y + distance * sin(middle)))
        start += sweep
      }
      hole(&context, center, radius)
    }
  }

  private func words(
    of entry: ChartDataEntry, _ index: Int, _ set: ChartDataSet, _ total: Double,
    _ context: inout GraphicsContext, _ point: CGPoint
  ) {
    let value = usePercentValuesEnabled ? entry.y / total * 100 : entry.y
    let label = drawEntryLabelsEnabled ? (entry as? PieChartDataEntry)?.label : nil
    if set.drawValuesEnabled {
      let text =
        set.valueFormatter?.stringForValue(
          value, entry: entry, dataSetIndex: 0, viewPortHandler: nil)
        ?? ChartNumber.words(value, decimals: 1)
      context.draw(
        Text(text).font(Font(set.valueFont)).foregroundColor(Color(set.valueTextColor)),
        at: CGPoint(x: point.x, y: label == nil ? point.y : point.y - 8))
    }
    guard let label else { return }
    context.draw(
      Text(label).font(Font(entryLabelFont ?? .systemFont(ofSize: 13)))
        .foregroundColor(Color(entryLabelColor ?? .white)),
      at: CGPoint(x: point.x, y: set.drawValuesEnabled ? point.y + 8 : point.y))
  }

  private func hole(_ context: inout GraphicsContext, _ center: CGPoint, _ radius: CGFloat) {
    guard drawHoleEnabled else { return }
    func disk(_ part: CGFloat, _ color: UIColor?) {
      guard let color else { return }
      let length = radius * part
      context.fill(
        Path(
          ellipseIn: CGRect(
            x: center.x - length, y: center.y - length, width: length * 2, height: length * 2)),
        with: .color(Color(color)))
    }
    disk(transparentCircleRadiusPercent, transparentCircleColor)
    disk(holeRadiusPercent, holeColor)
    guard drawCenterTextEnabled, let text = centerText ?? centerAttributedText?.string else {
      return
    }
    context.draw(Text(text).font(.system(size: 12)), at: center)
  }
}
