import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion

extension GestureScript {
  /// What a finger does that may stay before it moves: a drag from view to view, for instance.
  public struct Carry: Hashable, Sendable {
    /// Where a finger that moves ends.
    public enum Goal: Hashable, Sendable {
      /// So many points away from where it began.
      case by(CGVector)
      /// At a place, which is looked for when the finger comes down.
      case to(Place)
    }

    /// Where it comes down; nil for the middle of the canvas.
    public var start: Place?
    /// Where it ends.
    public var goal: Goal
    /// How long it stays before it moves, in seconds.
    public var press: Double
    /// How long it moves, in seconds.
    public var duration: Double
    /// How the way is spread over that time.
    public var curve: UnitCurve
    /// How long it stays after that, in seconds.
    public var hold: Double

    /// What a finger does.
    public init(
      from start: Place?, _ goal: Goal, press: Double = 0, over duration: Double,
      curve: UnitCurve = .linear, hold: Double = 0
    ) {
      (self.start, self.goal, self.press) = (start, goal, press)
      (self.duration, self.curve, self.hold) = (duration, curve, hold)
    }
  }
}

extension GestureScript.Step {
  /// A finger that comes down and leaves `count` times at one place.
  public static func tap(_ place: GestureScript.Place, count: Int) -> Self {
    count == 1 ? .tap(place) : .taps(place, count: count)
  }

  /// A finger that comes down, stays for `press` seconds, moves by some points, and leaves.
  public static func drag(
    from start: GestureScript.Place? = nil, by way: CGVector, press: Double, over duration: Double,
    curve: UnitCurve = .linear, hold: Double = 0
  ) -> Self {
    .carry(
      GestureScript.Carry(
        from: start, .by(way), press: press, over: duration, curve: curve, hold: hold))
  }

  /// A finger that comes down, may stay for `press` seconds, moves to a place, and leaves.
  public static func drag(
    from start: GestureScript.Place? = nil, to goal: GestureScript.Place, press: Double = 0,
    over duration: Double, curve: UnitCurve = .linear, hold: Double = 0
  ) -> Self {
    .carry(
      GestureScript.Carry(
        from: start, .to(goal), press: press, over: duration, curve: curve, hold: hold))
  }
}
