import Foundation

/// Round numbers along an axis.
///
/// - Source: chosen, after pictures of Swift Charts: multiples of 1, 2, 2.5 and 5 times a power of ten.
struct NiceTicks {
  /// The distance between ticks.
  let step: Double

  /// The ticks of a range, about as many as wished.
  init(_ range: ClosedRange<Double>, count: Int) {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else {
      step = 1
      return
    }
    let rough = length / Double(max(1, count))
    let power = pow(10, floor(log10(rough)))
    let factors: [Double] = power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
    // Fewer ticks rather than more.
    let ratio = rough / power * 1.15
    step = (factors.min { abs(log($0 / ratio)) < abs(log($1 / ratio)) } ?? 10) * power
  }

  init(step: Double) { self.step = step }

  /// The multiples of the step within a range.
  func values(in range: ClosedRange<Double>) -> [Double] {
    guard step > 0 else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The range, extended to multiples of the step.
  func extended(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return low...max(low, high)
  }
}
