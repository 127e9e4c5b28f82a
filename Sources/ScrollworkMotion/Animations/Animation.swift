public import Foundation

/// How a value gets from where it is to where it is wanted.
///
/// A closed form over time. Springs are evaluated by their formula, not by the small steps that the
/// system takes; the two differ by about one part in a hundred.
public struct Animation: Hashable, Sendable {
  /// What the way is made of.
  enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, initialVelocity: Double)
    case custom(CustomCourse)
    /// Passes one after another, without end if there is no count.
    indirect case repeated(Animation, count: Int?, autoreverses: Bool)
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
}
