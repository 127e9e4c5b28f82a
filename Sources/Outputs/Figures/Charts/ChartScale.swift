import Foundation

/// The scale of an axis: from numbers to points of the page.
struct ChartScale: Hashable {
  /// The numbers, from the start of the axis to its end.
  let domain: ClosedRange<Double>
  /// The points at the start and at the end.
  let start: CGFloat
  let end: CGFloat

  /// The point of a number.
  func callAsFunction(_ value: Double) -> CGFloat {
    let share = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    return start + CGFloat(share) * (end - start)
  }
}

extension ClosedRange<Double> {
  /// The range around numbers; one of some length if all are equal.
  init(around numbers: some Sequence<Double>) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for number in numbers { (low, high) = (Swift.min(low, number), Swift.max(high, number)) }
    if low > high { (low, high) = (0, 1) }
    if high - low < 1e-6 * Swift.max(1, abs(low)) {
      // Of equal numbers: half a unit to either side, in proportion.
      let half = abs(low) > 1 ? abs(low) / 2 : 0.5
      (low, high) = (low - half, high + half)
    }
    self = low...high
  }
}
