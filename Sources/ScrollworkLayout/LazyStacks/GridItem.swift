public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many of them as there is room for.
public struct GridItem: Sendable {
  /// How the room across the grid is given away.
  public enum Size: Sendable {
    /// Just so long, in points.
    case fixed(CGFloat)
    /// A fair share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of at least `minimum` as fit in a fair share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next one, in points; nil is 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil is the center.
  public var alignment: Alignment?

  /// An item of a grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
