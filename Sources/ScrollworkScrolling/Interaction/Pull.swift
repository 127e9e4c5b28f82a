import Foundation
import ScrollworkMotion

/// Where one coordinate of the content goes with what pulls it: along inside its ends, less and less
/// beyond them.
package struct Pull: Hashable, Sendable {
  /// Where the content would be, were there no rubber band, with what pulls at ``reference``.
  let anchor: Double
  /// The coordinate of what pulls that belongs to ``anchor``.
  let reference: Double
  /// The offsets at which content may rest.
  let range: ClosedRange<Double>
  /// What gives way beyond them; none to stop there.
  let band: RubberBand?

  /// What rounding may add to a place, in points: it is no pull.
  private static let rounding = 1e-9

  /// Where the content would be, were there no rubber band.
  private func free(_ coordinate: Double) -> Double {
    let free = anchor - (coordinate - reference)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    return abs(free - edge) < Self.rounding ? edge : free
  }

  /// The offset with what pulls at `coordinate`.
  func place(_ coordinate: Double) -> Double {
    let free = free(coordinate)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    guard let band else { return edge }
    return free < edge
      ? edge - band.stretch(edge - free)
      : free > edge ? edge + band.stretch(free - edge) : free
  }

  /// How fast the offset changes with what pulls at `coordinate`, for each point of its way: minus
  /// one inside the ends.
  func slope(_ coordinate: Double) -> Double {
    let free = free(coordinate)
    if range.contains(free) { return -1 }
    let pull = free < range.lowerBound ? range.lowerBound - free : free - range.upperBound
    return band.map { -$0.slope(pull) } ?? 0
  }
}
