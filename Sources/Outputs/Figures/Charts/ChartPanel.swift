import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A panel of a chart: lines of one quantity over the axis that it shares with other panels.
struct ChartPanel {
  /// A dashed level with a name at its end, such as a limit that is not reached.
  struct Level {
    var value: Double
    var name: String
    /// The style of the line that it belongs to; nil for none.
    var style: Int?
  }

  /// A point with a reading beside it.
  struct Reading {
    var point: CGPoint
    var text: String
    /// The style of the line that it belongs to.
    var style: Int
  }

  /// The name of the quantity.
  var title: String
  /// The unit; empty for a plain number.
  var unit: String
  /// The lines.
  var lines: [ChartLine]
  /// Numbers that the axis contains even where no line comes near, such as zero.
  var include: [Double] = []
  var levels: [Level] = []
  var readings: [Reading] = []
  /// The height of the plot, in points.
  var height: CGFloat

  /// The ticks, which cover all lines.
  var ticks: AxisTicks {
    var range = ClosedRange(around: lines.flatMap(\.values) + include + levels.map(\.value))
    let span = range.upperBound - range.lowerBound
    // What is hardly below zero needs no tick below.
    if range.lowerBound < 0, range.lowerBound > -0.02 * span { range = 0...range.upperBound }
    return AxisTicks(covering: range, atMost: max(3, Int(height / 26)))
  }

  /// Whether names stand at the ends of lines, where these are apart at the end of the axis; else
  /// they stand along their lines.
  func namesEnd(_ axis: ChartAxis) -> Bool {
    let named = lines.filter { !$0.name.isEmpty }
    let ends = named.compactMap { $0.runs.last?.last }
    let range = ticks.range
    let levels = (ends.map { Double($0.y) } + levels.map(\.value)).map {
      ($0 - range.lowerBound) / (range.upperBound - range.lowerBound) * Double(height)
    }.sorted()
    let late = 0.01 * (axis.range.upperBound - axis.range.lowerBound)
    return ends.allSatisfy { axis.range.upperBound - $0.x < late }
      && zip(levels, levels.dropFirst()).allSatisfy { $1 - $0 >= 6 }
  }
}

extension ChartPanel {
  /// Draws the plot with its grid, ticks and lines.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - plot: The frame of the plot.
  ///   - x: The scale of the shared axis.
  ///   - grid: The ticks of the shared axis.
  ///   - events: The events of the shared axis, at which there are lines.
  /// - Throws: A ``FigureError`` for names that have no room.
  func draw(
    on page: inout FigurePage, in plot: CGRect, x: ChartScale, grid: [Double], events: [Double]
  ) throws(FigureError) {
    let ticks = ticks
    let y = ChartScale(domain: ticks.range, start: plot.maxY, end: plot.minY)
    drawGrid(ticks, on: &page, in: plot, x: grid.map { x($0) }, y: y)
    for level in levels {
      page.line(
        from: CGPoint(x: plot.minX, y: y(level.value)),
        to: CGPoint(x: plot.maxX, y: y(level.value)), color(level, page.palette), dash: [2, 3])
    }
    for line in lines.reversed() { draw(line, on: &page, x: x, y: y) }
    try drawLabels(on: &page, in: plot, x: x, y: y, events: events)
  }

  private func drawGrid(
    _ ticks: AxisTicks, on page: inout FigurePage, in plot: CGRect, x: [CGFloat], y: ChartScale
  ) {
    let thin = page.theme.hairline / 2
    for x in x {
      page.line(
        from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY),
        page.palette.line.opacity(0.5), width: thin)
    }
    for value in ticks.values {
      let isZero = abs(value) < ticks.step * 1e-6
      page.line(
        from: CGPoint(x: plot.minX, y: y(value)), to: CGPoint(x: plot.maxX, y: y(value)),
        isZero ? page.palette.quiet : page.palette.line, width: isZero ? nil : thin)
      page.write(
        ticks.label(value), .note, at: CGPoint(x: plot.minX - page.grid, y: y(value)),
        anchor: .trailing)
    }
  }

  private func draw(_ line: ChartLine, on page: inout FigurePage, x: ChartScale, y: ChartScale) {
    let color = line.color(page.palette)
    for run in line.runs {
      let points = run.map { CGPoint(x: x($0.x), y: y($0.y)) }.reduced(within: Self.tolerance)
      guard points.count > 1 else {
        if let point = points.first { page.dot(at: point, color, radius: page.theme.line) }
        continue
      }
      let path = Path { path in
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
      }
      page.stroke(path, color, width: page.theme.line, dash: line.dash(page.theme))
    }
  }

  /// The distance of a drawn line from the numbers, in points.
  ///
  /// - Source: chosen: a fifth of a pixel at a scale of two is not seen.
  static let tolerance: CGFloat = 0.1

  func color(_ level: Level, _ palette: FigurePalette) -> Color.Resolved {
    level.style.map { ChartLine(name: "", runs: [], style: $0).color(palette) } ?? palette.quiet
  }
}
