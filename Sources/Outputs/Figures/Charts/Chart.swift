import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Panels one above the other, which share their horizontal axis.
struct Chart {
  /// The panels, from top to bottom.
  var panels: [ChartPanel]
  /// The horizontal axis.
  var axis: ChartAxis
  /// The strips above the panels.
  var strips: [ChartStrip] = []

  /// The least width of a plot.
  ///
  /// - Source: chosen: two ticks have room.
  static let leastWidth: CGFloat = 120

  /// Draws the chart from the top of the page on; moves the top below it.
  ///
  /// - Throws: A ``FigureError`` for a page that is too narrow.
  func draw(
    on page: inout FigurePage, left: CGFloat, right: CGFloat
  ) throws(FigureError) {
    let plotLeft = (left + tickWidth(on: page) + page.grid).rounded(.up)
    let plotRight = (right - nameWidth(on: page)).rounded(.down)
    let width = plotRight - plotLeft
    try page.require(width, atLeast: Self.leastWidth, for: "a chart with these names")
    let x = ChartScale(domain: axis.range, start: plotLeft, end: plotRight)
    for strip in strips { try strip.draw(on: &page, x: x) }
    if !strips.isEmpty { page.top += page.grid / 2 }
    let ticks = axis.ticks(on: page, width: width)
    let events = strips.flatMap(\.spans).filter(\.isEvent).map(\.range.lowerBound)
    for panel in panels {
      let heading = page.write(panel.title, .heading, at: CGPoint(x: plotLeft, y: page.top))
      if !panel.unit.isEmpty {
        page.write(
          panel.unit == "°" ? "degrees" : panel.unit, .note,
          at: CGPoint(x: heading.maxX + page.grid * 0.75, y: heading.midY), anchor: .leading)
      }
      let plot = CGRect(
        x: plotLeft, y: (heading.maxY + page.grid).rounded(), width: width,
        height: height(of: panel, on: page))
      for strip in strips { strip.shade(plot, on: &page, x: x) }
      try panel.draw(on: &page, in: plot, x: x, grid: ticks.values, events: events)
      page.top = plot.maxY + 2 * page.grid
    }
    page.top -= page.grid
    axis.draw(ticks, on: &page, x: x)
    page.top += page.grid
  }

  // MARK: Measures

  private func tickWidth(on page: FigurePage) -> CGFloat {
    var width: CGFloat = 0
    for ticks in panels.map(\.ticks) {
      for value in ticks.values { width = max(width, page.size(ticks.label(value), .note).width) }
    }
    return width
  }

  private func names(of panel: ChartPanel) -> [String] {
    let names = panel.namesEnd(axis) ? panel.lines.map(\.name).filter { !$0.isEmpty } : []
    return names + panel.levels.map(\.name)
  }

  private func nameWidth(on page: FigurePage) -> CGFloat {
    let width = panels.flatMap(names)
      .map { page.size($0, .note, width: ChartPanel.nameWidth).width }.max()
    // The last tick and its unit have room anyway.
    return max(width.map { $0.rounded(.up) + ChartPanel.nameDistance } ?? 0, 2 * page.grid)
  }

  /// The height of a plot: that of the panel, or what the names at its right need.
  private func height(of panel: ChartPanel, on page: FigurePage) -> CGFloat {
    let heights = names(of: panel)
      .map { page.size($0, .note, width: ChartPanel.nameWidth).height + 2 }
    return max(panel.height, heights.reduce(0, +) - 16)
  }
}

extension FigurePage {
  /// Checks the width of the plot between the labels at its sides.
  ///
  /// - Throws: A ``FigureError`` that says how wide the page has to be.
  func require(
    _ width: CGFloat, atLeast least: CGFloat, for what: String
  ) throws(FigureError) {
    guard width < least else { return }
    throw FigureError(
      "found a width of \(Decimal3.spell(self.width)) pt, expected at least "
        + "\(Decimal3.spell((self.width + least - width).rounded(.up))) pt for \(what)",
      at: [.name("width")])
  }
}
