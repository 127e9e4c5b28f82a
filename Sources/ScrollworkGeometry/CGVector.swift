public import Foundation

#if !canImport(CoreGraphics)
  /// A displacement or a velocity: two components without a place.
  ///
  /// Foundation on Linux has points, sizes and rectangles, but not this one.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component, positive to the right.
    public var dx: CGFloat
    /// The vertical component, positive downward.
    public var dy: CGFloat

    /// The vector that goes nowhere.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector of two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
