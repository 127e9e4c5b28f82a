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
  /// What is added to what the formula says, in points.
  private(set) var shift = 0.0

  /// When nothing changes any more, in seconds; never while a finger is followed.
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
    case .glide(let from, let to): from == to ? 0 : StandardGlide.duration
    case .animation(let animation, let from, let to):
      from == to ? 0 : animation.duration(within: restDistance / abs(to - from))
    }
  }

  /// What may be left of an animated spring's way when it ends, in points; too little to see.
  ///
  /// - Source: chosen.
  private static let restDistance = 0.005

  /// The time that the formulas count: endless once the end has come, so that they are at rest
  /// whatever rounding the sum of start and duration left.
  private func local(_ time: Double) -> Double { time < end ? max(0, time - start) : .infinity }

  /// The same motion elsewhere.
  func moved(by way: Double) -> AxisMotion {
    var copy = self
    copy.shift += way
    return copy
  }

  func position(at time: Double) -> Double { shift + ownPosition(at: time) }

  private func ownPosition(at time: Double) -> Double {
    if case .following(let motion) = formula { return motion.position(at: time) }
    let time = local(time)
    switch formula {
    case .rest(let place): return place
    case .following(let motion): return motion.position(at: time)
    case .deceleration(let motion): return motion.position(at: time)
    case .approach(let motion): return motion.position(at: time)
    case .bounce(let motion, let edge): return edge + motion.position(at: time)
    case .page(let motion, let range):
      let place = motion.position(at: time)
      return range.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
    case .glide(let from, let to):
      return time < StandardGlide.duration
        ? from + (to - from) * StandardGlide.progress(at: time) : to
    case .animation(let animation, let from, let to):
      return time < .infinity ? animation.value(from: from, to: to, at: time) : to
    }
  }

  func velocity(at time: Double) -> Double {
    if case .following(let motion) = formula { return motion.velocity(at: time) }
    let time = local(time)
    switch formula {
    case .rest: return 0
    case .following(let motion): return motion.velocity(at: time)
    case .deceleration(let motion): return motion.velocity(at: time)
    case .approach(let motion): return motion.velocity(at: time)
    case .bounce(let motion, _): return motion.velocity(at: time)
    case .page(let motion, let range):
      let isFree = range.map { $0.contains(motion.position(at: time)) } ?? true
      return isFree ? motion.velocity(at: time) : 0
    case .glide(let from, let to): return (to - from) * StandardGlide.velocity(at: time)
    case .animation(let animation, let from, let to):
      return time < .infinity ? animation.velocity(from: from, to: to, at: time) : 0
    }
  }
}
