import Foundation
public import ScrollworkGeometry

extension Path {
  /// The outline of the stroked path, to be filled by the nonzero rule.
  ///
  /// Curves are flattened to sixteen lines each. The parts overlap: a stroke of the outline shows
  /// where they meet.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let reach = style.lineWidth / 2
    guard reach > 0, reach.isFinite else { return Path() }
    var outline = Path()
    for line in polylines.flatMap(style.dashed) { outline.addStroke(of: line, style, reach) }
    return outline
  }

  private mutating func addStroke(of line: Polyline, _ style: StrokeStyle, _ reach: CGFloat) {
    let segments = line.lines.filter { $0.start != $0.end }
    guard let first = segments.first, let last = segments.last else {
      return line.points.first.map { addDot(at: $0, style, reach) } ?? ()
    }
    for segment in segments {
      let extended = style.lineCap == .square && !line.isClosed
      addBar(
        from: extended && segment == first
          ? Self.point(segment.start, beyond: segment.end, by: reach) : segment.start,
        to: extended && segment == last
          ? Self.point(segment.end, beyond: segment.start, by: reach) : segment.end, reach)
    }
    for (one, next) in zip(segments, segments.dropFirst()) + (line.isClosed ? [(last, first)] : [])
    { addJoin(one, next, style, reach) }
    guard style.lineCap == .round, !line.isClosed else { return }
    addDisc(at: first.start, reach)
    addDisc(at: last.end, reach)
  }

  private mutating func addDot(at point: CGPoint, _ style: StrokeStyle, _ reach: CGFloat) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(at: point, reach)
    case .square:
      addRect(
        CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
    }
  }

  private mutating func addDisc(at center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addBar(from start: CGPoint, to end: CGPoint, _ reach: CGFloat) {
    let side = Self.side(start, end, reach)
    addClockwise([
      CGPoint(x: start.x + side.dx, y: start.y + side.dy),
      CGPoint(x: end.x + side.dx, y: end.y + side.dy),
      CGPoint(x: end.x - side.dx, y: end.y - side.dy),
      CGPoint(x: start.x - side.dx, y: start.y - side.dy),
    ])
  }

  private mutating func addJoin(
    _ one: (start: CGPoint, end: CGPoint), _ next: (start: CGPoint, end: CGPoint),
    _ style: StrokeStyle, _ reach: CGFloat
  ) {
    guard style.lineJoin != .round else { return addDisc(at: next.start, reach) }
    var (first, second) = (
      Self.side(one.start, one.end, reach), Self.side(next.start, next.end, reach)
    )
    let corner = next.start
    let turn = first.dx * second.dy - first.dy * second.dx
    guard turn != 0 else { return }
    // The outer side of the turn.
    if turn < 0 {
      (first, second) = (
        CGVector(dx: -first.dx, dy: -first.dy), CGVector(dx: -second.dx, dy: -second.dy)
      )
    }
    var points = [
      corner, CGPoint(x: corner.x + first.dx, y: corner.y + first.dy),
      CGPoint(x: corner.x + second.dx, y: corner.y + second.dy),
    ]
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (reach * reach)
    let half = max(0, (1 + cosine) / 2).squareRoot()
    if style.lineJoin == .miter, half * style.miterLimit >= 1 {
      let factor = 1 / (1 + cosine)
      points.insert(
        CGPoint(
          x: corner.x + (first.dx + second.dx) * factor,
          y: corner.y + (first.dy + second.dy) * factor), at: 2)
    }
    addClockwise(points)
  }

  /// Adds a polygon, turned so that all parts of an outline run the same way.
  private mutating func addClockwise(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    addLines(area < 0 ? points.reversed() : points)
    closeSubpath()
  }

  private static func side(_ start: CGPoint, _ end: CGPoint, _ reach: CGFloat) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGVector(
      dx: (end.y - start.y) / length * reach, dy: -(end.x - start.x) / length * reach)
  }

  private static func point(_ end: CGPoint, beyond start: CGPoint, by reach: CGFloat) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGPoint(
      x: end.x + (end.x - start.x) / length * reach, y: end.y + (end.y - start.y) / length * reach)
  }
}
