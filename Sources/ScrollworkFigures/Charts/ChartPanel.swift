import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A panel of a chart: lines of one quantity over the axis that it shares with other panels.
struct ChartPanel {
  /// A dashed level with a name at its end, such as a limit that is not reached.
  struct Level {
    var value: Double
    var name: String
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
    AxisTicks(
      covering: ClosedRange(around: lines.flatMap(\.values) + include + levels.map(\.value)),
      atMost: max(3, Int(height / 26)))
  }
}

/// The labels at the right of a panel, with their place.
struct ChartEndLabel {
  let text: String
  let color: Color.Resolved
  /// The end of what it names, on the page.
  let site: CGPoint
  var frame: CGRect = .zero
}

extension ChartPanel {
  /// Draws the plot with its grid, ticks and lines.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - plot: The frame of the plot.
  ///   - x: The scale of the shared axis.
  ///   - grid: The ticks of the shared axis.
  func draw(on page: inout FigurePage, in plot: CGRect, x: ChartScale, grid: [Double]) {
    let ticks = ticks
    let y = ChartScale(domain: ticks.range, start: plot.maxY, end: plot.minY)
    for value in grid {
      page.line(
        from: CGPoint(x: x(value), y: plot.minY), to: CGPoint(x: x(value), y: plot.maxY),
        page.palette.line.opacity(0.5), width: page.theme.hairline / 2)
    }
    for value in ticks.values {
      let level = y(value)
      let isZero = abs(value) < ticks.step * 1e-6
      page.line(
        from: CGPoint(x: plot.minX, y: level), to: CGPoint(x: plot.maxX, y: level),
        isZero ? page.palette.quiet : page.palette.line,
        width: isZero ? page.theme.hairline : page.theme.hairline / 2)
      page.write(
        ticks.label(value), .note, at: CGPoint(x: plot.minX - page.grid, y: level),
        anchor: .trailing)
    }
    for level in levels {
      page.line(
        from: CGPoint(x: plot.minX, y: y(level.value)),
        to: CGPoint(x: plot.maxX, y: y(level.value)), page.palette.quiet, dash: [2, 3])
    }
    for line in lines.reversed() { draw(line, on: &page, x: x, y: y) }
    drawReadings(on: &page, in: plot, x: x, y: y)
    drawEnds(on: &page, in: plot, x: x, y: y)
  }

  private func draw(_ line: ChartLine, on page: inout FigurePage, x: ChartScale, y: ChartScale) {
    let color = line.color(page.palette)
    for run in line.runs {
      let points = run.map { CGPoint(x: x($0.x), y: y($0.y)) }
        .reduced(within: Self.tolerance)
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

  // MARK: Labels

  /// The names at the right of the plot, apart from each other.
  func ends(
    on page: FigurePage, in plot: CGRect, x: ChartScale, y: ChartScale
  ) -> [ChartEndLabel] {
    var labels = lines.compactMap { line -> ChartEndLabel? in
      guard !line.name.isEmpty, let end = line.runs.last?.last else { return nil }
      return ChartEndLabel(
        text: line.name, color: line.color(page.palette),
        site: CGPoint(x: x(end.x), y: y(end.y)))
    }
    labels += levels.map {
      ChartEndLabel(
        text: $0.name, color: page.palette.quiet, site: CGPoint(x: plot.maxX, y: y($0.value)))
    }
    labels.sort { ($0.site.y, $0.text) < ($1.site.y, $1.text) }
    let sizes = labels.map { page.size($0.text, .note, width: Self.nameWidth) }
    let starts = LabelSpacing.starts(
      zip(labels, sizes).map { $0.site.y - $1.height / 2 }, lengths: sizes.map(\.height),
      spacing: 2, in: plot.minY - 8...max(plot.minY, plot.maxY + 8))
    for index in labels.indices {
      labels[index].frame = CGRect(
        origin: CGPoint(x: plot.maxX + Self.nameDistance, y: starts[index]), size: sizes[index])
    }
    return labels
  }

  /// The distance of names from the plot.
  static let nameDistance: CGFloat = 16
  /// The width at which names break.
  static let nameWidth: CGFloat = 132

  private func drawEnds(
    on page: inout FigurePage, in plot: CGRect, x: ChartScale, y: ChartScale
  ) {
    for label in ends(on: page, in: plot, x: x, y: y) {
      let level = CGPoint(x: label.frame.minX - 3, y: label.frame.midY)
      if label.site.x < plot.maxX - 3 {
        page.line(
          from: CGPoint(x: label.site.x + 4, y: label.site.y),
          to: CGPoint(x: plot.maxX, y: label.site.y), label.color.opacity(0.6),
          width: page.theme.hairline / 2, dash: [1, 3])
      }
      if hypot(level.y - label.site.y, plot.maxX - label.site.x) > 1 {
        page.line(
          from: CGPoint(x: plot.maxX + 2, y: label.site.y), to: level, label.color.opacity(0.6),
          width: page.theme.hairline / 2)
      }
      page.write(
        label.text, .note, at: label.frame.origin, width: Self.nameWidth, color: label.color)
    }
  }

  private func drawReadings(
    on page: inout FigurePage, in plot: CGRect, x: ChartScale, y: ChartScale
  ) {
    let sites = readings.map { CGPoint(x: x($0.point.x), y: y($0.point.y)) }
    for (reading, site) in zip(readings, sites) {
      let line = ChartLine(name: "", runs: [], style: reading.style)
      page.dot(at: site, line.color(page.palette), radius: page.theme.line * 2)
    }
    let points = lines.flatMap(\.runs).joined().map { CGPoint(x: x($0.x), y: y($0.y)) }
    let (right, left) = (
      readingFrames(sites, isLeft: false, on: page, in: plot),
      readingFrames(sites, isLeft: true, on: page, in: plot)
    )
    for (reading, frames) in zip(readings, zip(right, left)) {
      // The side where fewer points of lines are covered; never outside of the plot.
      let costs = [frames.0, frames.1].map { frame in
        points.count { frame.contains($0) }
          + (frame.minX < plot.minX || frame.maxX > plot.maxX ? 1_000_000 : 0)
      }
      page.pill(reading.text, in: costs[0] <= costs[1] ? frames.0 : frames.1)
    }
  }

  /// The frames of the readings at one side of their dots.
  private func readingFrames(
    _ sites: [CGPoint], isLeft: Bool, on page: FigurePage, in plot: CGRect
  ) -> [CGRect] {
    let sizes = readings.map { page.size($0.text, .note) }
      .map { CGSize(width: $0.width + 8, height: $0.height + 2) }
    let order = readings.indices.sorted { (sites[$0].y, $0) < (sites[$1].y, $1) }
    let starts = LabelSpacing.starts(
      order.map { sites[$0].y - sizes[$0].height - 3 }, lengths: order.map { sizes[$0].height },
      spacing: 1, in: plot.minY + 1...max(plot.minY + 1, plot.maxY - 1))
    var frames = [CGRect](repeating: .zero, count: readings.count)
    for (start, index) in zip(starts, order) {
      let left = isLeft ? sites[index].x - 8 - sizes[index].width : sites[index].x + 8
      frames[index] = CGRect(origin: CGPoint(x: left, y: start), size: sizes[index])
    }
    return frames
  }
}
