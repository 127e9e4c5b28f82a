import Foundation

/// A deceleration to rest: each millisecond removes the same fraction of the velocity.
///
/// A closed form, so times may be requested in any order. Reversing the velocity mirrors the
/// motion, which ends exactly at ``restingPosition``.
package struct Deceleration: Hashable, Sendable {
  /// The speed at which the motion ends, in points per second.
  ///
  /// - Source: measured by others, in recordings of UIKit (0.01 points per millisecond).
  package static let stoppingSpeed = 10.0

  /// The minimum speed that is preserved toward a given target, in points per second.
  ///
  /// - Source: measured by others, in UIKit: slower releases do not decelerate at all (0.25 points
  ///   per millisecond).
  package static let minimumTargetSpeed = 250.0

  /// The initial position, in points.
  package let origin: Double
  /// The initial velocity, in points per second.
  package let initialVelocity: Double
  /// The factor of the velocity per millisecond.
  package let rate: DecelerationRate
  /// The factor of the displacement: above 1 for repeated flicks, which travel farther in the same
  /// time.
  package let boost: Double
  /// The final position, in points.
  package let restingPosition: Double

  /// A deceleration from `origin` at `velocity` points per second, by friction alone.
  ///
  /// Speeds up to ``stoppingSpeed`` do not move at all.
  package init(
    from origin: Double, velocity: Double, rate: DecelerationRate, boost: Double = 1
  ) {
    (self.origin, self.rate, self.boost, initialVelocity) = (origin, rate, boost, velocity)
    let reach = max(0, abs(velocity) - Self.stoppingSpeed) / 1000
    let displacement = boost * rate.factor * reach / (1 - rate.factor)
    restingPosition = velocity < 0 ? origin - displacement : origin + displacement
  }

  /// A deceleration that preserves the velocity and has the friction that ends it at `target`.
  ///
  /// Nil if the velocity points away from the target or is below ``minimumTargetSpeed``.
  ///
  /// - Source: chosen. The system's own fit is unpublished; this inverts the sum of the steps.
  package init?(from origin: Double, to target: Double, velocity: Double, boost: Double = 1) {
    let displacement = target - origin
    guard displacement * velocity > 0, abs(velocity) >= Self.minimumTargetSpeed else { return nil }
    let reach = boost * (abs(velocity) - Self.stoppingSpeed) / 1000
    (self.origin, restingPosition, initialVelocity) = (origin, target, velocity)
    self.boost = boost
    rate = DecelerationRate(factor: abs(displacement) / (abs(displacement) + reach))
  }

  /// The time until rest, in seconds.
  package var duration: Double {
    guard abs(initialVelocity) > Self.stoppingSpeed else { return 0 }
    return log(abs(initialVelocity) / Self.stoppingSpeed) / rate.perSecond
  }

  /// The fraction of the distance covered after `time` seconds.
  private func progress(at time: Double) -> Double {
    -expm1(-rate.perSecond * time) / (1 - Self.stoppingSpeed / abs(initialVelocity))
  }

  /// The position after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPosition }
    return origin + (restingPosition - origin) * progress(at: time)
  }

  /// The velocity of the position after `time` seconds, in points per second.
  ///
  /// This is ``momentum(at:)`` times ``boost`` and the rate's
  /// ``DecelerationRate/discretizationFactor``.
  package func velocity(at time: Double) -> Double {
    boost * rate.discretizationFactor * momentum(at: time)
  }

  /// The remaining momentum after `time` seconds, in points per second, which a bounce continues
  /// with.
  package func momentum(at time: Double) -> Double {
    time < duration ? initialVelocity * exp(-rate.perSecond * time) : 0
  }

  /// The time at which the motion passes `position`, in seconds; nil if it does not reach it.
  package func time(reaching position: Double) -> Double? {
    let (displacement, whole) = (position - origin, restingPosition - origin)
    guard displacement * whole >= 0, abs(displacement) < abs(whole) else { return nil }
    let part = displacement / whole * (1 - Self.stoppingSpeed / abs(initialVelocity))
    return -log1p(-part) / rate.perSecond
  }
}
