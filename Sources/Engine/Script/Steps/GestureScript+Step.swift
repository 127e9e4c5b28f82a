public import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion

extension GestureScript {
  /// One statement of a script.
  public enum Step: Hashable, Sendable {
    /// Waits for some seconds.
    case wait(Double)

    /// Drags by a displacement in points over some seconds, holds, and lifts.
    ///
    /// Starts at the center of the canvas, unless a place is given.
    case drag(
      from: Place? = nil, by: CGVector, over: Double, curve: UnitCurve = .linear,
      hold: Double = 0)

    /// Flicks: lifts at exactly a velocity, in points per second.
    ///
    /// Starts at the center of the canvas, unless a place is given.
    case flick(Direction, velocity: CGFloat, from: Place? = nil)

    /// Taps once.
    case tap(Place)

    /// Taps several times at one place: a double tap, for two.
    case taps(Place, count: Int)

    /// Presses for some seconds without moving, and lifts.
    case press(Place, for: Double)

    /// Drags by a displacement or to a place, with an optional press before it, and lifts.
    case carry(Carry)

    /// Puts a finger down and keeps it down; ``release`` lifts it.
    case touch(Place)

    /// Moves the finger that is down by a displacement, or to a place, over some seconds.
    case move(Carry.Goal, over: Double, curve: UnitCurve = .linear)

    /// Keeps the finger that is down in place for some seconds.
    case hold(Double)

    /// Lifts the finger that is down.
    case release

    /// Replays recorded touches.
    case replay(TouchRecording)

    /// Plays recorded input, event by event.
    case input(InputRecording)

    /// Pinches with two fingers: apart for scales above 1, together below, and rotated by `turn`,
    /// clockwise for positive angles.
    ///
    /// Centered on the canvas, unless a place is given.
    case pinch(
      at: Place? = nil, scale: CGFloat, turn: Angle = .zero, over: Double,
      curve: UnitCurve = .linear)

    /// Scrolls with a mouse wheel, by a number of points at once; with a duration, with two fingers
    /// on a trackpad, which push the content and lift.
    ///
    /// Positive numbers reveal later content. At the center of the canvas, unless a place is given.
    case wheel(
      by: CGVector, at: Place? = nil, over: Double = 0, curve: UnitCurve = .linear)

    /// Taps the status bar: the scroll view below it scrolls to its top.
    case statusBarTap

    /// Resizes the canvas, at once.
    case resize(CGSize)

    /// Rotates the device: exchanges the width and height of the canvas.
    case rotate

    /// Sets a value that a view exposes to scripts with `scriptable(_:_:)`.
    case set(String, to: Setting, animated: Bool = false)

    /// Names this moment.
    case mark(String)

    /// Checks an expectation; the script fails if it is not met.
    case expect(Expectation)

    /// Scrolls programmatically; the next step begins at once, while the scroll is running.
    ///
    /// Scrolls the outermost scroll view that can reach the destination, unless one is named.
    case scroll(to: Destination, in: String? = nil, animated: Bool = true)

    /// Scrolls programmatically over a given time; the next step begins when the scroll ends.
    ///
    /// For pans at an even speed: `.glide(to: .offset(CGPoint(x: 0, y: 6000)), over: 5)`.
    case glide(
      to: Destination, in: String? = nil, over: Double, curve: UnitCurve = .linear)

    /// Waits until everything is at rest, for `limit` seconds at most.
    case untilSettled(limit: Double = 10)

    /// Moves the finger that is down by a displacement, in points.
    public static func move(
      by way: CGVector, over duration: Double, curve: UnitCurve = .linear
    ) -> Step {
      .move(.by(way), over: duration, curve: curve)
    }

    /// Moves the finger that is down to a place, resolved when the finger comes down.
    public static func move(
      to place: Place, over duration: Double, curve: UnitCurve = .linear
    ) -> Step {
      .move(.to(place), over: duration, curve: curve)
    }

    /// Scrolls to the view with an id.
    public static func scrollTo(
      id: String, anchor: UnitPoint? = nil, animated: Bool = true
    ) -> Step {
      .scroll(to: .view(id, anchor: anchor), animated: animated)
    }

    /// Scrolls to a content offset.
    public static func scrollTo(offset: CGPoint, animated: Bool = true) -> Step {
      .scroll(to: .offset(offset), animated: animated)
    }

    /// Scrolls to an edge of the content.
    public static func scrollTo(edge: Edge, animated: Bool = true) -> Step {
      .scroll(to: .edge(edge), animated: animated)
    }
  }
}
