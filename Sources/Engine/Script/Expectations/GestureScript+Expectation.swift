public import Foundation
public import ScrollworkGeometry

extension GestureScript {
  /// A condition that a script checks.
  ///
  /// Each applies to one scroll view: the one with the given id, or the one around the view with that
  /// id; by default the outermost one, or for a view the one that contains it.
  public enum Expectation: Hashable, Sendable {
    /// Everything is at rest; with an id, aligned on that view: its anchor point is at that of its
    /// scroll view, or as near as the ends of the content allow.
    ///
    /// The anchor defaults to that of the scroll view's position, else to the top leading corner.
    /// Without a deadline the condition must hold at once; with one, the script continues as soon as it
    /// holds.
    case settled(
      on: String? = nil, anchor: UnitPoint? = nil, in: String? = nil, Deadline? = nil)

    /// The content offset equals this one, within a tolerance in points; nil for a coordinate that is
    /// not checked.
    case offset(
      x: CGFloat? = nil, y: CGFloat? = nil, within: CGFloat = closeness, in: String? = nil)

    /// The content never moves past a limit, during the whole script or after a mark.
    case never(past: Limit, in: String? = nil, since: String? = nil)

    /// A value that a view exposes to scripts equals this one.
    case value(String, Setting)

    /// The default tolerance of offsets, in points.
    ///
    /// - Source: chosen: not visible in a picture at one pixel per point.
    public static let closeness: CGFloat = 0.5
  }

  /// The latest moment at which a condition may begin to hold.
  public enum Deadline: Hashable, Sendable {
    /// A time from the start of the script, in seconds.
    case by(Double)
    /// A duration from now, in seconds.
    case within(Double)
  }

  /// A limit that content must not pass.
  public enum Limit: Hashable, Sendable {
    /// An edge of the content, with an allowed overshoot in points.
    case edge(Edge, by: CGFloat = 0)
    /// A coordinate of the content offset.
    case coordinate(Axis, CGFloat)
  }
}
