public import Foundation
import ScrollworkGeometry

/// Four inward distances, in points, whatever the reading direction.
@frozen public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top, downward.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom, upward.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of four distances; negative ones point outward.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The sum, side by side.
  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// The same distances; leading is left.
  var edges: EdgeInsets {
    EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// The same distances, but for those that are no numbers: they are zero.
  var sound: UIEdgeInsets {
    UIEdgeInsets(top: top.sound, left: left.sound, bottom: bottom.sound, right: right.sound)
  }
}

extension CGFloat {
  /// The number, or zero if it is none.
  var sound: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
  /// The size; extents that are negative or no numbers are zero.
  var sound: CGSize { CGSize(width: max(0, width.sound), height: max(0, height.sound)) }
}

extension CGPoint {
  /// The point; coordinates that are no numbers are those of `other`.
  func sound(or other: CGPoint) -> CGPoint {
    CGPoint(x: x.isFinite ? x : other.x, y: y.isFinite ? y : other.y)
  }
}
