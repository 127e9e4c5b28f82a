import Foundation

/// The way to a place that the speed at hand would not lead to: each millisecond takes the same
/// part of what is left of the way.
///
/// - Source: chosen, for targets that a slide cannot reach; the system's own way is unpublished.
package struct ExponentialApproach: Hashable, Sendable {
  /// What may be left of the way when it ends, in points; that bit is spread over the whole way,
  /// so that it ends exactly.
  ///
  /// - Source: chosen: half a point, or a hundredth of a way shorter than fifty.
  package static let restDistance = 0.5

  /// Where it began, in points.
  package let origin: Double
  /// Where it ends, in points.
  package let restingPlace: Double
  /// What is left of the way after each millisecond.
  package let rate: DecelerationRate

  /// The approach from `origin` to `target`.
  package init(from origin: Double, to target: Double, rate: DecelerationRate) {
    (self.origin, restingPlace, self.rate) = (origin, target, rate)
  }

  /// The part of the way that is left when it ends.
  private var remainder: Double {
    let way = abs(restingPlace - origin)
    return min(Self.restDistance, way / 100) / way
  }

  /// The time until it ends, in seconds.
  package var duration: Double {
    restingPlace == origin ? 0 : -log(remainder) / rate.perSecond
  }

  /// The place after `time` seconds, in points.
  package func position(at time: Double) -> Double {
    guard time < duration else { return restingPlace }
    let left = (exp(-rate.perSecond * time) - remainder) / (1 - remainder)
    return restingPlace - (restingPlace - origin) * left
  }

  /// The speed after `time` seconds, in points per second.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return (restingPlace - origin) * rate.perSecond * exp(-rate.perSecond * time)
      / (1 - remainder)
  }
}
