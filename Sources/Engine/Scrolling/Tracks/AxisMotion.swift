import Foundation
import ScrollworkMotion

/// The motion of one coordinate of a content offset, from a time on.
package struct AxisMotion: Hashable, Sendable {
  /// The formula; its times count from ``start``, but for a finger's, which are absolute.
  enum Formula: Hashable, Sendable {
    case rest(Double)
    case following(FingerFollowing)
    case deceleration(Deceleration)
    case approach(ExponentialApproach)
    case bounce(BounceBack, edge: Double)
    case page(PagingSpring, within: ClosedRange<Double>?)
    case glide(from: Double, to: Double)
    case animation(Animation, from: Double, to: Double)
  }

  /// The start, in seconds.
  package let start: Double
  let formula: Formula
  /// A displacement added to the formula, in points.
  private(set) var shift = 0.0

  /// The time from which the coordinate is at rest, in seconds; infinite while it follows a finger.
  let end: Double

  init(start: Double, formula: Formula) {
    (self.start, self.formula) = (start, formula)
    end = start + Self.duration(formula)
  }

  private static func duration(_ formula: Formula) -> Double {
    switch formula {
    case .rest: 0
    case .following: .infinity
    case .deceleration(let motion): motion.duration
    case .approach(let motion): motion.duration
    case .bounce(let motion, _): motion.duration
    case .page(let motion, _): motion.duration
    case .glide(let from, let to): from == to ? 0 : ScrollAnimationCurve.duration
    case .animation(let animation, let from, let to):
      from == to ? 0 : animation.duration(within: restDistance / abs(to - from))
    }
  }

  /// The distance from its target at which an animated spring counts as at rest, in points; not
  /// visible.
  ///
  /// - Source: chosen.
  private static let restDistance = 0.005

  /// The time since the start, in seconds; infinite from the end on, so that the formulas are at rest
  /// whatever rounding is in the sum of start and duration.
  private func elapsed(at time: Double) -> Double { time < end ? max(0, time - start) : .infinity }

  /// The same motion, displaced.
  func moved(by displacement: Double) -> AxisMotion {
    var copy = self
    copy.shift += displacement
    return copy
  }

  func position(at time: Double) -> Double { shift + ownPosition(at: time) }

  private func ownPosition(at time: Double) -> Double {
    let elapsed = elapsed(at: time)
    switch formula {
    case .rest(let place): return place
    case .following(let motion): return motion.position(at: time)
    case .deceleration(let motion): return motion.position(at: elapsed)
    case .approach(let motion): return motion.position(at: elapsed)
    case .bounce(let motion, let edge): return edge + motion.position(at: elapsed)
    case .page(let motion, let range):
      let place = motion.position(at: elapsed)
      return range.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
    case .glide(let from, let to):
      return elapsed < ScrollAnimationCurve.duration
        ? from + (to - from) * ScrollAnimationCurve.progress(at: elapsed) : to
    case .animation(let animation, let from, let to):
      return elapsed < .infinity ? animation.value(from: from, to: to, at: elapsed) : to
    }
  }

  func velocity(at time: Double) -> Double {
    let elapsed = elapsed(at: time)
    switch formula {
    case .rest: return 0
    case .following(let motion): return motion.velocity(at: time)
    case .deceleration(let motion): return motion.velocity(at: elapsed)
    case .approach(let motion): return motion.velocity(at: elapsed)
    case .bounce(let motion, _): return motion.velocity(at: elapsed)
    case .page(let motion, let range):
      let isFree = range.map { $0.contains(motion.position(at: elapsed)) } ?? true
      return isFree ? motion.velocity(at: elapsed) : 0
    case .glide(let from, let to): return (to - from) * ScrollAnimationCurve.velocity(at: elapsed)
    case .animation(let animation, let from, let to):
      return elapsed < .infinity ? animation.velocity(from: from, to: to, at: elapsed) : 0
    }
  }
}
