import Foundation

/// A straight line between two points.
struct Segment: Hashable {
  let start: CGPoint
  let end: CGPoint

  init(_ start: CGPoint, _ end: CGPoint) { (self.start, self.end) = (start, end) }

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  /// Whether the segments have a point in common that is no end of both.
  func crosses(_ other: Segment) -> Bool {
    func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    let (one, two) = (
      turn(start, end, other.start) * turn(start, end, other.end),
      turn(other.start, other.end, start) * turn(other.start, other.end, end)
    )
    return one < -1e-9 && two < -1e-9
  }

  /// The distance of a point from the segment.
  func distance(to point: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return hypot(point.x - start.x, point.y - start.y) }
    let part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    let along = min(1, max(0, part))
    return hypot(point.x - start.x - along * dx, point.y - start.y - along * dy)
  }
}
