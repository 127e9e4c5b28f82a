import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// How one coordinate of a content offset follows a finger.
struct FingerFollowing: Hashable, Sendable {
  let finger: FingerPath
  let axis: Axis
  /// Where the content would be, were there no rubber band, with the finger at ``reference``.
  let anchor: Double
  /// The finger's coordinate that belongs to ``anchor``.
  let reference: Double
  /// The offsets at which content may rest.
  let range: ClosedRange<Double>
  /// What gives way beyond them; none to stop there.
  let band: RubberBand?

  /// What rounding may add to a place, in points: it is no pull.
  private static let rounding = 1e-9

  private func free(at time: Double) -> Double {
    let free = anchor - (Double(finger.position(at: time)[axis]) - reference)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    return abs(free - edge) < Self.rounding ? edge : free
  }

  func position(at time: Double) -> Double {
    let free = free(at: time)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    guard let band else { return edge }
    return free < edge
      ? edge - band.stretch(edge - free)
      : free > edge ? edge + band.stretch(free - edge) : free
  }

  func velocity(at time: Double) -> Double {
    let free = free(at: time)
    let velocity = -Double(finger.velocity(at: time)[axis])
    if range.contains(free) { return velocity }
    let pull = free < range.lowerBound ? range.lowerBound - free : free - range.upperBound
    return band.map { velocity * $0.slope(pull) } ?? 0
  }
}
