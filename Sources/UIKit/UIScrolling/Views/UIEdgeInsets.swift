public import Foundation
import ScrollworkGeometry

/// Inset distances of the four edges, in points, independent of layout direction.
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge; positive is downward.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge; positive is upward.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets; negative distances expand outward.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Adds the insets edge by edge.
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// The same insets with leading at the left.
  var edges: EdgeInsets {
    EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// The insets with zero for distances that are not finite.
  var sanitized: UIEdgeInsets {
    UIEdgeInsets(
      top: top.sanitized, left: left.sanitized, bottom: bottom.sanitized, right: right.sanitized)
  }
}

extension CGFloat {
  /// The number, or zero if it is not finite.
  var sanitized: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
  /// The size with zero for extents that are negative or not finite.
  var sanitized: CGSize { CGSize(width: max(0, width.sanitized), height: max(0, height.sanitized)) }
}

extension CGPoint {
  /// The point with the coordinates of `other` for those that are not finite.
  func sanitized(or other: CGPoint) -> CGPoint {
    CGPoint(x: x.isFinite ? x : other.x, y: y.isFinite ? y : other.y)
  }
}
