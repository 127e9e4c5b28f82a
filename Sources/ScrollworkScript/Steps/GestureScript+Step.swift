public import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion

extension GestureScript {
  /// One thing that is done.
  public enum Step: Hashable, Sendable {
    /// Nothing, for some seconds.
    case wait(Double)

    /// A finger that comes down, moves by some points in some seconds, stays, and leaves.
    ///
    /// From the middle of the canvas, unless a place is named.
    case drag(
      from: Place? = nil, by: CGVector, over: Double, curve: UnitCurve = .linear,
      hold: Double = 0)

    /// A finger that comes down and leaves at a speed in points per second.
    ///
    /// From the middle of the canvas, unless a place is named.
    case flick(Direction, velocity: CGFloat, from: Place? = nil)

    /// A finger that comes down and leaves.
    case tap(Place)

    /// A finger that comes down and leaves several times at one place: a double tap, for two.
    case taps(Place, count: Int)

    /// A finger that comes down, stays for some seconds without moving, and leaves.
    case press(Place, for: Double)

    /// A finger that comes down, may stay, moves by some points or to a place, and leaves.
    case carry(Carry)

    /// A finger that comes down and stays down; ``release`` ends it.
    case touch(Place)

    /// The finger that is down moves by some points, or to a place, in some seconds.
    case move(Carry.Goal, over: Double, curve: UnitCurve = .linear)

    /// The finger that is down stays where it is for some seconds.
    case hold(Double)

    /// The finger that is down leaves.
    case release

    /// A finger that was recorded.
    case replay(TouchRecording)

    /// Two fingers that go apart, for scales above 1, or together, and may turn around each other:
    /// clockwise, for angles above zero.
    ///
    /// In the middle of the canvas, unless a place is named.
    case pinch(
      at: Place? = nil, scale: CGFloat, turn: Angle = .zero, over: Double,
      curve: UnitCurve = .linear)

    /// A turn of a mouse wheel: by so many points, at once.
    ///
    /// Or, where it takes time, two fingers on a trackpad, which push the content and let it go.
    /// Positive numbers bring later content into sight. In the middle of the canvas, unless a place
    /// is named.
    case wheel(
      by: CGVector, at: Place? = nil, over: Double = 0, curve: UnitCurve = .linear)

    /// A tap on the bar with the clock, above all views: what stands below scrolls to its top.
    case statusBarTap

    /// Another size of the canvas, at once.
    case resize(CGSize)

    /// The device is turned: width and height of the canvas are exchanged.
    case rotate

    /// A value that a view lends to scripts with `scriptable(_:_:)` becomes another one.
    case set(String, to: Setting, animated: Bool = false)

    /// This moment gets a name.
    case mark(String)

    /// Something that has to be so; where it is not, the script has failed.
    case expect(Expectation)

    /// A scroll that no finger makes; the next step begins at once, while it is on its way.
    ///
    /// Of the outermost scroll view that can go there, unless one is named.
    case scroll(to: Destination, in: String? = nil, animated: Bool = true)

    /// A scroll that no finger makes, in a time of its own; the next step begins when it is done.
    ///
    /// For film strips and pans: `.glide(to: .offset(CGPoint(x: 0, y: 6000)), over: 5)` goes evenly.
    case glide(
      to: Destination, in: String? = nil, over: Double, curve: UnitCurve = .linear)

    /// Nothing, until all is at rest, but for so many seconds at most.
    case untilSettled(limit: Double = 10)

    /// The finger that is down moves by some points.
    public static func move(
      by way: CGVector, over duration: Double, curve: UnitCurve = .linear
    ) -> Step {
      .move(.by(way), over: duration, curve: curve)
    }

    /// The finger that is down moves to a place, which is looked for when it comes down.
    public static func move(
      to place: Place, over duration: Double, curve: UnitCurve = .linear
    ) -> Step {
      .move(.to(place), over: duration, curve: curve)
    }

    /// A scroll to the view with an id.
    public static func scrollTo(
      id: String, anchor: UnitPoint? = nil, animated: Bool = true
    ) -> Step {
      .scroll(to: .view(id, anchor: anchor), animated: animated)
    }

    /// A scroll to a content offset.
    public static func scrollTo(offset: CGPoint, animated: Bool = true) -> Step {
      .scroll(to: .offset(offset), animated: animated)
    }

    /// A scroll to one end of the content.
    public static func scrollTo(edge: Edge, animated: Bool = true) -> Step {
      .scroll(to: .edge(edge), animated: animated)
    }
  }
}
