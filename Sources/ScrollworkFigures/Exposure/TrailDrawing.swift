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
  ///
  /// - Returns: Whether every exposure has its time.
  func draw(on page: inout FigurePage) -> Bool {
    for (trail, color) in zip(trails, page.palette.series) { draw(trail, color, on: &page) }
    guard let longest = trails.max(by: { $0.length < $1.length }) else { return false }
    return drawTimes(of: longest, on: &page)
  }

  private func point(_ center: CGPoint) -> CGPoint { center.applying(panel.map) }

  // MARK: Lines and dots

  private func draw(_ trail: MotionTrail, _ color: Color.Resolved, on page: inout FigurePage) {
    let ages = ExposureWeights(count: exposures.count).ages
    let points = trail.points.map { point($0.center) }
    let halo = page.palette.paper.opacity(0.85)
    page.stroke(path(points), halo, width: page.theme.line + 2)
    for (index, (start, end)) in zip(exposures, exposures.dropFirst()).enumerated() {
      let part = trail.points.filter { (start - 1e-6...end + 1e-6).contains($0.time) }
      guard part.count > 1 else { continue }
      page.stroke(
        path(part.map { point($0.center) }), color.opacity(ages[index + 1]), width: page.theme.line)
    }
    drawHead(points, color, on: &page)
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

  /// The head of an arrow that ends at the newest dot.
  private func drawHead(_ points: [CGPoint], _ color: Color.Resolved, on page: inout FigurePage) {
    guard let end = points.last,
      let start = points.last(where: { hypot($0.x - end.x, $0.y - end.y) > 14 })
    else { return }
    let length = hypot(end.x - start.x, end.y - start.y)
    let back = Self.radius + 3
    let tip = CGPoint(
      x: end.x - (end.x - start.x) / length * back, y: end.y - (end.y - start.y) / length * back)
    let neck = CGPoint(
      x: end.x - (end.x - start.x) / length * (back + 9),
      y: end.y - (end.y - start.y) / length * (back + 9))
    page.arrow(from: neck, to: tip, color)
  }

  // MARK: Times

  /// Draws the times beside the dots, the newest first, where they cover nothing else.
  ///
  /// - Returns: Whether all have a place.
  private func drawTimes(of trail: MotionTrail, on page: inout FigurePage) -> Bool {
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
        panel.frame.insetBy(dx: 2, dy: 2).contains(frame)
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
