package import Foundation
package import ScrollworkGeometry

extension StrokeStyle {
  /// Whether a point is inside the stroke of a path, with its caps, joins and dashes.
  ///
  /// Curves are flattened to sixteen lines each.
  package func covers(_ point: CGPoint, along outline: Path) -> Bool {
    let reach = lineWidth / 2
    guard reach > 0 else { return false }
    return outline.polylines.flatMap(dashed).contains { covers(point, along: $0, reach: reach) }
  }

  private func covers(_ point: CGPoint, along line: Polyline, reach: CGFloat) -> Bool {
    let segments = line.lines.map { SegmentCoordinates(from: $0.start, to: $0.end, point: point) }
    guard let first = segments.first, let last = segments.last else {
      return covers(point, around: line.points[0], reach: reach)
    }
    if segments.contains(where: { $0.isBeside && abs($0.across) <= reach }) { return true }
    let joints = zip(segments, segments.dropFirst()) + (line.isClosed ? [(last, first)] : [])
    if joints.contains(where: { isJoined($0, $1, reach: reach) }) { return true }
    guard !line.isClosed else { return false }
    return isCapped(beyond: -first.along, first, reach: reach)
      || isCapped(beyond: last.along - last.length, last, reach: reach)
  }

  /// Whether the join of two segments covers the point.
  private func isJoined(_ one: SegmentCoordinates, _ other: SegmentCoordinates, reach: CGFloat)
    -> Bool
  {
    let beyond = CGVector(dx: one.along - one.length, dy: one.across)
    // The join is the region after one segment and before the other.
    guard beyond.dx >= 0, other.along <= 0 else { return false }
    let cosine = one.direction.dx * other.direction.dx + one.direction.dy * other.direction.dy
    // The cosine and sine of half the angle between the directions.
    let (half, sine) = (
      max(0, (1 + cosine) / 2).squareRoot(), max(0, (1 - cosine) / 2).squareRoot()
    )
    switch lineJoin {
    case .round: return hypot(beyond.dx, beyond.dy) <= reach
    case .miter where half * miterLimit >= 1:
      return abs(one.across) <= reach && abs(other.across) <= reach
    case .miter, .bevel: return beyond.dx - other.along <= 2 * sine * reach * half
    }
  }

  /// Whether the cap covers a point at a distance beyond the end.
  private func isCapped(beyond: CGFloat, _ segment: SegmentCoordinates, reach: CGFloat) -> Bool {
    guard beyond >= 0 else { return false }
    return switch lineCap {
    case .butt: false
    case .round: hypot(beyond, segment.across) <= reach
    case .square: beyond <= reach && abs(segment.across) <= reach
    }
  }

  /// Whether the caps of a segment of zero length cover a point.
  private func covers(_ point: CGPoint, around center: CGPoint, reach: CGFloat) -> Bool {
    switch lineCap {
    case .butt: false
    case .round: hypot(point.x - center.x, point.y - center.y) <= reach
    case .square: abs(point.x - center.x) <= reach && abs(point.y - center.y) <= reach
    }
  }

  /// The dashes of a line.
  func dashed(_ line: Polyline) -> [Polyline] {
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let total = pattern.reduce(0, +)
    guard total > 0, pattern.allSatisfy({ $0 >= 0 }), total.isFinite else { return [line] }
    var left = dashPhase.truncatingRemainder(dividingBy: total)
    if left < 0 { left += total }
    var index = 0
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var rest = pattern[index] - left
    var found: [Polyline] = []
    var points = line.points.first.map { [$0] } ?? []
    for (start, end) in line.lines {
      let length = hypot(end.x - start.x, end.y - start.y)
      var covered: CGFloat = 0
      while covered + rest < length {
        covered += rest
        let part = covered / length
        points.append(
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        if index.isMultiple(of: 2) { found.append(Polyline(points: points)) }
        points = points.suffix(1)
        repeat { index = (index + 1) % pattern.count } while pattern[index] == 0
        rest = pattern[index]
      }
      rest -= length - covered
      points.append(end)
    }
    if index.isMultiple(of: 2), points.count > 1 { found.append(Polyline(points: points)) }
    return found
  }
}

/// A line segment, with a point in its coordinates.
private struct SegmentCoordinates {
  let direction: CGVector
  let length: CGFloat
  /// The point's distance along the segment from its start.
  let along: CGFloat
  /// The point's signed distance from the segment's line.
  let across: CGFloat

  init(from start: CGPoint, to end: CGPoint, point: CGPoint) {
    length = hypot(end.x - start.x, end.y - start.y)
    direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let offset = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    along = offset.dx * direction.dx + offset.dy * direction.dy
    across = offset.dx * direction.dy - offset.dy * direction.dx
  }

  var isBeside: Bool { along >= 0 && along <= length }
}
