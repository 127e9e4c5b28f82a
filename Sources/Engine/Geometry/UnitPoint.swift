public import Foundation

/// A point in a rectangle, as fractions of its width and height from the top left corner.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 is the left edge, 1 the right.
  public var x: CGFloat
  /// The fraction of the height: 0 is the top edge, 1 the bottom.
  public var y: CGFloat

  /// The top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point with two fractions; values outside 0…1 lie outside the rectangle.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The fraction along `axis`.
  package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

  /// The point at these fractions of `rect`.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// The point with its horizontal fraction flipped if `mirrored`.
  package func mirrored(_ mirrored: Bool) -> UnitPoint {
    mirrored ? UnitPoint(x: 1 - x, y: y) : self
  }
}
