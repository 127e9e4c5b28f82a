public import Foundation

/// Four inward distances, in points, by reading direction.
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// From the top, downward.
  public var top: CGFloat
  /// From the side where a line of text begins.
  public var leading: CGFloat
  /// From the bottom, upward.
  public var bottom: CGFloat
  /// From the side where a line of text ends.
  public var trailing: CGFloat

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of four distances; negative ones point outward.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same distance on each of `edges`, nothing on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset at the start of `axis`: leading or top.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of `axis`: trailing or bottom.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Both insets of `axis` together.
  package func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The sum, side by side.
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }

  /// These insets with leading and trailing exchanged when `mirrored`.
  package func mirrored(_ mirrored: Bool) -> EdgeInsets {
    mirrored
      ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

extension CGRect {
  /// This rectangle less `insets`; a length that would be negative becomes zero.
  ///
  /// Leading is taken for left: mirror the insets first in a right-to-left layout.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
