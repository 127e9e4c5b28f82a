import Foundation
import ScrollworkGeometry

/// Outlines as edges.
extension CoverageCells {
  /// The maximum error of flattened curves, in pixels.
  ///
  /// - Source: chosen.
  private static let tolerance = 1.0 / 128

  /// The current point of an outline and the first point of its subpath.
  struct Pen {
    fileprivate var current = CGPoint.zero
    fileprivate var start = CGPoint.zero
    /// The current point in units of the cells.
    fileprivate var x: Int32 = 0
    fileprivate var y: Int32 = 0
  }

  /// Adds an outline; its open subpaths are closed.
  mutating func add(_ outline: ArraySlice<Path.Element>, _ placing: OutlinePlacing) {
    pen = Pen()
    (pen.x, pen.y) = node(0, 0)
    for element in outline {
      switch element {
      case .move(let to):
        close()
        move(to: placing.place(to))
      case .line(let to): line(to: placing.place(to))
      case .quadCurve(let to, let control):
        let (start, control, end) = (pen.current, placing.place(control), placing.place(to))
        func third(_ point: CGPoint) -> CGPoint {
          let (dx, dy) = (control.x - point.x, control.y - point.y)
          return CGPoint(x: point.x + dx * 2 / 3, y: point.y + dy * 2 / 3)
        }
        curve(third(start), third(end), end)
      case .curve(let to, let control1, let control2):
        curve(placing.place(control1), placing.place(control2), placing.place(to))
      case .closeSubpath: close()
      }
    }
    close()
  }

  private mutating func move(to point: CGPoint) {
    (pen.current, pen.start) = (point, point)
    (pen.x, pen.y) = node(point.x, point.y)
  }

  private mutating func line(to point: CGPoint) {
    edge(to: node(point.x, point.y))
    pen.current = point
  }

  private mutating func close() { line(to: pen.start) }

  /// A cubic Bézier curve as edges of equal shares of its parameter.
  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let start = pen.current
    // The polynomial a·t³ + b·t² + c·t + start.
    let (cx, cy) = (3 * (control1.x - start.x), 3 * (control1.y - start.y))
    let bx: CGFloat = 3 * (control2.x - control1.x) - cx
    let by: CGFloat = 3 * (control2.y - control1.y) - cy
    let ax: CGFloat = end.x - start.x - cx - bx
    let ay: CGFloat = end.y - start.y - cy - by
    // The second derivative is linear: 2·b at the start, 6·a + 2·b at the end. An edge is off by at
    // most an eighth of it times the square of the share.
    let (ex, ey) = (3 * ax + bx, 3 * ay + by)
    let bend = max(bx * bx + by * by, ex * ex + ey * ey).squareRoot() / 4
    let count = Int((bend / Self.tolerance).squareRoot()) + 1
    let share = 1 / Double(count)
    for number in 1..<max(1, count) {
      let t = Double(number) * share
      let x: CGFloat = ((ax * t + bx) * t + cx) * t + start.x
      let y: CGFloat = ((ay * t + by) * t + cy) * t + start.y
      edge(to: node(x, y))
    }
    line(to: end)
  }

  private mutating func edge(to next: (x: Int32, y: Int32)) {
    addEdge(pen.x, pen.y, next.x, next.y)
    (pen.x, pen.y) = next
  }

  /// A point in units of the cells, from their top left corner.
  private func node(_ x: CGFloat, _ y: CGFloat) -> (x: Int32, y: Int32) {
    let one = Double(Int32(1) << Self.fraction)
    return (
      Int32(truncatingIfNeeded: (x * one).nearestInteger) &- corner.x,
      Int32(truncatingIfNeeded: (y * one).nearestInteger) &- corner.y
    )
  }
}
