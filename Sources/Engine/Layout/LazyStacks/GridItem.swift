public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or several of them if adaptive.
public struct GridItem: Sendable {
  /// The size of an item across the grid.
  public enum Size: Sendable {
    /// A fixed length, in points.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least `minimum` as fit in an equal share of the remaining length.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next item, in points; nil is 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil is the grid's, and the center of the line.
  public var alignment: Alignment?

  /// A grid item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
