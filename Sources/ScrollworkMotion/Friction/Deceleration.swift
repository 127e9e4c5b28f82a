import Foundation

/// Something that slides to a stop: each millisecond takes the same part of its speed.
///
/// A closed form, so times may be asked for in any order. Reversing the speed mirrors the path.
/// It rests exactly at ``restingPlace``.
package struct Deceleration: Hashable, Sendable {
  /// The speed at which it stops, in points per second.
  ///
  /// - Source: measured by others, in recordings of UIKit (0.01 points per millisecond).
  package static let stoppingSpeed = 10.0

  /// The least speed, in points per second, that is kept on the way to a given place.
  ///
  /// - Source: measured by others, in UIKit: slower releases do not decelerate at all
  ///   (0.25 points per millisecond).
  package static let leastSpeed = 250.0

  /// Where it began, in points.
  package let origin: Double
  /// The speed it began with, in points per second.
  package let initialVelocity: Double
  /// What is left of the speed after each millisecond.
  package let rate: DecelerationRate
  /// Where it stops, in points.
  package let restingPlace: Double

  /// A slide from `origin` at `velocity` points per second that nothing stops but friction.
  ///
  /// A speed at or below ``stoppingSpeed`` does not move at all.
  package init(from origin: Double, velocity: Double, rate: DecelerationRate) {
    (self.origin, self.rate, initialVelocity) = (origin, rate, velocity)
    let reach = max(0, abs(velocity) - Self.stoppingSpeed) / 1000
    let way = rate.factor * reach / (1 - rate.factor)
    restingPlace = velocity < 0 ? origin - way : origin + way
  }

  /// A slide that keeps its speed and has just the friction that stops it at `target`.
  ///
  /// There is none if the speed leads away from the target or is below ``leastSpeed``.
  ///
  /// - Source: chosen. The system's own fit is unpublished; this inverts the sum of the steps.
  package init?(from origin: Double, to target: Double, velocity: Double) {
    let way = target - origin
    guard way * velocity > 0, abs(velocity) >= Self.leastSpeed else { return nil }
    let reach = (abs(velocity) - Self.stoppingSpeed) / 1000
    (self.origin, restingPlace, initialVelocity) = (origin, target, velocity)
    rate = DecelerationRate(factor: abs(way) / (abs(way) + reach))
  }

  /// The time until it stops, in seconds.
  package var duration: Double {
    guard abs(initialVelocity) > Self.stoppingSpeed else { return 0 }
    return log(abs(initialVelocity) / Self.stoppingSpeed) / rate.perSecond
  }

  /// The part of all the way that is done after `time` seconds.
  private func progress(at time: Double) -> Double {
    -expm1(-rate.perSecond * time) / (1 - Self.stoppingSpeed / abs(initialVelocity))
  }

  /// The place after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPlace }
    return origin + (restingPlace - origin) * progress(at: time)
  }

  /// How fast the place changes after `time` seconds, in points per second.
  ///
  /// This is ``momentum(at:)`` times the rate's step share.
  package func velocity(at time: Double) -> Double {
    rate.stepShare * momentum(at: time)
  }

  /// The speed that is left after `time` seconds, in points per second; what a bounce takes over.
  package func momentum(at time: Double) -> Double {
    time < duration ? initialVelocity * exp(-rate.perSecond * time) : 0
  }

  /// The time at which it comes by `place`, in seconds; none if it stops before or starts beyond.
  package func time(reaching place: Double) -> Double? {
    let (way, whole) = (place - origin, restingPlace - origin)
    guard way * whole >= 0, abs(way) < abs(whole) else { return nil }
    let part = way / whole * (1 - Self.stoppingSpeed / abs(initialVelocity))
    return -log1p(-part) / rate.perSecond
  }
}
