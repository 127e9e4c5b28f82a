public import Foundation

/// The inset distances of a rectangle's edges, in points; leading and trailing follow the layout
/// direction.
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, positive downward.
  public var top: CGFloat
  /// The inset of the leading edge, positive inward.
  public var leading: CGFloat
  /// The inset of the bottom edge, positive upward.
  public var bottom: CGFloat
  /// The inset of the trailing edge, positive inward.
  public var trailing: CGFloat

  /// Zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of four distances; negative values extend outward.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The same inset on each of `edges`, zero on the others.
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

  /// The sum of both insets along `axis`.
  package func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The edge-wise sum.
  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }

  /// The insets, leading and trailing exchanged if `mirrored`.
  package func mirrored(_ mirrored: Bool) -> EdgeInsets {
    mirrored
      ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}

extension CGRect {
  /// The rectangle inset by `insets`; a negative length becomes zero.
  ///
  /// Leading is the left edge: mirror the insets first in a right-to-left layout.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
