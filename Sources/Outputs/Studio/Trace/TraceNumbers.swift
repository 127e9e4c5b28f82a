import Foundation
import ScrollworkGeometry

// The numbers of traces and inspections.
//
// - Source: chosen. A ten-thousandth of a point is far below a pixel. Factors are multiplied by
//   lengths of hundreds of points, and the depths of projections divide such products.
extension JSONText {
  /// A length, a coordinate or a velocity, in points, with four decimals.
  static func length(_ value: some BinaryFloatingPoint) -> JSONText {
    .decimal(Double(value), places: 4)
  }

  /// A factor, such as an opacity, or a time, with six decimals.
  static func factor(_ value: some BinaryFloatingPoint) -> JSONText {
    .decimal(Double(value), places: 6)
  }

  static func point(_ point: CGPoint) -> JSONText {
    .list([.length(point.x), .length(point.y)])
  }

  static func size(_ size: CGSize) -> JSONText {
    .list([.length(size.width), .length(size.height)])
  }

  static func rect(_ rect: CGRect) -> JSONText {
    .list([.length(rect.minX), .length(rect.minY), .length(rect.width), .length(rect.height)])
  }

  /// An affine transform: a, b, c, d, tx, ty.
  static func transform(_ map: CGAffineTransform) -> JSONText {
    .list([
      .factor(map.a), .factor(map.b), .factor(map.c), .factor(map.d), .length(map.tx),
      .length(map.ty),
    ])
  }

  /// A projective transform, row by row; the terms of its depth have nine decimals, the others six.
  static func projection(_ map: ProjectionTransform) -> JSONText {
    func depth(_ value: CGFloat) -> JSONText { .decimal(Double(value), places: 9) }
    return .list([
      .factor(map.m11), .factor(map.m12), depth(map.m13), .factor(map.m21), .factor(map.m22),
      depth(map.m23), .factor(map.m31), .factor(map.m32), depth(map.m33),
    ])
  }

  /// An affine transform as six numbers, another as nine.
  static func map(_ map: ProjectionTransform) -> JSONText {
    map.affine.map(transform) ?? projection(map)
  }
}
