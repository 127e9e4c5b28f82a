import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A strip above a chart: spans and events along its axis, with their names.
struct ChartStrip {
  /// A span of the axis, or an event where both ends are equal.
  struct Span {
    var range: ClosedRange<Double>
    var name: String
    var color: ChartInk
    var isEvent: Bool { range.lowerBound == range.upperBound }
  }

  /// The spans, from left to right.
  var spans: [Span]
  /// Whether the spans are shaded in the panels.
  var isShaded: Bool
  /// The keys that ask for it in a figure file.
  var keys: [FigureKey]

  /// Draws the strip from the top of the page on; moves the top below it.
  ///
  /// Where not all names have room near their spans, each is written at its first span only.
  ///
  /// - Throws: A ``FigureError`` if even those have no room.
  func draw(on page: inout FigurePage, x: ChartScale) throws(FigureError) {
    guard !spans.isEmpty else { return }
    var named = spans
    var starts = places(of: named, on: page, x: x, isNear: true)
    if starts == nil {
      var seen: Set<String> = []
      named = named.filter { seen.insert($0.name).inserted }
      starts = places(of: named, on: page, x: x, isNear: false)
    }
    guard let starts else {
      throw FigureError(
        "found no room for \(named.count) names above the chart, expected fewer, or a larger "
          + "\"width\"", at: keys)
    }
    var bottom = page.top
    for (span, start) in zip(named, starts) {
      let frame = page.write(
        span.name, .note, at: CGPoint(x: start, y: page.top), color: span.color.color(page.palette))
      bottom = max(bottom, frame.maxY)
    }
    for span in spans {
      let color = span.color.color(page.palette)
      let (left, right) = (x(span.range.lowerBound), x(span.range.upperBound))
      if span.isEvent {
        page.line(
          from: CGPoint(x: left, y: bottom + 1), to: CGPoint(x: left, y: bottom + 6), color)
      } else {
        page.fill(
          Path(
            roundedRect: CGRect(x: left, y: bottom + 2, width: max(right - left, 1), height: 3),
            cornerRadius: min(1.5, max(right - left, 1) / 2)), color)
      }
    }
    page.top = bottom + 6
  }

  /// The left edges of the names; nil if they have no room, or none near their spans where that is
  /// asked for.
  private func places(
    of spans: [Span], on page: FigurePage, x: ChartScale, isNear: Bool
  ) -> [CGFloat]? {
    let widths = spans.map { page.size($0.name, .note).width }
    let wanted = zip(spans, widths).map { span, width -> CGFloat in
      (x(span.range.lowerBound) + x(span.range.upperBound) - width) / 2
    }
    // An event at an edge of the plot has its name around it.
    let room = (x.start - page.grid)...min(x.end + 3 * page.grid, page.right)
    let gap = page.grid
    guard widths.reduce(-gap, { $0 + $1 + gap }) <= room.upperBound - room.lowerBound else {
      return nil
    }
    let starts = LabelSpacing.starts(wanted, lengths: widths, spacing: gap, in: room)
    let isFar = zip(starts, wanted).contains { abs($0 - $1) > 2 * page.grid }
    return isNear && isFar ? nil : starts
  }

  /// Draws the shades or lines of the spans over a plot.
  func shade(_ plot: CGRect, on page: inout FigurePage, x: ChartScale) {
    for span in spans {
      let color = span.color.color(page.palette)
      let (left, right) = (x(span.range.lowerBound), x(span.range.upperBound))
      if span.isEvent {
        page.mark(
          Path { path in
            path.move(to: CGPoint(x: left, y: plot.minY))
            path.addLine(to: CGPoint(x: left, y: plot.maxY))
          }, color, width: page.theme.hairline, dash: [3, 3], halo: nil)
      } else if isShaded {
        page.fill(
          Path(CGRect(x: left, y: plot.minY, width: right - left, height: plot.height)),
          color.opacity(0.09))
      }
    }
  }
}
