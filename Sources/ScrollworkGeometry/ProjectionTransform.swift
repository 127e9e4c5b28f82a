public import Foundation

/// A map of the plane that keeps straight lines straight: with the point as a row,
/// `[x' y' w'] = [x y 1] · m`, and the point comes to lie at `x'/w', y'/w'`.
///
/// - Source: documented; names and layout are SwiftUI's own.
public struct ProjectionTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var m11: CGFloat = 1
  /// How much of x goes into y.
  public var m12: CGFloat = 0
  /// How much of x goes into the depth that places are divided by.
  public var m13: CGFloat = 0
  /// How much of y goes into x.
  public var m21: CGFloat = 0
  /// How much of y goes into y.
  public var m22: CGFloat = 1
  /// How much of y goes into the depth that places are divided by.
  public var m23: CGFloat = 0
  /// The shift along x, in points.
  public var m31: CGFloat = 0
  /// The shift along y, in points.
  public var m32: CGFloat = 0
  /// What all places are divided by.
  public var m33: CGFloat = 1

  /// The map that leaves every point where it is.
  public init() {}

  /// A map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  package init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  /// The nine numbers, row by row.
  package var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map is without perspective: lines that run side by side go on doing so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let other = rhs.rows
    return ProjectionTransform(
      rows: rows.map { row in
        (0..<3).map { row[0] * other[0][$0] + row[1] * other[1][$0] + row[2] * other[2][$0] }
      })
  }

  /// Turns the map into the one back; says whether there is one, and changes nothing if not.
  @discardableResult public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The map back, or this map itself when it flattens the plane and there is no way back.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// The map back; nil when there is none.
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

  /// The same map without perspective; nil if it has some.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  /// How far in front of the eye a point is, where 1 is the plane of the picture; none of what is at
  /// 0 or less can be seen.
  package func depth(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
}

extension ProjectionTransform {
  /// The nearest that something may be to the eye and still be drawn.
  ///
  /// - Source: chosen: it looks a thousand times as large there, so nothing of a view that is seen as
  ///   a whole is lost.
  package static let nearest: CGFloat = 1 / 1000

  /// Where the corners of a rectangle come to lie: top left, top right, bottom right, bottom left.
  package func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(self) }
  }

  /// The corners of what can be seen of a rectangle, in its own coordinates; empty if all of it is
  /// behind the eye.
  package func visibleCorners(of rect: CGRect) -> [CGPoint] {
    guard !rect.isNull else { return [] }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var seen: [CGPoint] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (here, there) = (depth(at: corner) - Self.nearest, depth(at: next) - Self.nearest)
      if here >= 0 { seen.append(corner) }
      if (here < 0) != (there < 0) {
        let part = here / (here - there)
        seen.append(
          CGPoint(
            x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
      }
    }
    return seen
  }
}

extension CGPoint {
  /// Where `m` takes this point; infinitely far where it is beside the eye.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.depth(at: self)
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what can be seen of the image of this one; null if all of
  /// it is behind the eye.
  package func applying(_ map: ProjectionTransform) -> CGRect {
    if let affine = map.affine { return applying(affine) }
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      enclosing: map.visibleCorners(of: self).map { corner in
        // The cut lies at the nearest depth, but for rounding.
        let depth = Swift.max(map.depth(at: corner), ProjectionTransform.nearest)
        return CGPoint(
          x: (map.m11 * corner.x + map.m21 * corner.y + map.m31) / depth,
          y: (map.m12 * corner.x + map.m22 * corner.y + map.m32) / depth)
      })
  }
}
