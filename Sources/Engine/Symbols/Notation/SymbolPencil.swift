import Foundation
import ScrollworkGeometry

/// Draws an outline from commands, and rounds the corners of its lines.
struct SymbolPencil {
  /// The radius of corners between lines that are drawn next.
  var corner: CGFloat = 0
  /// The command of numbers without one.
  var implied: Character = "L"

  private var path = Path()
  /// The points of lines that have not been drawn, with the radius of each corner.
  private var points: [(point: CGPoint, radius: CGFloat)] = []
  private var hasCurve = false

  /// The current point.
  private(set) var here = CGPoint.zero

  mutating func move(to point: CGPoint) {
    flush(closing: false)
    points = [(point, corner)]
    here = point
    hasCurve = false
  }

  mutating func line(to point: CGPoint) {
    points.append((point, corner))
    here = point
  }

  mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    settle()
    path.addCurve(to: end, control1: first, control2: second)
    continueFrom(end)
  }

  mutating func quad(to end: CGPoint, _ control: CGPoint) {
    settle()
    path.addQuadCurve(to: end, control: control)
    continueFrom(end)
  }

  mutating func close() {
    flush(closing: true)
    points = []
    hasCurve = false
  }

  mutating func finished() -> Path {
    flush(closing: false)
    return path
  }

  // MARK: Shapes

  mutating func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
    flush(closing: false)
    points = []
    path.addEllipse(
      in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  mutating func rectangle(_ rect: CGRect, _ radius: CGFloat) {
    flush(closing: false)
    points = []
    guard radius > 0 else { return path.addRect(rect) }
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }

  mutating func arc(
    _ center: CGPoint, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat, continues: Bool
  ) {
    let count = max(1, Int((abs(to - from) / 90).rounded(.up)))
    let step = (to - from) / CGFloat(count) * .pi / 180
    let handle = 4 / 3 * tan(step / 4) * radius
    func place(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + cos(angle) * radius - sin(angle) * along,
        y: center.y + sin(angle) * radius + cos(angle) * along)
    }
    let first = from * .pi / 180
    if continues { line(to: place(first)) } else { move(to: place(first)) }
    for index in 0..<count {
      let (start, end) = (first + step * CGFloat(index), first + step * CGFloat(index + 1))
      curve(to: place(end), place(start, handle), place(end, -handle))
    }
  }

  mutating func polygon(_ center: CGPoint, _ radius: CGFloat, _ count: Int) {
    ring(center, (0..<count).map { (radius, CGFloat($0) / CGFloat(count)) })
  }

  mutating func star(_ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int) {
    ring(
      center,
      (0..<2 * count).map {
        ($0.isMultiple(of: 2) ? outer : inner, CGFloat($0) / CGFloat(2 * count))
      })
  }

  mutating func cog(_ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int) {
    ring(
      center,
      (0..<count).flatMap { tooth in
        [(inner, -0.31), (outer, -0.17), (outer, 0.17), (inner, 0.31)].map {
          ($0.0, (CGFloat(tooth) + $0.1) / CGFloat(count))
        }
      })
  }

  /// A closed line through points at distances and turns from the top of a center.
  private mutating func ring(_ center: CGPoint, _ corners: [(radius: CGFloat, turn: CGFloat)]) {
    for (index, place) in corners.enumerated() {
      let angle = place.turn * 2 * .pi
      let point = CGPoint(
        x: center.x + sin(angle) * place.radius, y: center.y - cos(angle) * place.radius)
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    close()
  }

  // MARK: Corners

  private mutating func continueFrom(_ point: CGPoint) {
    points = [(point, corner)]
    here = point
    hasCurve = true
  }

  /// Draws the lines up to the current point, where a curve begins.
  private mutating func settle() {
    guard let first = points.first else { return }
    if !hasCurve { path.move(to: first.point) }
    addRounded(points.map(\.point), radii: points.map(\.radius), isClosed: false)
    points = []
  }

  private mutating func flush(closing: Bool) {
    guard !points.isEmpty else { return }
    if closing, !hasCurve, points.count > 2 {
      addClosed()
    } else {
      settle()
      if closing { path.closeSubpath() }
    }
    points = []
  }

  private mutating func addClosed() {
    var (corners, radii) = (points.map(\.point), points.map(\.radius))
    if corners.first == corners.last {
      corners.removeLast()
      radii.removeLast()
    }
    // From the middle of the last side, so that all corners can be rounded.
    let middle = CGPoint(
      x: (corners[0].x + corners[corners.count - 1].x) / 2,
      y: (corners[0].y + corners[corners.count - 1].y) / 2)
    let isRound = radii.contains { $0 > 0 }
    path.move(to: isRound ? middle : corners[0])
    if isRound {
      addRounded([middle] + corners + [middle], radii: [0] + radii + [0], isClosed: true)
    } else {
      for corner in corners.dropFirst() { path.addLine(to: corner) }
    }
    path.closeSubpath()
  }

  private mutating func addRounded(_ corners: [CGPoint], radii: [CGFloat], isClosed: Bool) {
    for index in corners.indices.dropFirst() {
      let corner = corners[index]
      guard index + 1 < corners.count, radii[index] > 0 else {
        path.addLine(to: corner)
        continue
      }
      let (before, after) = (corners[index - 1], corners[index + 1])
      let (back, ahead) = (
        hypot(before.x - corner.x, before.y - corner.y),
        hypot(after.x - corner.x, after.y - corner.y)
      )
      let cosine =
        ((before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y))
        / (back * ahead)
      let half = acos(min(1, max(-1, cosine))) / 2
      let isFirst = index == 1
      let isLast = index + 2 == corners.count
      let room = min(back * (isFirst ? 1 : 0.5), ahead * (isLast ? 1 : 0.5))
      let length = min(radii[index] / max(tan(half), 0.01), room)
      let start = CGPoint(
        x: corner.x + (before.x - corner.x) / back * length,
        y: corner.y + (before.y - corner.y) / back * length)
      let end = CGPoint(
        x: corner.x + (after.x - corner.x) / ahead * length,
        y: corner.y + (after.y - corner.y) / ahead * length)
      path.addLine(to: start)
      // The handles of an arc that turns by this angle, as a part of the way to the corner.
      let turn = .pi - 2 * half
      let part = 4 / 3 * tan(turn / 4) / max(tan(turn / 2), 0.001)
      func toward(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
      }
      path.addCurve(to: end, control1: toward(start), control2: toward(end))
    }
  }
}
