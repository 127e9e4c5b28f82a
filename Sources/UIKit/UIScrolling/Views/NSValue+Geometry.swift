public import Foundation
import ScrollworkGeometry

/// A value with a rectangle, a point or a size, as notifications of the keyboard have.
extension NSValue {
  /// The rectangle; zero for another value.
  public var cgRectValue: CGRect { rectValue }
  /// The point; zero for another value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero for another value.
  public var cgSizeValue: CGSize { sizeValue }
  /// A value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
