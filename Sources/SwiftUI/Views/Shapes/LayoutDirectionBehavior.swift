public import ScrollworkEnvironment
package import ScrollworkGeometry
package import Foundation

/// The behavior of a shape in left-to-right and right-to-left layouts.
///
/// - Source: documented, `LayoutDirectionBehavior` of SwiftUI since iOS 17.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both layout directions.
  case fixed
  /// The shape is mirrored horizontally in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored horizontally in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The outline of the shape as drawn in a view's rectangle.
  ///
  /// The path is made in a rectangle whose origin is zero, like the bounds of a view, so that a
  /// path that ignores `rect.minX` is still drawn in place. The path is then mirrored within that
  /// rectangle, if the shape's behavior says so, and translated.
  ///
  /// - Source: documented that points are mirrored one by one, `Shape.layoutDirectionBehavior`;
  ///   that the rectangle begins at zero is chosen, as published shapes count on it.
  package nonisolated func outline(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let direction = isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if layoutDirectionBehavior == .mirrors(in: direction) {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    }
    return transform == .identity ? path : path.applying(transform)
  }
}
