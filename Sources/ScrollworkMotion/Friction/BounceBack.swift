import Foundation

/// The way back to an edge of something that is beyond it, or just passing it.
///
/// It keeps decelerating at its rate, and each millisecond takes a hundredth of what it is beyond
/// the edge. A closed form; distances count from the edge, in points, and are positive or negative.
///
/// - Source: measured by others, in recordings of UIKit, as steps; the closed form follows.
package struct BounceBack: Hashable, Sendable {
  /// What is left of the distance beyond the edge after each millisecond.
  package static let returnRate = DecelerationRate(factor: 0.99)

  /// How near to the edge it counts as there, in points; too little to see.
  ///
  /// Where it begins nearer
  /// than five points, a hundredth of that.
  ///
  /// - Source: chosen: a pixel at a scale of three has 0.33 points.
  package static let restDistance = 0.05

  /// How far beyond the edge it began.
  package let origin: Double
  /// The momentum it began with, in points per second.
  package let initialVelocity: Double
  /// What is left of the momentum after each millisecond.
  package let rate: DecelerationRate

  /// A way back from a distance, with a momentum in points per second.
  package init(from origin: Double, velocity: Double, rate: DecelerationRate) {
    (self.origin, initialVelocity, self.rate) = (origin, velocity, rate)
  }

  /// How far the momentum alone would carry it.
  private var reach: Double { rate.stepShare * initialVelocity / rate.perSecond }

  /// The time until it is there, in seconds.
  package var duration: Double {
    let bound = abs(origin) + abs(reach)
    return bound > 0
      ? log(bound / min(Self.restDistance, bound / 100)) / Self.returnRate.perSecond : 0
  }

  /// The distance from the edge after `time` seconds.
  package func position(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return exp(-Self.returnRate.perSecond * time)
      * (origin - reach * expm1(-rate.perSecond * time))
  }

  /// How fast the distance changes after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return rate.stepShare * momentum(at: time)
      - Self.returnRate.perSecond * position(at: time)
  }

  /// The momentum that is left after `time` seconds, in points per second.
  package func momentum(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * exp(-(rate.perSecond + Self.returnRate.perSecond) * time)
  }

  /// The time at which its momentum carries it across the edge, in seconds; none if the way back
  /// ends at the edge.
  package var crossing: Double? {
    guard origin * initialVelocity < 0, abs(origin) < abs(reach) else { return nil }
    let time = -log1p(origin / reach) / rate.perSecond
    return time < duration ? time : nil
  }
}
