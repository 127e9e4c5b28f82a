@testable import ScrollworkCharts
import Testing

@Suite struct `Ticks of numbers` {
  @Test(arguments: [
    (0.0...10.0, 5, [0, 2, 4, 6, 8, 10]), (0...1, 4, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0...97, 4, [0, 25, 50, 75]), (-5...5, 4, [-4, -2, 0, 2, 4]),
  ])
  func `are round`(range: ClosedRange<Double>, count: Int, ticks: [Double]) {
    let values = NiceTicks(range, count: count).values(in: range)
    #expect(values.count == ticks.count)
    for (value, tick) in zip(values, ticks) { #expect(abs(value - tick) < 1e-9) }
  }
}
