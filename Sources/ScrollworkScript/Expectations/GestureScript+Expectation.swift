public import Foundation
public import ScrollworkGeometry

extension GestureScript {
  /// Something that has to be so.
  ///
  /// Each is about one scroll view: the one with the id that is named, or around the view with it;
  /// else the outermost one, or for a view the one that it is in.
  public enum Expectation: Hashable, Sendable {
    /// All is at rest; with an id, on that view: its anchor is where that of its scroll view is, or as
    /// near as the ends of the content allow.
    ///
    /// Without an anchor, that of the scroll view's position counts, else the leading top. Without a
    /// deadline it has to be so at once; else the script goes on as soon as it is so.
    case settled(
      on: String? = nil, anchor: UnitPoint? = nil, in: String? = nil, Deadline? = nil)

    /// The content offset is this one, give or take some points; nil for a coordinate that does not
    /// matter.
    case offset(
      x: CGFloat? = nil, y: CGFloat? = nil, within: CGFloat = closeness, in: String? = nil)

    /// At no moment of the script, or of what comes after a mark, the content goes past a limit.
    case never(past: Limit, in: String? = nil, since: String? = nil)

    /// A value that a view lends to scripts is this one.
    case value(String, Setting)

    /// What still counts as the same offset, in points.
    ///
    /// - Source: chosen: what nobody can see on a picture of one pixel to a point.
    public static let closeness: CGFloat = 0.5
  }

  /// The moment at which something has to be so at the latest.
  public enum Deadline: Hashable, Sendable {
    /// So many seconds after the start of the script.
    case by(Double)
    /// So many seconds from now.
    case within(Double)
  }

  /// Where content must not go.
  public enum Limit: Hashable, Sendable {
    /// Beyond an end, by more than some points.
    case edge(Edge, by: CGFloat = 0)
    /// Beyond a coordinate of the content offset.
    case coordinate(Axis, CGFloat)
  }
}
