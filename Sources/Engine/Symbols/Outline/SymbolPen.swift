import Foundation
import ScrollworkGeometry

/// Flattens paths, and outlines strokes as polygons for the nonzero rule.
///
/// Ends and joins are round.
struct SymbolPen {
  /// The line width.
  var width: CGFloat

  /// The greatest distance of a flattened curve from the curve, in units.
  ///
  /// - Source: chosen; half a pixel of a symbol of 1,000 pixels.
  private static let tolerance: CGFloat = 0.012

  /// The polygons that cover the stroke of a path.
  func outlines(of path: Path) -> [[CGPoint]] {
    guard width > 0 else { return [] }
    return Self.lines(of: path).flatMap { line in
      guard line.points.count > 1 else { return line.points.map(disc) }
      guard line.isClosed else {
        // Along one side, around the end, and back.
        return [side(line.points + line.points.reversed().dropFirst().dropLast())]
      }
      return [side(line.points), side(line.points.reversed())]
    }
  }

  /// The subpaths of a path as straight lines.
  static func lines(of path: Path) -> [Polyline] {
    var found: [Polyline] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !points.isEmpty { found.append(Polyline(points: points, isClosed: isClosed)) }
    }
    path.forEach { element in
      let from = points.last ?? .zero
      switch element {
      case .move(let to):
        if points.count > 1 { finish(isClosed: false) }
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        points += curve(
          from, mix(from, control, 2 / 3), mix(to, control, 2 / 3), to)
      case .curve(let to, let control1, let control2):
        points += curve(from, control1, control2, to)
      case .closeSubpath:
        finish(isClosed: true)
        points = points.first.map { [$0] } ?? []
      }
    }
    if points.count > 1 { finish(isClosed: false) }
    return found
  }

  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
      hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    let count = max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
    return (1...count).map { index in
      let part = CGFloat(index) / CGFloat(count)
      let middle = mix(b, c, part)
      return mix(mix(mix(a, b, part), middle, part), mix(middle, mix(c, d, part), part), part)
    }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  // MARK: Strokes

  /// The points at half the width to one side of a closed line.
  private func side(_ points: [CGPoint]) -> [CGPoint] {
    var outline: [CGPoint] = []
    for index in points.indices {
      let before = points[(index + points.count - 1) % points.count]
      let (here, after) = (points[index], points[(index + 1) % points.count])
      guard before != here, here != after else { continue }
      let first = atan2(here.y - before.y, here.x - before.x)
      let second = atan2(after.y - here.y, after.x - here.x)
      var turn = (second - first).truncatingRemainder(dividingBy: 2 * .pi)
      if turn <= -.pi { turn += 2 * .pi }
      if turn > .pi { turn -= 2 * .pi }
      // At an end the line turns back; it does so around the outside.
      if abs(turn) > .pi - 1e-6 { turn = .pi }
      let room = min(
        hypot(here.x - before.x, here.y - before.y), hypot(after.x - here.x, after.y - here.y))
      corner(at: here, from: first, turn: turn, room, to: &outline)
    }
    return outline
  }

  private func corner(
    at point: CGPoint, from angle: CGFloat, turn: CGFloat, _ room: CGFloat,
    to outline: inout [CGPoint]
  ) {
    let radius = width / 2
    func place(_ direction: CGFloat) -> CGPoint {
      CGPoint(x: point.x + sin(direction) * radius, y: point.y - cos(direction) * radius)
    }
    if turn < 0 {
      // The inner side: through the corner itself, unless the curve is wider than the line.
      if -turn * radius < room * 0.9 { return outline.append(place(angle + turn / 2)) }
      outline += [place(angle), point, place(angle + turn)]
    } else {
      let count = max(1, Int((turn / Self.step(radius)).rounded(.up)))
      if count == 1, turn < 0.15 { return outline.append(place(angle + turn / 2)) }
      outline += (0...count).map { place(angle + turn * CGFloat($0) / CGFloat(count)) }
    }
  }

  private func disc(_ center: CGPoint) -> [CGPoint] {
    let radius = width / 2
    let count = Int((2 * .pi / Self.step(radius)).rounded(.up))
    return (0..<count).map {
      let angle = 2 * .pi * CGFloat($0) / CGFloat(count)
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
  }

  /// The angle of an arc's chord within the tolerance.
  private static func step(_ radius: CGFloat) -> CGFloat {
    2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
  }
}
