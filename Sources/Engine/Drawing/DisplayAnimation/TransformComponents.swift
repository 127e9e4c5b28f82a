import Foundation
public import ScrollworkGeometry

/// An affine transform as a scale, then a horizontal skew, a rotation, and a translation.
///
/// Lists of these four functions interpolate number by number in CSS, unlike matrices, which are
/// decomposed first.
///
/// - Source: [CSS Transforms, interpolation of transform
///   lists](https://www.w3.org/TR/css-transforms-1/#interpolation-of-transforms).
public struct TransformComponents: Hashable, Sendable {
  /// The translation, in points.
  public var x = 0.0
  /// The vertical translation, in points.
  public var y = 0.0
  /// The rotation, in degrees clockwise.
  public var rotation = 0.0
  /// The horizontal skew, in degrees.
  public var skew = 0.0
  /// The horizontal scale factor.
  public var scaleX = 1.0
  /// The vertical scale factor; negative for mirrored content.
  public var scaleY = 1.0

  /// The identity.
  public init() {}

  /// The components of a transform, with the rotation nearest to that of `previous`.
  public init(_ t: CGAffineTransform, after previous: TransformComponents? = nil) {
    (x, y) = (t.tx, t.ty)
    guard t.b != 0 || t.c != 0 || t.a < 0 else {
      (scaleX, scaleY) = (t.a, t.d)
      if let previous { rotation = (previous.rotation / 360).rounded() * 360 }
      return
    }
    let length = hypot(t.a, t.b)
    guard length > 0 else {
      // Without a horizontal extent, the vertical axis gives the rotation.
      rotation = atan2(-t.c, t.d) * 180 / .pi
      (scaleX, scaleY) = (0, hypot(t.c, t.d))
      return
    }
    let angle = atan2(t.b, t.a)
    let (cosine, sine) = (t.a / length, t.b / length)
    let (across, along) = (t.c * cosine + t.d * sine, t.d * cosine - t.c * sine)
    rotation = angle * 180 / .pi
    (scaleX, scaleY) = (length, along)
    skew = along == 0 ? 0 : atan(across / along) * 180 / .pi
    guard let previous else { return }
    rotation += ((previous.rotation - rotation) / 360).rounded() * 360
  }

  /// The transform.
  public var matrix: CGAffineTransform {
    let (cosine, sine) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
    let across = scaleY * tan(skew * .pi / 180)
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: cosine * across - sine * scaleY,
      d: sine * across + cosine * scaleY, tx: x, ty: y)
  }

  /// Whether only the translation differs from the identity.
  public var isTranslation: Bool { rotation == 0 && skew == 0 && scaleX == 1 && scaleY == 1 }

  /// The step of lengths as they are written, in points.
  ///
  /// - Source: chosen: at two pixels per point, a fifth of the default bound.
  public static let step = 0.01

  /// The components as they are written: hundredths of a point, thousandths of a degree, factors in
  /// hundred-thousandths.
  ///
  /// - Source: chosen: over 500 points, each error stays within a hundredth of a point.
  public var rounded: TransformComponents {
    let to = { (value: Double, steps: Double) in (value * steps).rounded() / steps + 0 }
    var copy = self
    (copy.x, copy.y) = (to(x, 100), to(y, 100))
    (copy.rotation, copy.skew) = (to(rotation, 1000), to(skew, 1000))
    (copy.scaleX, copy.scaleY) = (to(scaleX, 100_000), to(scaleY, 100_000))
    return copy
  }

  /// The components at a fraction of the way to others, number by number.
  public func interpolated(to end: TransformComponents, at fraction: Double) -> TransformComponents
  {
    let mix = { (from: Double, to: Double) in from + (to - from) * fraction }
    var copy = self
    (copy.x, copy.y) = (mix(x, end.x), mix(y, end.y))
    (copy.rotation, copy.skew) = (mix(rotation, end.rotation), mix(skew, end.skew))
    (copy.scaleX, copy.scaleY) = (mix(scaleX, end.scaleX), mix(scaleY, end.scaleY))
    return copy
  }
}
