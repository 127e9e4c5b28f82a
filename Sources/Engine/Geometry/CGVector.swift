public import Foundation

#if !canImport(CoreGraphics)
  /// A displacement or a velocity, in two components.
  ///
  /// Foundation on Linux has points, sizes and rectangles, but no vectors.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component, positive to the right.
    public var dx: CGFloat
    /// The vertical component, positive downward.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// A vector with two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
