public import Foundation

/// A projective transform of the plane: `[x' y' w'] = [x y 1] · m`, with the point as a row.
///
/// The transformed point is `(x'/w', y'/w')`; straight lines stay straight.
///
/// - Source: documented; names and layout are SwiftUI's own.
public struct ProjectionTransform: Hashable, Sendable {
  /// The coefficient of x in x'.
  public var m11: CGFloat = 1
  /// The coefficient of x in y'.
  public var m12: CGFloat = 0
  /// The coefficient of x in the depth `w'`.
  public var m13: CGFloat = 0
  /// The coefficient of y in x'.
  public var m21: CGFloat = 0
  /// The coefficient of y in y'.
  public var m22: CGFloat = 1
  /// The coefficient of y in the depth `w'`.
  public var m23: CGFloat = 0
  /// The translation along x, in points.
  public var m31: CGFloat = 0
  /// The translation along y, in points.
  public var m32: CGFloat = 0
  /// The depth `w'` at the origin.
  public var m33: CGFloat = 1

  /// The identity transform.
  public init() {}

  /// The projective form of an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  package init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  /// The matrix, row by row.
  package var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  /// Whether all entries are finite.
  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is affine, without perspective: parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform that applies this one first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// The transform that applies a translation first, then this one.
  package func translatedBefore(x: CGFloat, y: CGFloat) -> ProjectionTransform {
    var product = self
    product.m31 += x * m11 + y * m21
    product.m32 += x * m12 + y * m22
    product.m33 += x * m13 + y * m23
    return product
  }

  /// Replaces the transform by its inverse; returns false and changes nothing if it is singular.
  @discardableResult public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The inverse; the transform itself if it is singular and has none.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The inverse; nil if the transform is singular.
  package var inverse: ProjectionTransform? {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = m[0][0] * minor(0, 0) + m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    guard determinant != 0, determinant.isFinite else { return nil }
    return ProjectionTransform(
      rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }

  /// The same transform as an affine one; nil if it has perspective.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// The depth of a transformed point: its distance in front of the eye, in units of the picture
  /// plane's.
  ///
  /// Points at depth 0 or less are not visible.
  package func depth(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}

extension ProjectionTransform {
  /// The near plane's depth: nearer points are clipped.
  ///
  /// - Source: chosen: the scale there is a thousand, so no view that is visible as a whole loses a
  ///   part.
  package static let nearest: CGFloat = 1 / 1000

  /// The transformed corners of a rectangle: top left, top right, bottom right, bottom left.
  package func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(self) }
  }

  /// The corners of a rectangle clipped to the near plane, in its own coordinates; empty if all of
  /// it is behind the eye.
  package func visibleCorners(of rect: CGRect) -> [CGPoint] {
    guard !rect.isNull else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var clipped: [CGPoint] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (here, there) = (depth(at: corner) - Self.nearest, depth(at: next) - Self.nearest)
      if here >= 0 { clipped.append(corner) }
      if (here < 0) != (there < 0) {
        let part = here / (here - there)
        clipped.append(
          CGPoint(
            x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
      }
    }
    return clipped
  }
}

extension CGPoint {
  /// The point after `m`; infinite at depth 0.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.depth(at: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle, clipped to the near plane; null if all of it is
  /// behind the eye.
  package func applying(_ map: ProjectionTransform) -> CGRect {
    if let affine = map.affine { return applying(affine) }
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      enclosing: map.visibleCorners(of: self).map { corner in
        // Clipped corners have the near plane's depth, except for rounding.
        let depth = Swift.max(map.depth(at: corner), ProjectionTransform.nearest)
        return CGPoint(
          x: (map.m11 * corner.x + map.m21 * corner.y + map.m31) / depth,
          y: (map.m12 * corner.x + map.m22 * corner.y + map.m32) / depth)
      })
  }
}
