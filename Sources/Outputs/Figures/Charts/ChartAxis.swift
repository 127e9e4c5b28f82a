import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The horizontal axis of a chart, which its panels share.
struct ChartAxis: Hashable {
  /// The range.
  var range: ClosedRange<Double>
  /// The unit, after the last number.
  var unit: String
  /// The name beneath the numbers; empty where the unit says it.
  var name = ""

  /// The axis of times.
  static func time(_ range: ClosedRange<Double>) -> ChartAxis {
    ChartAxis(range: range, unit: "s")
  }

  /// The ticks on a width, whose labels keep apart.
  func ticks(on page: FigurePage, width: CGFloat) -> AxisTicks {
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

  /// Draws the numbers and the name from the top of the page on; moves the top below them.
  func draw(_ ticks: AxisTicks, on page: inout FigurePage, x: ChartScale) {
    var bottom = page.top
    for (index, value) in ticks.values.enumerated() {
      let frame = page.write(
        ticks.label(value), .note, at: CGPoint(x: x(value), y: page.top), anchor: .top)
      bottom = frame.maxY
      if index == ticks.values.count - 1, name.isEmpty {
        // The number stays at its tick.
        page.write(unit, .note, at: CGPoint(x: frame.maxX + 3, y: page.top))
      }
    }
    if !name.isEmpty {
      bottom =
        page.write(
          unit.isEmpty ? name : "\(name), \(unit)", .note,
          at: CGPoint(x: (x.start + x.end) / 2, y: bottom + 2), anchor: .top
        ).maxY
    }
    page.top = bottom
  }
}
