public import Foundation
public import ScrollworkGeometry
public import ScrollworkMotion

/// What is done to a scene, step by step.
///
/// ```swift
/// let script: GestureScript = [
///   .wait(0.5), .flick(.up, velocity: 1800), .untilSettled(), .tap(.view("next")),
/// ]
/// ```
public struct GestureScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// What is done, in order.
  public var steps: [Step]

  /// A script of steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// A script of steps.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}

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

    /// A scroll that no finger makes; the next step begins at once, while it is on its way.
    case scroll(to: Destination, animated: Bool = true)

    /// A scroll that no finger makes, in a time of its own; the next step begins when it is done.
    ///
    /// For film strips and pans: `.glide(to: .offset(CGPoint(x: 0, y: 6000)), over: 5)` goes evenly.
    case glide(to: Destination, over: Double, curve: UnitCurve = .linear)

    /// Nothing, until all is at rest, but for so many seconds at most.
    case untilSettled(limit: Double = 10)

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

  /// Where a finger goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Upward: later content of a vertical scroll view comes into sight.
    case up
    /// Downward.
    case down
    /// To the left.
    case left
    /// To the right.
    case right

    /// One point that way.
    package var unit: CGVector {
      switch self {
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      }
    }
  }

  /// Where a finger comes down.
  public enum Place: Hashable, Sendable {
    /// In points of the canvas.
    case point(CGPoint)
    /// The middle of the view with an id or an accessibility identifier.
    case view(String)
    /// In fractions of the canvas.
    case unit(UnitPoint)
  }

  /// Where a scroll that no finger makes goes.
  public enum Destination: Hashable, Sendable {
    /// Where the view with an id is in sight, or where a point of it meets that of the container.
    case view(String, anchor: UnitPoint? = nil)
    /// A content offset.
    case offset(CGPoint)
    /// One end of the content.
    case edge(Edge)
  }
}
