import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Panels one above the other, which share their horizontal axis.
struct Chart {
  /// The panels, from top to bottom.
  var panels: [ChartPanel]
  /// The range of the horizontal axis.
  var range: ClosedRange<Double>
  /// The unit of the horizontal axis.
  var unit: String
  /// The name of the horizontal axis; empty where the unit says it.
  var axis = ""
  /// The strips above the panels.
  var strips: [ChartStrip] = []

  /// Draws the chart from the top of the page on; moves the top below it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - left: The left edge.
  ///   - right: The right edge.
  /// - Returns: The frame.
  /// - Throws: A ``FigureError`` for a page that is too narrow.
  @discardableResult func draw(
    on page: inout FigurePage, left: CGFloat, right: CGFloat
  ) throws(FigureError) -> CGRect {
    let start = page.top
    let plotLeft = (left + tickWidth(on: page) + page.grid).rounded(.up)
    let plotRight = (right - nameWidth(on: page)).rounded(.down)
    guard plotRight - plotLeft >= Self.leastWidth else {
      let needed = page.width + Self.leastWidth - (plotRight - plotLeft)
      throw FigureError(
        "found a width of \(Decimal3.spell(page.width)) pt, expected at least "
          + "\(Decimal3.spell(needed.rounded(.up))) pt for a chart with these names",
        at: [.name("width")])
    }
    let x = ChartScale(domain: range, start: plotLeft, end: plotRight)
    for strip in strips { try strip.draw(on: &page, x: x) }
    if !strips.isEmpty { page.top += page.grid / 2 }
    let ticks = ticks(on: page, width: plotRight - plotLeft)
    for panel in panels {
      let heading = page.write(
        panel.title, .heading, at: CGPoint(x: plotLeft, y: page.top))
      if !panel.unit.isEmpty {
        page.write(
          panel.unit == "°" ? "degrees" : panel.unit, .note,
          at: CGPoint(x: heading.maxX + page.grid * 0.75, y: heading.midY),
          anchor: .leading)
      }
      let plot = CGRect(
        x: plotLeft, y: (heading.maxY + page.grid).rounded(), width: plotRight - plotLeft,
        height: height(of: panel, on: page))
      for strip in strips { strip.shade(plot, on: &page, x: x) }
      panel.draw(on: &page, in: plot, x: x, grid: ticks.values)
      page.top = plot.maxY + 2 * page.grid
    }
    page.top -= page.grid
    drawAxis(ticks, on: &page, x: x)
    page.top += page.grid
    return CGRect(x: left, y: start, width: right - left, height: page.top - start)
  }

  /// The least width of a plot.
  ///
  /// - Source: chosen: two ticks have room.
  static let leastWidth: CGFloat = 120

  // MARK: The horizontal axis

  private func ticks(on page: FigurePage, width: CGFloat) -> AxisTicks {
    var count = max(2, Int(width / 56))
    while count > 2 {
      let ticks = AxisTicks(within: range, atMost: count)
      let widest = ticks.values.map { page.size(ticks.label($0), .note).width }.max() ?? 0
      let distance = width * ticks.step / (range.upperBound - range.lowerBound)
      if distance >= widest + 16 { return ticks }
      count -= 1
    }
    return AxisTicks(within: range, atMost: 2)
  }

  private func drawAxis(_ ticks: AxisTicks, on page: inout FigurePage, x: ChartScale) {
    var bottom = page.top
    for (index, value) in ticks.values.enumerated() {
      let label = ticks.label(value)
      let frame = page.write(
        label, .note, at: CGPoint(x: x(value), y: page.top), anchor: .top)
      bottom = frame.maxY
      if index == ticks.values.count - 1, axis.isEmpty {
        // The unit follows the last number, which stays at its tick.
        page.write(unit, .note, at: CGPoint(x: frame.maxX + 3, y: page.top))
      }
    }
    if !axis.isEmpty {
      let text = unit.isEmpty ? axis : "\(axis), \(unit)"
      bottom =
        page.write(
          text, .note, at: CGPoint(x: (x.start + x.end) / 2, y: bottom + 2), anchor: .top
        ).maxY
    }
    page.top = bottom
  }

  // MARK: Measures

  private func tickWidth(on page: FigurePage) -> CGFloat {
    var width: CGFloat = 0
    for ticks in panels.map(\.ticks) {
      for value in ticks.values { width = max(width, page.size(ticks.label(value), .note).width) }
    }
    return width
  }

  private func nameWidth(on page: FigurePage) -> CGFloat {
    let names = panels.flatMap { $0.lines.map(\.name) + $0.levels.map(\.name) }
    let width = names.filter { !$0.isEmpty }
      .map { page.size($0, .note, width: ChartPanel.nameWidth).width }.max()
    // The last tick and its unit have room anyway.
    return max(width.map { $0.rounded(.up) + ChartPanel.nameDistance } ?? 0, 2 * page.grid)
  }

  /// The height of a plot: that of the panel, or what the names at its right need.
  private func height(of panel: ChartPanel, on page: FigurePage) -> CGFloat {
    let names = panel.lines.map(\.name) + panel.levels.map(\.name)
    let heights = names.filter { !$0.isEmpty }
      .map { page.size($0, .note, width: ChartPanel.nameWidth).height + 2 }
    return max(panel.height, heights.reduce(0, +) - 16)
  }
}
