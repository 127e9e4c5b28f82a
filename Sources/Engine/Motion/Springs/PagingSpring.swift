import Foundation

/// The motion to a page boundary or another target: a spring that continues with the finger's
/// velocity.
package struct PagingSpring: Hashable, Sendable {
  /// The angular frequency of a page turn, in radians per second.
  ///
  /// - Source: chosen. On a page of 375 points it settles to half a point in about half a second,
  ///   with about a point of overshoot after a release at 1,000 points per second; the system's own
  ///   curve is unpublished.
  package static let frequency = 17.0

  /// The damping ratio.
  ///
  /// - Source: chosen, together with ``frequency``.
  package static let dampingRatio = 0.9

  /// The distance from the target at which the motion ends, in points; too little to see.
  ///
  /// For a motion shorter than five points, a hundredth of it.
  package static let restDistance = 0.05

  /// The initial position, in points.
  package let origin: Double
  /// The page boundary, in points.
  package let restingPosition: Double
  /// The initial velocity, in points per second.
  package let initialVelocity: Double
  /// The angular frequency, in radians per second.
  package let frequency: Double
  /// The time until the motion rests at the target, in seconds.
  package let duration: Double

  /// A motion from `origin` to `target` with an initial velocity in points per second.
  package init(
    from origin: Double, to target: Double, velocity: Double, frequency: Double = Self.frequency
  ) {
    (self.origin, restingPosition, initialVelocity) = (origin, target, velocity)
    self.frequency = frequency
    let decay = Self.dampingRatio * frequency
    let dampedFrequency = frequency * (1 - Self.dampingRatio * Self.dampingRatio).squareRoot()
    let displacement = target - origin
    let reach = hypot(displacement, (velocity - decay * displacement) / dampedFrequency)
    duration = reach > 0 ? log(reach / min(Self.restDistance, reach / 100)) / decay : 0
  }

  private var spring: Spring {
    Spring(mass: 1, frequency: frequency, dampingRatio: Self.dampingRatio)
  }

  /// The position after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPosition }
    return origin
      + spring.value(target: restingPosition - origin, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return spring.velocity(
      target: restingPosition - origin, initialVelocity: initialVelocity, time: time)
  }
}
