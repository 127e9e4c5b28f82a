package import Foundation
package import ScrollworkGeometry
package import ScrollworkMotion

/// Where two fingers are that go apart or together around a place.
///
/// A closed form, so times may be asked for in any order.
package struct PinchPath: Hashable, Sendable {
  /// How far apart the fingers of a script come down, in points.
  ///
  /// - Source: chosen: two fingers of a hand that is half open.
  package static let usualStart: CGFloat = 100

  /// The place between them when they come down.
  package let middle: CGPoint
  /// How far apart they come down, in points.
  package let start: CGFloat
  /// How far apart they leave, as a multiple of how far apart they come down.
  package let scale: CGFloat
  /// How far they turn around the place, clockwise.
  package let turn: Angle
  /// How far the place between them goes meanwhile, in points.
  package let way: CGVector
  /// When they come down, in seconds.
  package let down: Double
  /// How long they are down, in seconds.
  package let duration: Double
  /// How the way is spread over the time.
  package let curve: UnitCurve

  /// Two fingers around a place, one above the other as they come down.
  package init(
    around middle: CGPoint, from start: CGFloat = usualStart, scale: CGFloat, turn: Angle = .zero,
    down: Double, duration: Double, movingBy way: CGVector = .zero, curve: UnitCurve = .linear
  ) {
    (self.middle, self.start, self.scale, self.turn, self.way) = (middle, start, scale, turn, way)
    (self.down, self.duration, self.curve) = (down, max(0, duration), curve)
  }

  /// When they leave, in seconds.
  package var lift: Double { down + duration }

  /// Where both are: the upper one first, as they come down.
  package func places(at time: Double) -> [CGPoint] {
    let part =
      duration > 0
      ? CGFloat(curve.value(at: min(max((time - down) / duration, 0), 1))) : time < down ? 0 : 1
    let reach = start * (1 + (scale - 1) * part) / 2
    let angle = turn.radians * Double(part)
    let (dx, dy) = (reach * CGFloat(sin(angle)), reach * CGFloat(cos(angle)))
    let middle = CGPoint(x: middle.x + way.dx * part, y: middle.y + way.dy * part)
    return [
      CGPoint(x: middle.x + dx, y: middle.y - dy), CGPoint(x: middle.x - dx, y: middle.y + dy),
    ]
  }
}
