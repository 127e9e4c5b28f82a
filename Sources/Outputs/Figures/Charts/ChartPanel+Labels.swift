import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension ChartPanel {
  /// A name at the right of a plot.
  private struct EndName {
    let text: String
    let color: Color.Resolved
    /// The level of what it names.
    let level: CGFloat
  }

  /// The distance of names from the plot.
  static let nameDistance: CGFloat = 16
  /// The width at which names break.
  static let nameWidth: CGFloat = 132

  /// Draws names and readings.
  ///
  /// - Throws: A ``FigureError`` for those that have no room.
  func drawLabels(
    on page: inout FigurePage, in plot: CGRect, x: ChartScale, y: ChartScale, events: [Double]
  ) throws(FigureError) {
    var ends = levels.map { level in
      EndName(text: level.name, color: color(level, page.palette), level: y(level.value))
    }
    var spots = LabelSpots(
      area: plot,
      lines: lines.map { line in
        line.runs.map { run in
          run.map { CGPoint(x: x($0.x), y: y($0.y)) }.reduced(within: 1)
        }
      }, verticals: events.map { x($0) })
    try drawReadings(on: &page, among: &spots, x: x, y: y)
    if namesEnd(ChartAxis(range: x.domain, unit: "")) {
      for line in lines where !line.name.isEmpty {
        guard let end = line.runs.last?.last else { continue }
        ends.append(EndName(text: line.name, color: line.color(page.palette), level: y(end.y)))
      }
    } else {
      try drawNames(on: &page, among: &spots)
    }
    draw(ends, on: &page, beside: plot)
  }

  /// Draws names at the right of the plot, apart from each other.
  private func draw(_ names: [EndName], on page: inout FigurePage, beside plot: CGRect) {
    let names = names.sorted { ($0.level, $0.text) < ($1.level, $1.text) }
    let sizes = names.map { page.size($0.text, .note, width: Self.nameWidth) }
    let starts = LabelSpacing.starts(
      zip(names, sizes).map { $0.level - $1.height / 2 }, lengths: sizes.map(\.height),
      spacing: 2, in: plot.minY - 8...max(plot.minY, plot.maxY + 8))
    for (name, (start, size)) in zip(names, zip(starts, sizes)) {
      let left = plot.maxX + Self.nameDistance
      let middle = start + size.height / 2
      if abs(middle - name.level) > 1 {
        page.line(
          from: CGPoint(x: plot.maxX + 2, y: name.level), to: CGPoint(x: left - 3, y: middle),
          name.color.opacity(0.6), width: page.theme.hairline / 2)
      }
      page.write(
        name.text, .note, at: CGPoint(x: left, y: start), width: Self.nameWidth,
        color: name.color)
    }
  }

  /// Draws names along their lines.
  private func drawNames(
    on page: inout FigurePage, among spots: inout LabelSpots
  ) throws(FigureError) {
    for (index, line) in lines.enumerated() where !line.name.isEmpty && !line.runs.isEmpty {
      let size = page.size(line.name, .note)
      let color = line.color(page.palette)
      if let frame = spots.place(size, along: index) {
        page.write(line.name, .note, at: frame.origin, color: color)
        continue
      }
      // Between other lines: a leader from where it is told from them.
      guard let (frame, site) = spots.place(size, beside: index) else {
        throw Self.crowded(line.name)
      }
      let end = CGPoint(x: site.x < frame.minX ? frame.minX - 2 : frame.maxX + 2, y: frame.midY)
      page.mark(
        Path { path in
          path.move(to: site)
          path.addLine(to: end)
        }, color, width: page.theme.hairline, halo: nil)
      page.dot(at: site, color)
      page.write(line.name, .note, at: frame.origin, color: color)
    }
  }

  /// Draws dots with readings beside them; one of those that are equal.
  private func drawReadings(
    on page: inout FigurePage, among spots: inout LabelSpots, x: ChartScale, y: ChartScale
  ) throws(FigureError) {
    var seen: Set<[String]> = []
    for reading in readings.reversed() {
      let site = CGPoint(x: x(reading.point.x), y: y(reading.point.y))
      let line = ChartLine(name: "", runs: [], style: reading.style)
      page.dot(at: site, line.color(page.palette), radius: page.theme.line * 2)
    }
    for reading in readings {
      let site = CGPoint(x: x(reading.point.x), y: y(reading.point.y))
      let place = [
        reading.text, Decimal3.spell(site.x.rounded()), Decimal3.spell(site.y.rounded()),
      ]
      guard seen.insert(place).inserted else { continue }
      let size = page.size(reading.text, .note)
      guard
        let frame = spots.place(
          CGSize(width: size.width + 8, height: size.height + 2), at: site)
      else { throw Self.crowded(reading.text) }
      let line = ChartLine(name: "", runs: [], style: reading.style)
      page.pill(reading.text, in: frame, color: line.color(page.palette))
    }
  }

  private static func crowded(_ text: String) -> FigureError {
    FigureError(
      "found no room for \"\(text)\" in its panel, expected fewer curves, or a larger \"width\"",
      at: [.name("show")])
  }
}
