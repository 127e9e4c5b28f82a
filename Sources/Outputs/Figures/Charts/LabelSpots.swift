import Foundation
import ScrollworkGeometry

/// The places of labels among the lines of a chart: near what they name, apart from each other, and
/// off the lines where there is room.
struct LabelSpots {
  /// The area in which labels lie.
  let area: CGRect
  /// The points of the lines, each close to the next.
  let lines: [[CGPoint]]
  /// The levels of vertical lines through the whole area, which no label covers.
  let verticals: [CGFloat]
  /// The frames that are taken.
  private(set) var taken: [CGRect] = []

  /// No labels yet, in an area with lines, each of some runs with gaps between them.
  init(area: CGRect, lines: [[[CGPoint]]], verticals: [CGFloat] = []) {
    (self.area, self.verticals) = (area, verticals)
    self.lines = lines.map { $0.flatMap(Self.dense) }
  }

  /// The points of a line, none farther than four points from the next.
  private static func dense(_ line: [CGPoint]) -> [CGPoint] {
    var points = Array(line.prefix(1))
    for (start, end) in zip(line, line.dropFirst()) {
      let steps = max(1, Int((hypot(end.x - start.x, end.y - start.y) / 4).rounded(.up)))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        points.append(
          CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
      }
    }
    return points
  }

  /// The frame of a label near a point, which is taken then; nil if there is none free.
  mutating func place(_ size: CGSize, at point: CGPoint) -> CGRect? {
    let best = best(size, at: point)
    if let frame = best?.frame { taken.append(frame) }
    return best?.frame
  }

  /// The free frame near a point that covers least of the lines and is nearest.
  private func best(_ size: CGSize, at point: CGPoint) -> (cost: CGFloat, frame: CGRect)? {
    var best: (cost: CGFloat, frame: CGRect)?
    for step in 0..<40 {
      let shift = CGFloat(step) * size.height / 4
      // Those farther off cost more than the best one.
      if let best, best.cost <= shift { break }
      for top in [point.y - size.height - 3 - shift, point.y + 3 + shift] {
        for left in [point.x + 8, point.x - 8 - size.width] {
          let frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
          guard isFree(frame) else { continue }
          let covered = lines.reduce(0) { sum, line in sum + line.count { frame.contains($0) } }
          let cost = CGFloat(covered) * 12 + shift
          if cost < best?.cost ?? .infinity { best = (cost, frame) }
        }
      }
    }
    return best
  }

  /// The frame of the name of a line, where it is nearer to that line than to others.
  ///
  /// It is taken then; nil if there is none.
  mutating func place(_ size: CGSize, along index: Int) -> CGRect? {
    var best: (score: CGFloat, frame: CGRect)?
    for point in lines[index] {
      for origin in [
        CGPoint(x: point.x + 6, y: point.y - size.height - 1),
        CGPoint(x: point.x - 6 - size.width, y: point.y - size.height - 1),
        CGPoint(x: point.x + 6, y: point.y + 1),
        CGPoint(x: point.x - 6 - size.width, y: point.y + 1),
        CGPoint(x: point.x - size.width / 2, y: point.y - size.height - 3),
        CGPoint(x: point.x - size.width / 2, y: point.y + 3),
      ] {
        let frame = CGRect(origin: origin, size: size)
        guard isFree(frame), distance(frame, to: lines[index], below: 30) > 0.5 else { continue }
        var others: CGFloat = 40
        for other in lines.indices where other != index {
          others = min(others, distance(frame, to: lines[other], below: others))
        }
        // Text beneath a line reads worse than above it.
        let score = others - (origin.y > point.y ? 2 : 0)
        if others > 8, score > best?.score ?? 0 { best = (score, frame) }
      }
    }
    if let frame = best?.frame { taken.append(frame) }
    return best?.frame
  }

  /// The frame of the name of a line beside it, with the point of the line that is named.
  ///
  /// The point is far from the other lines. The frame is taken then; nil if there is none.
  mutating func place(
    _ size: CGSize, beside index: Int
  ) -> (frame: CGRect, point: CGPoint)? {
    let points = lines[index].map { point -> (distance: CGFloat, point: CGPoint) in
      let frame = CGRect(origin: point, size: .zero)
      var least: CGFloat = 60
      for other in lines.indices where other != index {
        least = distance(frame, to: lines[other], below: least)
      }
      return (least, point)
    }.sorted { ($0.distance, $0.point.x) > ($1.distance, $1.point.x) }
    var found: (cost: CGFloat, frame: CGRect, point: CGPoint)?
    // Some points from the loneliest on; all of them only if none has a free place.
    let some = stride(from: 0, to: points.count, by: max(1, points.count / 24)).map { points[$0] }
    for (lonely, point) in some {
      guard let best = best(size, at: point) else { continue }
      let cost = best.cost + (60 - lonely)
      if cost < found?.cost ?? .infinity { found = (cost, best.frame, point) }
    }
    if found == nil {
      for (_, point) in points {
        guard let best = best(size, at: point) else { continue }
        found = (best.cost, best.frame, point)
        break
      }
    }
    guard let found else { return nil }
    taken.append(found.frame)
    return (found.frame, found.point)
  }

  private func isFree(_ frame: CGRect) -> Bool {
    area.encloses(frame) && !taken.contains { $0.insetBy(dx: -2, dy: -1).intersects(frame) }
      && !verticals.contains { $0 > frame.minX - 2 && $0 < frame.maxX + 2 }
  }

  /// The distance of a frame from the nearest point of a line, or `limit` if it is greater.
  private func distance(_ frame: CGRect, to line: [CGPoint], below limit: CGFloat) -> CGFloat {
    line.reduce(limit) { least, point in
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return min(least, hypot(dx, dy))
    }
  }
}
