import Foundation

/// The return of a content offset from beyond an edge to the edge.
///
/// The momentum decelerates at `rate`, and each millisecond removes a hundredth of the distance
/// beyond the edge. A closed form; distances from the edge are signed, in points.
///
/// - Source: measured by others, in recordings of UIKit, as steps; the closed form follows.
package struct BounceBack: Hashable, Sendable {
  /// The factor of the distance beyond the edge, per millisecond.
  package static let returnRate = DecelerationRate(factor: 0.99)

  /// The distance from the edge at which the motion ends, in points; too little to see.
  ///
  /// Where the motion starts within five points, a hundredth of that distance.
  ///
  /// - Source: chosen: a pixel at a scale of three has 0.33 points.
  package static let restDistance = 0.05

  /// The initial distance from the edge, in points.
  package let origin: Double
  /// The initial momentum, in points per second.
  package let initialVelocity: Double
  /// The deceleration rate of the momentum.
  package let rate: DecelerationRate

  /// A return from a distance, with a momentum in points per second.
  package init(from origin: Double, velocity: Double, rate: DecelerationRate) {
    (self.origin, initialVelocity, self.rate) = (origin, velocity, rate)
  }

  /// The distance that the momentum alone covers.
  private var reach: Double { rate.discretizationFactor * initialVelocity / rate.perSecond }

  /// The time until the offset rests at the edge, in seconds.
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

  /// The velocity of the distance after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return rate.discretizationFactor * momentum(at: time)
      - Self.returnRate.perSecond * position(at: time)
  }

  /// The remaining momentum after `time` seconds, in points per second.
  package func momentum(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * exp(-(rate.perSecond + Self.returnRate.perSecond) * time)
  }

  /// The time at which the momentum carries the offset across the edge, in seconds; nil if it stops
  /// at the edge.
  package var crossing: Double? {
    guard origin * initialVelocity < 0, abs(origin) < abs(reach) else { return nil }
    let time = -log1p(origin / reach) / rate.perSecond
    return time < duration ? time : nil
  }
}
