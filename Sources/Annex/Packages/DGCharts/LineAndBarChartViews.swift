import ScrollworkUIKit

/// A chart of lines.
open class LineChartView: BarLineChartViewBase {
  override func draw(_ data: ChartData, in context: inout GraphicsContext, _ grid: ChartGrid) {
    for case let set as LineChartDataSet in data.dataSets where set.visible {
      let points = set.entries.map { CGPoint(x: grid.x($0.x), y: grid.y($0.y)) }
      guard let first = points.first, let last = points.last else { continue }
      let line = path(points, set.mode)
      if set.drawFilledEnabled {
        var area = line
        let ground = grid.y(max(grid.values.lowerBound, min(0, grid.values.upperBound)))
        area.addLine(to: CGPoint(x: last.x, y: ground))
        area.addLine(to: CGPoint(x: first.x, y: ground))
        area.closeSubpath()
        context.fill(area, with: .color(Color(set.fillColor).opacity(set.fillAlpha)))
      }
      context.stroke(
        line, with: .color(Color(set.color(0))),
        style: StrokeStyle(lineWidth: set.lineWidth, dash: set.lineDashLengths ?? []))
      circles(points, set, &context)
      for (entry, point) in zip(set.entries, points) {
        let gap = set.drawCirclesEnabled ? set.circleRadius * 1.75 - set.circleRadius : 4
        write(
          entry, set, at: CGPoint(x: point.x, y: point.y - max(4, gap)), &context)
      }
    }
  }

  private func path(_ points: [CGPoint], _ mode: LineChartDataSet.Mode) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      guard index > 0 else {
        path.move(to: point)
        continue
      }
      let last = points[index - 1]
      switch mode {
      case .linear: path.addLine(to: point)
      case .stepped:
        path.addLine(to: CGPoint(x: point.x, y: last.y))
        path.addLine(to: point)
      case .cubicBezier:
        let before = points[max(0, index - 2)]
        let after = points[min(points.count - 1, index + 1)]
        path.addCurve(
          to: point,
          control1: CGPoint(
            x: last.x + (point.x - before.x) * 0.2, y: last.y + (point.y - before.y) * 0.2),
          control2: CGPoint(
            x: point.x - (after.x - last.x) * 0.2, y: point.y - (after.y - last.y) * 0.2))
      case .horizontalBezier:
        let middle = (last.x + point.x) / 2
        path.addCurve(
          to: point, control1: CGPoint(x: middle, y: last.y),
          control2: CGPoint(x: middle, y: point.y))
      }
    }
    return path
  }

  private func circles(
    _ points: [CGPoint], _ set: LineChartDataSet, _ context: inout GraphicsContext
  ) {
    guard set.drawCirclesEnabled, !set.circleColors.isEmpty else { return }
    func disk(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
      let square = CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: square), with: .color(Color(color)))
    }
    for (index, point) in points.enumerated() {
      disk(point, set.circleRadius, set.circleColors[index % set.circleColors.count])
      if set.drawCircleHoleEnabled, let color = set.circleHoleColor {
        disk(point, set.circleHoleRadius, color)
      }
    }
  }
}

/// A chart of bars.
open class BarChartView: BarLineChartViewBase {
  /// Whether values are written above bars.
  open var drawValueAboveBarEnabled = true
  /// Whether shadows are drawn behind bars.
  open var drawBarShadowEnabled = false
  /// Whether half a bar more is seen at the sides.
  open var fitBars = false
  /// Whether a choice is as wide as a bar and its neighbors.
  open var highlightFullBarEnabled = false

  override var beginsAtZero: Bool { true }

  private func width(_ data: ChartData) -> Double { (data as? BarChartData)?.barWidth ?? 0.85 }

  override func sidePlaces(_ data: ChartData) -> Double { width(data) / 2 }

  override func draw(_ data: ChartData, in context: inout GraphicsContext, _ grid: ChartGrid) {
    let width = width(data)
    for set in data.dataSets where set.visible {
      for (index, entry) in set.entries.enumerated() {
        let (left, right) = (grid.x(entry.x - width / 2), grid.x(entry.x + width / 2))
        var base = 0.0
        let parts = (entry as? BarChartDataEntry)?.yValues ?? [entry.y]
        for (number, part) in parts.enumerated() {
          let (bottom, top) = (grid.y(base), grid.y(base + part))
          let color = set.color(parts.count > 1 ? number : index)
          context.fill(
            Path(
              CGRect(
                x: left, y: min(top, bottom), width: right - left, height: abs(bottom - top))),
            with: .color(Color(color)))
          base += part
        }
        let top = grid.y(entry.y)
        write(
          entry, set,
          at: CGPoint(x: (left + right) / 2, y: drawValueAboveBarEnabled ? top - 3 : top + 14),
          &context)
      }
    }
  }
}
