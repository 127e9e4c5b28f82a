import Foundation
package import ScrollworkGeometry

extension Animation {
  /// The remaining displacement at which a spring counts as settled, as a fraction of the whole.
  ///
  /// - Source: chosen; the `epsilon` of SwiftUI's springs.
  package static let settlingEpsilon = 0.001

  /// The duration in seconds; a spring's ends at a thousandth of the displacement.
  ///
  /// Infinite for an animation of speed zero or one that repeats forever. A custom animation is
  /// evaluated from 0 to 1.
  package var duration: Double { duration(within: Self.settlingEpsilon) }

  /// The time until the remaining fraction of the displacement stays below `epsilon`, in seconds.
  package func duration(within epsilon: Double) -> Double {
    duration(from: 0.0, to: 1.0, within: epsilon)
  }

  /// The time until the remaining fraction of the displacement stays below `epsilon`, in seconds,
  /// for a value with an initial velocity in units per second.
  ///
  /// If start and end are equal, the fraction is of the distance a spring's initial velocity would
  /// cover: its magnitude over the angular frequency.
  package func duration<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, within epsilon: Double = settlingEpsilon
  ) -> Double {
    guard timeScale > 0 else { return .infinity }
    let displacement = end - start
    let own: Double
    switch timing {
    case .curve(_, let duration): own = duration
    case .spring(let spring, let ownVelocity):
      let velocity = displacement.scaled(by: ownVelocity) + localVelocity(initialVelocity)
      let length = displacement.magnitudeSquared.squareRoot()
      let reach =
        length > 0 ? length : velocity.magnitudeSquared.squareRoot() / spring.frequency
      guard reach > 0 else { return max(0, timeOffset / timeScale) }
      // In fractions of the displacement, so that the duration does not depend on its magnitude.
      own = spring.settlingDuration(
        target: displacement.scaled(by: 1 / reach), initialVelocity: velocity.scaled(by: 1 / reach),
        epsilon: epsilon)
    case .custom(let custom): own = custom.duration(of: displacement)
    case .repeated(let pass, let count, _):
      let length = pass.duration
      own = length > 0 ? length * (count.map(Double.init) ?? .infinity) : 0
    }
    return max(0, (own + timeOffset) / timeScale)
  }

  /// The time until logical completion, in seconds: a spring's response, which is its perceptual
  /// duration; for other animations their end.
  ///
  /// - Source: documented. SwiftUI's `AnimationCompletionCriteria.logicallyComplete`: a spring's
  ///   perceptual duration.
  package var logicalDuration: Double {
    if let ownLogicalDuration { return ownLogicalDuration }
    guard timeScale > 0 else { return .infinity }
    let own: Double
    switch timing {
    case .curve(_, let duration): own = duration
    case .spring(let spring, _): own = spring.response
    case .custom(let custom): own = custom.logicalDuration
    case .repeated(let pass, let count, _):
      let earlier = pass.duration
      own =
        earlier > 0
        ? count.map { earlier * Double($0 - 1) + pass.logicalDuration } ?? .infinity : 0
    }
    return max(0, (own + timeOffset) / timeScale)
  }
}
