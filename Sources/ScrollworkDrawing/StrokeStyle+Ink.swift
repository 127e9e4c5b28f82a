package import Foundation
package import ScrollworkGeometry

extension StrokeStyle {
  /// Whether a stroke of an outline has ink at a point: its lines, ends, corners and dashes count.
  ///
  /// Curves are looked at as sixteen lines each.
  package func covers(_ point: CGPoint, along outline: Path) -> Bool {
    let reach = lineWidth / 2
    guard reach > 0 else { return false }
    return outline.polylines.flatMap(dashed).contains { covers(point, along: $0, reach: reach) }
  }

  private func covers(_ point: CGPoint, along line: Polyline, reach: CGFloat) -> Bool {
    let strips = line.lines.map { Strip(from: $0.start, to: $0.end, point: point) }
    guard let first = strips.first, let last = strips.last else {
      return covers(point, around: line.points[0], reach: reach)
    }
    if strips.contains(where: { $0.isBeside && abs($0.across) <= reach }) { return true }
    let joints = zip(strips, strips.dropFirst()) + (line.isClosed ? [(last, first)] : [])
    if joints.contains(where: { isJoined($0, $1, reach: reach) }) { return true }
    guard !line.isClosed else { return false }
    return isCapped(beyond: -first.along, first, reach: reach)
      || isCapped(beyond: last.along - last.length, last, reach: reach)
  }

  /// Whether the corner between two lines has ink at the point.
  private func isJoined(_ one: Strip, _ other: Strip, reach: CGFloat) -> Bool {
    let beyond = CGVector(dx: one.along - one.length, dy: one.across)
    // The corner is what lies after the one line and before the other.
    guard beyond.dx >= 0, other.along <= 0 else { return false }
    let cosine = one.direction.dx * other.direction.dx + one.direction.dy * other.direction.dy
    // Of half the turn from the one direction to the other.
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

  /// Whether an end has ink at a point that lies so far beyond it.
  private func isCapped(beyond: CGFloat, _ strip: Strip, reach: CGFloat) -> Bool {
    guard beyond >= 0 else { return false }
    return switch lineCap {
    case .butt: false
    case .round: hypot(beyond, strip.across) <= reach
    case .square: beyond <= reach && abs(strip.across) <= reach
    }
  }

  /// Whether a line without a length has ink at a point.
  private func covers(_ point: CGPoint, around place: CGPoint, reach: CGFloat) -> Bool {
    switch lineCap {
    case .butt: false
    case .round: hypot(point.x - place.x, point.y - place.y) <= reach
    case .square: abs(point.x - place.x) <= reach && abs(point.y - place.y) <= reach
    }
  }

  /// What is left of lines between the gaps.
  private func dashed(_ line: Polyline) -> [Polyline] {
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
      var place: CGFloat = 0
      while place + rest < length {
        place += rest
        let part = place / length
        points.append(
          CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        if index.isMultiple(of: 2) { found.append(Polyline(points: points)) }
        points = points.suffix(1)
        repeat { index = (index + 1) % pattern.count } while pattern[index] == 0
        rest = pattern[index]
      }
      rest -= length - place
      points.append(end)
    }
    if index.isMultiple(of: 2), points.count > 1 { found.append(Polyline(points: points)) }
    return found
  }
}

/// A line, and where a point is as seen along it.
private struct Strip {
  let direction: CGVector
  let length: CGFloat
  /// How far the point is along the line from its start.
  let along: CGFloat
  /// How far the point is beside the line.
  let across: CGFloat

  init(from start: CGPoint, to end: CGPoint, point: CGPoint) {
    length = hypot(end.x - start.x, end.y - start.y)
    direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let way = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    along = way.dx * direction.dx + way.dy * direction.dy
    across = way.dx * direction.dy - way.dy * direction.dx
  }

  var isBeside: Bool { along >= 0 && along <= length }
}
