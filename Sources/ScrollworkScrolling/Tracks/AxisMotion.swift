import Foundation
import ScrollworkMotion

/// How one coordinate of a content offset changes from a moment on.
package struct AxisMotion: Hashable, Sendable {
  /// The formula; times count from ``start``.
  enum Formula: Hashable, Sendable {
    case rest(Double)
    case following(FingerFollowing)
    case deceleration(Deceleration)
    case approach(ExponentialApproach)
    case bounce(BounceBack, edge: Double)
    case page(PageTurn, within: ClosedRange<Double>?)
    case glide(from: Double, to: Double)
    case animation(Animation, from: Double, to: Double)
  }

  /// When it begins, in seconds.
  package let start: Double
  let formula: Formula

  /// The time until nothing changes any more; endless while a finger is followed.
  var duration: Double {
    switch formula {
    case .rest: 0
    case .following: .infinity
    case .deceleration(let motion): motion.duration
    case .approach(let motion): motion.duration
    case .bounce(let motion, _): motion.duration
    case .page(let motion, _): motion.duration
    case .glide(let from, let to): from == to ? 0 : StandardGlide.duration
    case .animation(let animation, let from, let to):
      from == to ? 0 : animation.duration(within: Self.restDistance / abs(to - from))
    }
  }

  /// What may be left of an animated spring's way when it ends, in points; too little to see.
  ///
  /// - Source: chosen.
  static let restDistance = 0.01

  func position(at time: Double) -> Double {
    let time = max(0, time - start)
    switch formula {
    case .rest(let place): return place
    case .following(let motion): return motion.position(at: time + start)
    case .deceleration(let motion): return motion.position(at: time)
    case .approach(let motion): return motion.position(at: time)
    case .bounce(let motion, let edge): return edge + motion.position(at: time)
    case .page(let motion, let range):
      let place = motion.position(at: time)
      return range.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
    case .glide(let from, let to): return from + (to - from) * StandardGlide.progress(at: time)
    case .animation(let animation, let from, let to):
      return time < duration ? animation.value(from: from, to: to, at: time) : to
    }
  }

  func velocity(at time: Double) -> Double {
    let time = max(0, time - start)
    switch formula {
    case .rest: return 0
    case .following(let motion): return motion.velocity(at: time + start)
    case .deceleration(let motion): return motion.velocity(at: time)
    case .approach(let motion): return motion.velocity(at: time)
    case .bounce(let motion, _): return motion.velocity(at: time)
    case .page(let motion, let range):
      let isFree = range.map { $0.contains(motion.position(at: time)) } ?? true
      return isFree ? motion.velocity(at: time) : 0
    case .glide(let from, let to): return (to - from) * StandardGlide.velocity(at: time)
    case .animation(let animation, let from, let to):
      return time < duration ? animation.velocity(from: from, to: to, at: time) : 0
    }
  }
}
