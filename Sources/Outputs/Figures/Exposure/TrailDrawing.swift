import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// The drawing of motion trails on a still: lines that grow stronger with time, a dot for each
/// exposure, an arrow head before the newest, and times where there is room.
struct TrailDrawing {
  let trails: [MotionTrail]
  /// The times of the exposures, ascending.
  let exposures: [Double]
  let panel: StillPanel

  /// Draws the trails.
  func draw(on page: inout FigurePage) {
    for (trail, color) in zip(trails, page.palette.series) { draw(trail, color, on: &page) }
  }

  private func point(_ center: CGPoint) -> CGPoint { center.applying(panel.map) }

  // MARK: Lines and dots

  private func draw(_ trail: MotionTrail, _ color: Color.Resolved, on page: inout FigurePage) {
    let ages = ExposureWeights(count: exposures.count).ages
    let points = trail.points.map { point($0.center) }
    page.mark(path(points), page.palette.paper.opacity(0.85), width: page.theme.line + 2, halo: nil)
    for (index, (start, end)) in zip(exposures, exposures.dropFirst()).enumerated() {
      let part = trail.points.filter { (start - 1e-6...end + 1e-6).contains($0.time) }
      guard part.count > 1 else { continue }
      page.mark(
        path(part.map { point($0.center) }), color.opacity(ages[index + 1]),
        width: page.theme.line, halo: nil)
    }
    drawHead(trail, color, on: &page)
    for (index, time) in exposures.enumerated() {
      guard let center = trail.center(at: time).map(point) else { continue }
      if index == exposures.count - 1 {
        page.dot(at: center, color, radius: Self.radius + 1)
      } else {
        page.dot(at: center, color.opacity(ages[index]), radius: Self.radius)
        page.fill(Self.circle(center, Self.radius - 1.5), page.palette.paper)
      }
    }
  }

  /// The radius of a dot, in points.
  private static let radius: CGFloat = 3.5

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func path(_ points: [CGPoint]) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  /// The head of an arrow, as near to the end as the dots leave room for it.
  private func drawHead(_ trail: MotionTrail, _ color: Color.Resolved, on page: inout FigurePage) {
    let points = trail.points.map { point($0.center) }
    let dots = exposures.compactMap { trail.center(at: $0).map(point) }
    guard let end = points.last else { return }
    for (index, point) in points.enumerated().reversed() {
      let before = points[..<index].last { hypot($0.x - point.x, $0.y - point.y) >= Self.head }
      guard let before else { return }
      let length = hypot(point.x - before.x, point.y - before.y)
      let (dx, dy) = ((point.x - before.x) / length, (point.y - before.y) / length)
      let back = point == end ? Self.radius + 3.5 : 0
      let tip = CGPoint(x: point.x - dx * back, y: point.y - dy * back)
      let neck = CGPoint(x: tip.x - dx * Self.head, y: tip.y - dy * Self.head)
      let part = Segment(neck, tip)
      guard dots.allSatisfy({ part.distance(to: $0) > Self.radius + 3 }) else { continue }
      return page.arrow(from: neck, to: tip, color)
    }
  }

  /// The length of the head of an arrow, in points.
  private static let head: CGFloat = 9

  // MARK: Times

  /// Draws the times beside the dots of the longest trail, the newest first, where they cover nothing
  /// else.
  ///
  /// - Returns: Whether every exposure has its time.
  func drawTimes(on page: inout FigurePage) -> Bool {
    guard let trail = trails.max(by: { $0.length < $1.length }) else { return false }
    let dots = trails.flatMap { trail in
      exposures.compactMap { trail.center(at: $0) }
        .map { CGRect(origin: point($0), size: .zero).insetBy(dx: -6, dy: -6) }
    }
    var taken = page.labels.map(\.frame).filter(panel.frame.intersects) + dots
    var isComplete = true
    for (time, text) in zip(exposures, SeriesTime.spell(exposures)).reversed() {
      guard let center = trail.center(at: time).map(point) else {
        isComplete = false
        continue
      }
      let size = page.size(text, .note).padded
      let frame = Self.frames(of: size, beside: center).first { frame in
        panel.frame.insetBy(dx: 2, dy: 2).encloses(frame)
          && !taken.contains { $0.intersects(frame.insetBy(dx: -1, dy: -1)) }
          && !isOnTrail(frame)
      }
      guard let frame else {
        isComplete = false
        continue
      }
      page.pill(text, in: frame)
      taken.append(frame)
    }
    return isComplete
  }

  private func isOnTrail(_ frame: CGRect) -> Bool {
    trails.contains { $0.points.contains { frame.contains(point($0.center)) } }
  }

  private static func frames(of size: CGSize, beside center: CGPoint) -> [CGRect] {
    let (dx, dy) = (size.width / 2 + 9, size.height / 2 + 9)
    let shifts = [
      (0, -dy), (0, dy), (dx, 0), (-dx, 0), (dx - 6, -dy), (-dx + 6, -dy), (dx - 6, dy),
      (-dx + 6, dy),
    ]
    return shifts.map { shift in
      CGRect(
        x: center.x + shift.0 - size.width / 2, y: center.y + shift.1 - size.height / 2,
        width: size.width, height: size.height)
    }
  }
}
