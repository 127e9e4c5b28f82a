public import Foundation

/// Core Animation's matrix of a transform in space; points are rows, `[x y z 1] · m`.
public struct CATransform3D: Hashable, Sendable {
  // The matrix, row by row.
  /// The coefficient of x in x'.
  public var m11: CGFloat = 1
  /// The coefficient of x in y'.
  public var m12: CGFloat = 0
  /// The coefficient of x in z'.
  public var m13: CGFloat = 0
  /// The coefficient of x in the depth.
  public var m14: CGFloat = 0
  /// The coefficient of y in x'.
  public var m21: CGFloat = 0
  /// The coefficient of y in y'.
  public var m22: CGFloat = 1
  /// The coefficient of y in z'.
  public var m23: CGFloat = 0
  /// The coefficient of y in the depth.
  public var m24: CGFloat = 0
  /// The coefficient of z in x'.
  public var m31: CGFloat = 0
  /// The coefficient of z in y'.
  public var m32: CGFloat = 0
  /// The coefficient of z in z'.
  public var m33: CGFloat = 1
  /// The coefficient of z in the depth: −1 over the viewer's distance.
  public var m34: CGFloat = 0
  /// The translation along x.
  public var m41: CGFloat = 0
  /// The translation along y.
  public var m42: CGFloat = 0
  /// The translation along z.
  public var m43: CGFloat = 0
  /// The depth at the origin.
  public var m44: CGFloat = 1

  /// The identity.
  public init() {}

  private var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  /// The transform that applies this one first, then another.
  fileprivate func then(_ other: CATransform3D) -> CATransform3D {
    var product = CATransform3D()
    let (a, b) = (rows, other.rows)
    product.rows = (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
    }
    return product
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// A translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A rotation by an angle in radians about an axis; the identity about no axis.
///
/// - Source: documented, Rodrigues' rotation formula.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return transform }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  (transform.m11, transform.m12) = (c + x * x * rest, x * y * rest + z * s)
  (transform.m13, transform.m21) = (x * z * rest - y * s, x * y * rest - z * s)
  (transform.m22, transform.m23) = (c + y * y * rest, y * z * rest + x * s)
  (transform.m31, transform.m32) = (x * z * rest + y * s, y * z * rest - x * s)
  transform.m33 = c + z * z * rest
  return transform
}

/// The transform that translates first, then applies another one.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).then(t) }

/// The transform that scales first, then applies another one.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).then(t) }

/// The transform that rotates first, then applies another one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(t) }

/// The transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.then(b)
}

/// The affine transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

extension ProjectionTransform {
  /// The projection of the plane that a transform in space makes.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
