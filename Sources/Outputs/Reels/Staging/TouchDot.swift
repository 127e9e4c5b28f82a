import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The picture of a finger: a dot that presses, a trail behind it, and an arrow as it lifts.
///
/// A function of the time of the scene, in points of its canvas.
struct TouchDot {
  let track: FingerTrack

  /// - Source: chosen: as wide as the contact of a fingertip, 44 points; the ring tells it from
  ///   dots of the scene.
  private enum Measure {
    static let radius: CGFloat = 21
    static let ring: CGFloat = 1.5
    /// The radius of a finger in the air, as a multiple.
    static let liftedScale: CGFloat = 1.5
  }

  /// Durations, in seconds of the scene.
  ///
  /// - Source: chosen: long enough to be seen at 60 frames per second, too short to overlap the
  ///   next touch.
  private enum Time {
    /// The approach before the finger comes down.
    static let approach = 0.16
    /// The disappearance after it has lifted.
    static let departure = 0.22
    /// The part of the path that the trail shows.
    static let trail = 0.18
    /// The arrow's stay after the lift.
    static let arrow = 0.45
  }

  private static let color = Color.Resolved.gray(0x30)
  private static let opacity = 0.42
  private static let ringColor = Color.Resolved.gray(0xFF).opacity(0.9)
  private static let shade = Color.Resolved.gray(0).opacity(0.35)

  /// The items at a time; empty unless the finger is near the screen.
  func items(at time: Double) -> [DisplayItem] {
    guard time > track.down - Time.approach, time < track.lift + Time.arrow else { return [] }
    return shape(at: time) + arrow(at: time) + ring(at: time)
  }

  // MARK: The dot

  /// The height of the finger above the screen: 0 pressed, 1 gone.
  func height(at time: Double) -> Double {
    let part =
      time < track.down
      ? (track.down - time) / Time.approach : (time - track.lift) / Time.departure
    let clamped = max(0, min(1, part))
    return clamped * clamped * (3 - 2 * clamped)
  }

  private func circle(at time: Double, height: Double) -> Path {
    let radius = Measure.radius * (1 + (Measure.liftedScale - 1) * CGFloat(height))
    let center = track.location(at: time)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The trail and the dot as one shape, so that they do not darken each other.
  private func shape(at time: Double) -> [DisplayItem] {
    let height = height(at: time)
    guard height < 1 else { return [] }
    let dot = DisplayItem.command(
      .fill(circle(at: time, height: height), .color(Self.color), evenOdd: false))
    return [
      .layer(
        Layer(
          LayerContent(trail(at: time) + [dot]), opacity: Self.opacity * (1 - height),
          isGroup: true))
    ]
  }

  private func ring(at time: Double) -> [DisplayItem] {
    let height = height(at: time)
    guard height < 1 else { return [] }
    let circle = circle(at: time, height: height)
    let content = LayerContent([
      .command(
        .stroke(circle, StrokeStyle(lineWidth: 2 * Measure.ring), .color(Self.shade))),
      .command(.stroke(circle, StrokeStyle(lineWidth: Measure.ring), .color(Self.ringColor))),
    ])
    return [.layer(Layer(content, opacity: 1 - height, isGroup: true))]
  }

  // MARK: The trail

  /// The number of points along a trail.
  private static let trailPoints = 16

  /// The outline of the last part of the path, from a point to the width of the dot.
  private func trail(at time: Double) -> [DisplayItem] {
    let end = min(time, track.lift)
    let start = max(track.down, end - Time.trail)
    guard end > start else { return [] }
    let points = (0...Self.trailPoints).map { index in
      track.location(at: start + (end - start) * Double(index) / Double(Self.trailPoints))
    }
    let (tail, head) = (points[0], points[Self.trailPoints])
    guard hypot(head.x - tail.x, head.y - tail.y) > Measure.radius / 2 else { return [] }
    let outline = Self.taperedOutline(points, width: 2 * Measure.radius)
    return [
      .command(
        .fill(
          outline,
          .linearGradient(
            [
              Paint.Stop(color: Self.color.opacity(0), location: 0),
              Paint.Stop(color: Self.color, location: 1),
            ], start: tail, end: head), evenOdd: false))
    ]
  }

  /// The outline of a brush stroke through points that widens from zero to `width`.
  private static func taperedOutline(_ points: [CGPoint], width: CGFloat) -> Path {
    var (left, right) = ([CGPoint](), [CGPoint]())
    for index in points.indices {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let length = hypot(after.x - before.x, after.y - before.y)
      guard length > 0 else { continue }
      let reach = width / 2 * CGFloat(index) / CGFloat(points.count - 1)
      let normal = CGVector(
        dx: (before.y - after.y) / length * reach, dy: (after.x - before.x) / length * reach)
      let point = points[index]
      left.append(CGPoint(x: point.x + normal.dx, y: point.y + normal.dy))
      right.append(CGPoint(x: point.x - normal.dx, y: point.y - normal.dy))
    }
    return Path { path in
      path.addLines(left + right.reversed())
      path.closeSubpath()
    }
  }

  // MARK: The arrow

  /// - Source: chosen: an arrow of 100 points for a flick of 1,800 points per second, none for a
  ///   finger that lifts nearly still, none longer than a hand.
  private enum Arrow {
    static let secondsOfWay: CGFloat = 0.055
    static let slowest: CGFloat = 120
    static let longest: CGFloat = 180
    static let width: CGFloat = 5
    static let head: CGFloat = 11
  }

  /// The arrow of the release velocity, from the edge of the dot.
  private func arrow(at time: Double) -> [DisplayItem] {
    let velocity = track.releaseVelocity
    let speed = hypot(velocity.dx, velocity.dy)
    let part = (time - track.lift) / Time.arrow
    guard part >= 0, part < 1, speed >= Arrow.slowest else { return [] }
    let (dx, dy) = (velocity.dx / speed, velocity.dy / speed)
    let grown = CGFloat(min(1, part * 4))
    let length = max(
      1.5 * Arrow.head, min(Arrow.longest, speed * Arrow.secondsOfWay) * grown)
    let lift = track.location(at: track.lift)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: lift.x + dx * along - dy * across, y: lift.y + dy * along + dx * across)
    }
    let (start, tip) = (Measure.radius + 6, Measure.radius + 6 + length)
    let path = Path { path in
      path.move(to: point(start, 0))
      path.addLine(to: point(tip, 0))
      path.move(to: point(tip - Arrow.head, -Arrow.head))
      path.addLine(to: point(tip, 0))
      path.addLine(to: point(tip - Arrow.head, Arrow.head))
    }
    let style = StrokeStyle(lineWidth: Arrow.width, lineCap: .round, lineJoin: .round)
    var halo = style
    halo.lineWidth += 2 * Measure.ring
    let content = LayerContent([
      .command(.stroke(path, halo, .color(Self.shade))),
      .command(.stroke(path, style, .color(Self.ringColor))),
    ])
    return [.layer(Layer(content, opacity: min(1, 2 * (1 - part)), isGroup: true))]
  }
}
