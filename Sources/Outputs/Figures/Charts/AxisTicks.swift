import Foundation

/// The ticks of an axis: multiples of 1, 2 or 5 times a power of ten.
struct AxisTicks: Hashable {
  /// The distance of two ticks.
  let step: Double
  /// The ticks, ascending.
  let values: [Double]

  /// The ticks within a range: as many as there can be up to `count`.
  ///
  /// - Precondition: `range` is finite and not empty; `count` is 2 or more.
  init(within range: ClosedRange<Double>, atMost count: Int) {
    self.init(range, atMost: count) { (low, high) in (low.rounded(.up), high.rounded(.down)) }
  }

  /// The ticks that cover a range: the first is not above its lower bound, the last is not below
  /// its upper bound.
  ///
  /// - Precondition: `range` is finite and not empty; `count` is 3 or more.
  init(covering range: ClosedRange<Double>, atMost count: Int) {
    self.init(range, atMost: max(count, 3)) { (low, high) in
      (low.rounded(.down), high.rounded(.up))
    }
  }

  private init(
    _ range: ClosedRange<Double>, atMost count: Int, _ bounds: (Double, Double) -> (Double, Double)
  ) {
    let span = range.upperBound - range.lowerBound
    // A step is a digit times a power of ten; rounding must not put a bound off its tick.
    var exponent = Int(log10(span / Double(max(count, 2))).rounded(.down)) - 1
    while true {
      for digit in [1.0, 2, 5] {
        let unit = pow(10, Double(abs(exponent)))
        let step = exponent < 0 ? digit / unit : digit * unit
        let (low, high) = bounds(
          Self.settled(range.lowerBound / step), Self.settled(range.upperBound / step))
        guard Int(high - low) + 1 <= count else { continue }
        self.step = step
        values = stride(from: low, through: high, by: 1).map {
          exponent < 0 ? $0 * digit / unit : $0 * step
        }
        return
      }
      exponent += 1
    }
  }

  /// The number, rounded if it is a whole number but for the error of a division.
  private static func settled(_ number: Double) -> Double {
    abs(number - number.rounded()) < 1e-9 * max(1, abs(number)) ? number.rounded() : number
  }

  /// The range from the first tick to the last.
  var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 0) }

  /// The number of decimals that tell ticks apart.
  var places: Int { max(0, min(9, -Int((log10(step) + 1e-9).rounded(.down)))) }

  /// The label of a tick.
  func label(_ value: Double) -> String { ChartNumber.spell(value, places: places) }
}
