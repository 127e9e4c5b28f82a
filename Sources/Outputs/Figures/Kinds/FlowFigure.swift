import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkStage

/// The way of touches among scroll views: how far a finger moves, how long it takes, and which scrolls.
struct FlowFigure: FigureKind {
  static let name = "flow"
  static let summary =
    "The way of touches among scroll views: slop, delay, and the one that scrolls."
  static let width = 720.0

  /// The first and the last moment; nil for those of the script.
  var start: FigureMoment?
  var end: FigureMoment?

  init(from start: FigureMoment?, to end: FigureMoment?) { (self.start, self.end) = (start, end) }

  init(_ fields: inout FigureFields) throws(FigureError) {
    start = try fields.moment("from")
    end = try fields.moment("to")
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let span = try subject.span(from: start, to: end)
    let samples = SceneSamples(subject, from: span.lowerBound, to: span.upperBound)
    let data = try FlowData(samples, span)
    let titles = ["Touch"] + data.rows.map(\.title)
    let titleWidth = titles.map { page.size($0, .label, width: Self.titleWidth).width }.max() ?? 0
    let left = (page.left + titleWidth + 1.5 * page.grid).rounded(.up)
    let right = page.right - 2 * page.grid
    try page.require(right - left, atLeast: Chart.leastWidth, for: "rows with these names")
    let x = ChartScale(domain: span, start: left, end: right)
    let axis = ChartAxis.time(span)
    let ticks = axis.ticks(on: page, width: right - left)
    let height = CGFloat(titles.count) * (Self.band + Self.gap)
    for value in ticks.values {
      page.mark(
        Path { path in
          path.move(to: CGPoint(x: x(value), y: page.top))
          path.addLine(to: CGPoint(x: x(value), y: page.top + height))
        }, page.palette.line, width: page.theme.hairline / 2, halo: nil)
    }
    let top = page.top
    drawTouches(data.touches, on: &page, x: x)
    for row in data.rows { draw(row, on: &page, x: x) }
    for touch in data.touches {
      guard let decision = touch.decision else { continue }
      page.mark(
        Path { path in
          path.move(to: CGPoint(x: x(decision.time), y: top + Self.band))
          path.addLine(to: CGPoint(x: x(decision.time), y: page.top))
        }, page.palette.ink, width: page.theme.hairline, dash: [3, 3], halo: nil)
    }
    page.top += page.grid / 2
    axis.draw(ticks, on: &page, x: x)
    page.top += 2 * page.grid
    BadgeLegend(entries: data.touches.map(\.sentence)).draw(on: &page)
    page.description.append(
      "Touches and scroll views of \(subject.name) from \(FigureSubject.seconds(span.lowerBound)) to "
        + "\(FigureSubject.seconds(span.upperBound)).")
    page.description += data.touches.map(\.sentence)
    return [data.source]
  }

  /// The width at which names break.
  private static let titleWidth: CGFloat = 150
  /// The height of a band, and the distance of two.
  private static let (band, gap): (CGFloat, CGFloat) = (24, 10)

  private func title(_ text: String, on page: inout FigurePage, x: ChartScale) {
    page.write(
      text, .label, at: CGPoint(x: x.start - 1.5 * page.grid, y: page.top + Self.band / 2),
      anchor: .trailing, width: Self.titleWidth, alignment: .trailing)
  }

  private func drawTouches(_ touches: [FlowData.Touch], on page: inout FigurePage, x: ChartScale) {
    title("Touch", on: &page, x: x)
    let middle = page.top + Self.band / 2
    var taken = -CGFloat.infinity
    for (index, touch) in touches.enumerated() {
      let frame = CGRect(
        x: x(touch.range.lowerBound), y: middle - 4,
        width: max(2, x(touch.range.upperBound) - x(touch.range.lowerBound)), height: 8)
      page.fill(Path(roundedRect: frame, cornerRadius: 4), page.palette.quiet.opacity(0.5))
      let radius = Badge.radius(page.theme)
      let center = CGPoint(x: max(frame.midX, taken + radius + 2), y: middle)
      guard center.x + radius <= page.right else { continue }
      Badge(number: index + 1).draw(at: center, on: &page)
      taken = center.x + radius
    }
    page.top += Self.band + Self.gap
  }

  private func draw(_ row: FlowData.Row, on page: inout FigurePage, x: ChartScale) {
    title(row.title, on: &page, x: x)
    for (phase, range) in row.bands {
      let color = (phase.chartColor ?? .quiet).color(page.palette)
      let frame = CGRect(
        x: x(range.lowerBound), y: page.top,
        width: max(1, x(range.upperBound) - x(range.lowerBound)), height: Self.band)
      page.fill(Path(roundedRect: frame, cornerRadius: 3), color.opacity(0.22))
      page.fill(
        Path(CGRect(x: frame.minX, y: frame.maxY - 2, width: frame.width, height: 2)), color)
      guard page.size(phase.name, .note).width + 8 <= frame.width else { continue }
      page.write(
        phase.name, .note, at: CGPoint(x: frame.midX, y: frame.midY - 1), anchor: .center,
        color: page.palette.ink)
    }
    page.top += Self.band + Self.gap
  }
}

extension FigureContent {
  /// The way of touches among scroll views.
  ///
  /// - Parameters:
  ///   - start: The first moment; the start of the script by default.
  ///   - end: The last moment.
  /// - Returns: The content.
  public static func flow(
    from start: FigureMoment = .time(0), to end: FigureMoment = .end
  ) -> FigureContent {
    FigureContent(FlowFigure(from: start, to: end))
  }
}
