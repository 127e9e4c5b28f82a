import Foundation
package import ScrollworkGeometry

extension Animation {
  /// What may be left of the way when a spring counts as finished, as a part of it.
  ///
  /// - Source: chosen; the `epsilon` of SwiftUI's springs.
  package static let restPart = 0.001

  /// The time until it counts as finished, in seconds: springs when a thousandth of the way is left.
  ///
  /// Infinite for an animation that stands still or repeats forever. A custom animation is asked
  /// for the way from 0 to 1.
  package var duration: Double { duration(within: Self.restPart) }

  /// The time until what is left of the way stays below the part `epsilon` of it, in seconds.
  package func duration(within epsilon: Double) -> Double {
    duration(from: 0.0, to: 1.0, within: epsilon)
  }

  /// The time until the way from `start` to `end` is done to the part `epsilon` of it, in seconds,
  /// for a value that already moves with `initialVelocity` units per second.
  ///
  /// If there is no way but a speed, the part is taken of how far the speed would lead a spring: its
  /// length over the angular frequency.
  package func duration<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, within epsilon: Double = restPart
  ) -> Double {
    guard pace > 0 else { return .infinity }
    let way = end - start
    let own: Double
    switch course {
    case .curve(_, let duration): own = duration
    case .spring(let spring, let ownVelocity):
      let velocity = way.scaled(by: ownVelocity) + self.own(initialVelocity)
      let length = way.magnitudeSquared.squareRoot()
      let reach =
        length > 0 ? length : velocity.magnitudeSquared.squareRoot() / spring.frequency
      guard reach > 0 else { return max(0, lag / pace) }
      // Measured in parts of the way, so that ways of any length settle alike.
      own = spring.settlingDuration(
        target: way.scaled(by: 1 / reach), initialVelocity: velocity.scaled(by: 1 / reach),
        epsilon: epsilon)
    case .custom(let custom): own = custom.duration(of: way)
    case .repeated(let pass, let count, _):
      let length = pass.duration
      own = length > 0 ? length * (count.map(Double.init) ?? .infinity) : 0
    }
    return max(0, (own + lag) / pace)
  }

  /// The time after which it counts as done for what is to follow, in seconds: a spring's response,
  /// which is when one feels that it has arrived; anything else when it ends.
  ///
  /// - Source: documented. SwiftUI's `AnimationCompletionCriteria.logicallyComplete`: a spring's
  ///   perceptual duration.
  package var logicalDuration: Double {
    guard pace > 0 else { return .infinity }
    let own: Double
    switch course {
    case .curve(_, let duration): own = duration
    case .spring(let spring, _): own = spring.response
    case .custom(let custom): own = custom.logicalDuration
    case .repeated(let pass, let count, _):
      let earlier = pass.duration
      own =
        earlier > 0
        ? count.map { earlier * Double($0 - 1) + pass.logicalDuration } ?? .infinity : 0
    }
    return max(0, (own + lag) / pace)
  }
}
