import Foundation
import TestSupport
import Testing

@testable import ScrollworkFigures

@Suite struct AxisTicksTests {
  @Test(
    arguments: [
      (0.0...6.0, 8, ["0", "1", "2", "3", "4", "5", "6"]),
      (0.0...7.8, 5, ["0", "2", "4", "6"]),
      (0.0...0.64, 8, ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]),
      (-14.0...162.0, 10, ["0", "20", "40", "60", "80", "100", "120", "140", "160"]),
      (0.3...0.31, 4, ["0.3", "0.305", "0.31"]),
      (0.0...12_000.0, 4, ["0", "5,000", "10,000"]),
    ] as [(ClosedRange<Double>, Int, [String])])
  func `ticks within a range`(range: ClosedRange<Double>, count: Int, labels: [String]) {
    let ticks = AxisTicks(within: range, atMost: count)
    #expect(ticks.values.map(ticks.label) == labels)
  }

  @Test(
    arguments: [
      (0.0...1.0, 5, ["0", "0.5", "1"]),
      (-118.0...1240.0, 5, ["\u{2212}500", "0", "500", "1,000", "1,500"]),
      (-1.0...1.0, 8, ["\u{2212}1", "\u{2212}0.5", "0", "0.5", "1"]),
      (0.84...1.0, 4, ["0.8", "0.9", "1"]),
    ] as [(ClosedRange<Double>, Int, [String])])
  func `ticks that cover a range`(range: ClosedRange<Double>, count: Int, labels: [String]) {
    let ticks = AxisTicks(covering: range, atMost: count)
    #expect(ticks.values.map(ticks.label) == labels)
  }

  @Test(arguments: 0..<500) func `ticks cover what they should, and are not too many`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sizes: [Double] = [1e-3, 0.1, 1, 50, 3e4]
    let size = sizes.randomElement(using: &random) ?? 1
    let low = Double.random(in: -1...1, using: &random) * size
    let range = low...(low + Double.random(in: 0.01...1, using: &random) * size)
    let count = Int.random(in: 3...12, using: &random)
    let covering = AxisTicks(covering: range, atMost: count)
    #expect(covering.values.count <= count)
    #expect(covering.range.lowerBound <= range.lowerBound + covering.step * 1e-6)
    #expect(covering.range.upperBound >= range.upperBound - covering.step * 1e-6)
    let within = AxisTicks(within: range, atMost: count)
    #expect(within.values.count <= count)
    #expect(Set(covering.values.map(covering.label)).count == covering.values.count)
    let outer = within.values.filter { $0 < range.lowerBound || $0 > range.upperBound }
    #expect(
      outer.allSatisfy {
        abs($0 - range.lowerBound) < 1e-6 * size
          || abs($0 - range.upperBound) < 1e-6 * size
      })
  }
}

@Suite struct ChartNumberTests {
  @Test(
    arguments: [
      (1234.5, "pt", "1,235 pt"), (-75.335, "pt", "\u{2212}75.3 pt"), (0.0264, "", "0.026"),
      (-0.0001, "pt", "0 pt"), (30, "°", "30°"), (1_234_567, "", "1,234,567"), (9.5, "s", "9.5 s"),
    ] as [(Double, String, String)])
  func `readings`(value: Double, unit: String, text: String) {
    #expect(ChartNumber.reading(value, unit) == text)
  }
}
