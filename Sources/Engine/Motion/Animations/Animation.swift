public import Foundation

/// The timing of a change from one value to another.
///
/// A closed form over time. Springs are evaluated by their formula, not by the small steps that the
/// system takes; the two differ by about one part in a hundred.
public struct Animation: Hashable, Sendable {
  /// The kinds of timing.
  enum Timing: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, initialVelocity: Double)
    case custom(CustomTiming)
    /// Passes one after another; a nil count repeats forever.
    indirect case repeated(Animation, count: Int?, autoreverses: Bool)
  }

  let timing: Timing

  /// The animation's local time is `timeScale` × time − `timeOffset`.
  let timeScale: Double
  let timeOffset: Double
  /// The time of logical completion that was set, in seconds; nil for that of the timing.
  private(set) var ownLogicalDuration: Double?

  init(_ timing: Timing, timeScale: Double = 1, timeOffset: Double = 0) {
    (self.timing, self.timeScale, self.timeOffset) = (timing, timeScale, timeOffset)
  }

  /// Delays the animation by `delay` seconds; until then the value stays at its start.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(
      timing, timeScale: timeScale,
      timeOffset: timeOffset + timeScale * (delay.isFinite ? delay : 0))
  }

  /// Multiplies the animation's speed by `speed`; at zero and below the value stays at its start.
  public func speed(_ speed: Double) -> Animation {
    Animation(
      timing, timeScale: speed.isFinite ? timeScale * max(speed, 0) : timeScale,
      timeOffset: timeOffset)
  }

  /// The animation with its logical completion after some seconds, though it may go on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.ownLogicalDuration = max(0, duration)
    return copy
  }
}
