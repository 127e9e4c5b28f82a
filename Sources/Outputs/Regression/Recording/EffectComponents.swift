import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// What the transform of an effect does to a view, in the terms of effects: scale, rotation, skew
/// and offset about the view's center.
struct EffectComponents {
  /// The displacement of the center, in points.
  let offset: CGVector
  /// The scale, rotation and skew at the center; its translation is not used.
  let linear: TransformComponents
  /// The change of depth with a point across and a point down, in thousandths.
  let perspective: CGVector

  /// The components of a map in the coordinates of a view of `size`.
  ///
  /// In perspective, scale and rotation are those at the center, to first order.
  init(_ map: ProjectionTransform, size: CGSize, after previous: TransformComponents? = nil) {
    let (x, y) = (size.width / 2, size.height / 2)
    let depth = x * map.m13 + y * map.m23 + map.m33
    let scale = depth == 0 ? 1 : depth
    let center = CGPoint(
      x: (x * map.m11 + y * map.m21 + map.m31) / scale,
      y: (x * map.m12 + y * map.m22 + map.m32) / scale)
    offset = CGVector(dx: center.x - x, dy: center.y - y)
    linear = TransformComponents(
      CGAffineTransform(
        a: (map.m11 - center.x * map.m13) / scale, b: (map.m12 - center.y * map.m13) / scale,
        c: (map.m21 - center.x * map.m23) / scale, d: (map.m22 - center.y * map.m23) / scale,
        tx: 0, ty: 0), after: previous)
    perspective = CGVector(dx: map.m13 / scale * 1000, dy: map.m23 / scale * 1000)
  }
}
