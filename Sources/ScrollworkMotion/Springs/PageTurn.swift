import Foundation

/// The motion to a page's boundary: a spring that takes over the speed of the finger.
package struct PageTurn: Hashable, Sendable {
  /// The angular frequency, in radians per second.
  ///
  /// - Source: chosen. On a page of 375 points it settles to half a point in about half a second,
  ///   with about a point of overshoot after a release at 1,000 points per second; the system's
  ///   own curve is unpublished.
  package static let frequency = 17.0

  /// The damping ratio.
  ///
  /// - Source: chosen, together with ``frequency``.
  package static let dampingRatio = 0.9

  /// How near to the page it counts as there, in points; too little to see.
  ///
  /// For a way shorter than
  /// five points, a hundredth of it.
  package static let restDistance = 0.05

  /// Where it began, in points.
  package let origin: Double
  /// The page's boundary, in points.
  package let restingPlace: Double
  /// The speed at the beginning, in points per second.
  package let initialVelocity: Double
  /// The time until it is there, in seconds.
  package let duration: Double

  /// The turn from `origin` to `target` with a speed in points per second.
  package init(from origin: Double, to target: Double, velocity: Double) {
    (self.origin, restingPlace, initialVelocity) = (origin, target, velocity)
    let decay = Self.dampingRatio * Self.frequency
    let turn = Self.frequency * (1 - Self.dampingRatio * Self.dampingRatio).squareRoot()
    let way = target - origin
    let reach = hypot(way, (velocity - decay * way) / turn)
    duration = reach > 0 ? log(reach / min(Self.restDistance, reach / 100)) / decay : 0
  }

  private var spring: Spring {
    Spring(mass: 1, frequency: Self.frequency, dampingRatio: Self.dampingRatio)
  }

  /// The place after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPlace }
    return origin
      + spring.value(target: restingPlace - origin, initialVelocity: initialVelocity, time: time)
  }

  /// The speed after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return spring.velocity(
      target: restingPlace - origin, initialVelocity: initialVelocity, time: time)
  }
}
