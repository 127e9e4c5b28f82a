import Foundation

/// An approach to a target that a deceleration does not reach: each millisecond covers the same
/// fraction of the remaining distance.
///
/// - Source: chosen, for targets that a slide cannot reach; the system's own curve is unpublished.
package struct ExponentialApproach: Hashable, Sendable {
  /// The remaining distance at which the motion ends, in points.
  ///
  /// It is distributed over the whole motion, so that the motion ends exactly at its target.
  ///
  /// - Source: chosen: half a point, or a hundredth of a distance shorter than fifty.
  package static let restDistance = 0.5

  /// The initial position, in points.
  package let origin: Double
  /// The final position, in points.
  package let restingPosition: Double
  /// The factor of the remaining distance per millisecond.
  package let rate: DecelerationRate

  /// The approach from `origin` to `target`.
  package init(from origin: Double, to target: Double, rate: DecelerationRate) {
    (self.origin, restingPosition, self.rate) = (origin, target, rate)
  }

  /// The remaining fraction of the distance at the end.
  private var remainder: Double {
    let displacement = abs(restingPosition - origin)
    return min(Self.restDistance, displacement / 100) / displacement
  }

  /// The duration, in seconds.
  package var duration: Double {
    restingPosition == origin ? 0 : -log(remainder) / rate.perSecond
  }

  /// The position after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPosition }
    let left = (exp(-rate.perSecond * time) - remainder) / (1 - remainder)
    return restingPosition - (restingPosition - origin) * left
  }

  /// The velocity after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return (restingPosition - origin) * rate.perSecond * exp(-rate.perSecond * time)
      / (1 - remainder)
  }
}
