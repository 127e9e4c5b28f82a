public import Foundation
package import ScrollworkGeometry

/// How a value gets from where it is to where it is wanted.
///
/// A closed form over time. Springs are evaluated by their formula, not by the small steps that the
/// system takes; the two differ by about one part in a hundred.
public struct Animation: Hashable, Sendable {
  /// What the way is made of.
  enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, initialVelocity: Double)
  }

  let course: Course

  /// The animation's own time is `pace` × time − `lag`.
  let pace: Double
  let lag: Double

  init(_ course: Course, pace: Double = 1, lag: Double = 0) {
    (self.course, self.pace, self.lag) = (course, pace, lag)
  }

  /// The same animation, begun `delay` seconds later; its value stays at the start until then.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(course, pace: pace, lag: lag + pace * (delay.isFinite ? delay : 0))
  }

  /// The same animation, `speed` times as fast; it stands still at zero and below.
  public func speed(_ speed: Double) -> Animation {
    Animation(course, pace: speed.isFinite ? pace * max(speed, 0) : pace, lag: lag)
  }

  /// The value after `time` seconds; `initialVelocity`, in units per second, is taken over by
  /// springs and means nothing to curves.
  package func value<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = pace * time - lag
    if local <= 0 { return start }
    let way = end - start
    switch course {
    case .curve(let curve, let duration):
      if local >= duration { return end }
      return start + way.scaled(by: curve.value(at: local / duration))
    case .spring(let spring, let ownVelocity):
      let velocity =
        way.scaled(by: ownVelocity) + initialVelocity.scaled(by: pace > 0 ? 1 / pace : 0)
      return start + spring.value(target: way, initialVelocity: velocity, time: local)
    }
  }

  /// How fast the value changes after `time` seconds, in units per second.
  package func velocity<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = pace * time - lag
    if local < 0 || pace == 0 { return .zero }
    let way = end - start
    switch course {
    case .curve(let curve, let duration):
      if local >= duration { return .zero }
      return way.scaled(by: curve.velocity(at: local / duration) * pace / duration)
    case .spring(let spring, let ownVelocity):
      let velocity =
        way.scaled(by: ownVelocity) + initialVelocity.scaled(by: pace > 0 ? 1 / pace : 0)
      return spring.velocity(target: way, initialVelocity: velocity, time: local)
        .scaled(by: pace)
    }
  }

  /// The time until it counts as finished, in seconds: springs when a thousandth of the way is left.
  ///
  /// Infinite for an animation that stands still.
  package var duration: Double { duration(within: 0.001) }

  /// The time until what is left of the way stays below the part `epsilon` of it, in seconds.
  package func duration(within epsilon: Double) -> Double {
    guard pace > 0 else { return .infinity }
    let own =
      switch course {
      case .curve(_, let duration): duration
      case .spring(let spring, let ownVelocity):
        spring.settlingDuration(target: 1.0, initialVelocity: ownVelocity, epsilon: epsilon)
      }
    return max(0, (own + lag) / pace)
  }
}
