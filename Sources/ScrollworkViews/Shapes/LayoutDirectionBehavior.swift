public import ScrollworkEnvironment
import ScrollworkGeometry
import Foundation

/// What a shape does where reading goes one way or the other.
///
/// - Source: documented, `LayoutDirectionBehavior` of SwiftUI since iOS 17.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is drawn the same way for both directions.
  case fixed
  /// It is drawn as in a mirror where reading goes the named way.
  case mirrors(in: LayoutDirection)

  /// It is drawn as in a mirror where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The outline of a view of this shape that fills a rectangle, as it is drawn.
  ///
  /// The shape is asked for its path in a rectangle that begins at zero, since a view knows its
  /// size alone: code that leaves out `rect.minX` is drawn in its place all the same. Then the
  /// path is mirrored within that rectangle if the shape says so, and moved.
  ///
  /// - Source: documented that points are mirrored one by one, `Shape.layoutDirectionBehavior`;
  ///   that the rectangle begins at zero is chosen, as published shapes count on it.
  nonisolated func outline(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let direction = isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    var place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if layoutDirectionBehavior == .mirrors(in: direction) {
      place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    }
    return place == .identity ? path : path.applying(place)
  }
}
