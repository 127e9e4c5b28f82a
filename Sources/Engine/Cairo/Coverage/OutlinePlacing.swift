import Foundation
import ScrollworkGeometry

/// The places of outlines in pixels.
struct OutlinePlacing {
  private let matrix: CGAffineTransform

  /// Places by a matrix from the coordinates of the outlines to pixels.
  init(_ matrix: CGAffineTransform) { self.matrix = matrix }

  /// A point in pixels, within the coordinates that fit into integers.
  @inline(__always) func place(_ point: CGPoint) -> CGPoint {
    let (point, farthest) = (exact(point), CommandPainter.farthest)
    return CGPoint(
      x: max(-farthest, min(farthest, point.x)), y: max(-farthest, min(farthest, point.y)))
  }

  /// A point in pixels; not by `applying`, which the compiler does not inline from another room.
  @inline(__always) private func exact(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: matrix.a * point.x + matrix.c * point.y + matrix.tx,
      y: matrix.b * point.x + matrix.d * point.y + matrix.ty)
  }

  /// Whether outlines within `bounds` may touch the pixels in `limit`.
  ///
  /// - Throws: An error if a coordinate is not finite.
  func touches(_ bounds: CGRect, _ limit: PixelRect) throws(CairoError) -> Bool {
    let placed = bounds.applying(matrix)
    guard [placed.minX, placed.minY, placed.maxX, placed.maxY].allSatisfy(\.isFinite) else {
      throw .number(place: "outline of a text")
    }
    return !PixelRect(touching: placed.insetBy(dx: -1, dy: -1), within: limit).isEmpty
  }

  /// The pixels within `limit` that an outline may touch.
  ///
  /// - Throws: An error if a coordinate is not finite.
  func pixels(
    of outline: ArraySlice<Path.Element>, within limit: PixelRect
  ) throws(CairoError) -> PixelRect {
    let infinity = CGFloat.infinity
    var (left, top, right, bottom) = (infinity, infinity, -infinity, -infinity)
    var isFinite = true
    func include(_ point: CGPoint) {
      let point = exact(point)
      isFinite = isFinite && point.x.isFinite && point.y.isFinite
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    for element in outline {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    guard isFinite else { throw .number(place: "outline of a text") }
    guard left <= right else { return .empty }
    let bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return PixelRect(touching: bounds.insetBy(dx: -1, dy: -1), within: limit)
  }
}
