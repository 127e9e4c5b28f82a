import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion

extension GestureScript {
  /// A drag that may begin with a press, and may end at a place: from view to view, for instance.
  public struct Carry: Hashable, Sendable {
    /// The end of a movement.
    public enum Goal: Hashable, Sendable {
      /// A displacement from the start, in points.
      case by(CGVector)
      /// A place, resolved when the finger comes down.
      case to(Place)
    }

    /// The place of the touch; nil for the center of the canvas.
    public var start: Place?
    /// The end of the movement.
    public var goal: Goal
    /// The duration of the press before the movement, in seconds.
    public var press: Double
    /// The duration of the movement, in seconds.
    public var duration: Double
    /// The timing curve of the movement.
    public var curve: UnitCurve
    /// The duration of the stay after the movement, in seconds.
    public var hold: Double

    /// A drag with a press and a stay, both zero by default.
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
  /// Taps `count` times at one place.
  public static func tap(_ place: GestureScript.Place, count: Int) -> Self {
    count == 1 ? .tap(place) : .taps(place, count: count)
  }

  /// Presses for `press` seconds, then drags by a displacement in points, then lifts.
  public static func drag(
    from start: GestureScript.Place? = nil, by way: CGVector, press: Double, over duration: Double,
    curve: UnitCurve = .linear, hold: Double = 0
  ) -> Self {
    .carry(
      GestureScript.Carry(
        from: start, .by(way), press: press, over: duration, curve: curve, hold: hold))
  }

  /// Presses for `press` seconds, then drags to a place, then lifts.
  public static func drag(
    from start: GestureScript.Place? = nil, to goal: GestureScript.Place, press: Double = 0,
    over duration: Double, curve: UnitCurve = .linear, hold: Double = 0
  ) -> Self {
    .carry(
      GestureScript.Carry(
        from: start, .to(goal), press: press, over: duration, curve: curve, hold: hold))
  }
}
