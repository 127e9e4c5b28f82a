package import Foundation
package import ScrollworkGeometry
package import ScrollworkMotion

/// The paths of two fingers that pinch around a point.
///
/// A closed form, so times may be asked for in any order.
package struct PinchPath: Hashable, Sendable {
  /// The initial distance of the fingers of a script, in points.
  ///
  /// - Source: chosen: two fingers of a hand that is half open.
  package static let usualStart: CGFloat = 100

  /// The midpoint when they come down.
  package let middle: CGPoint
  /// The initial distance, in points.
  package let start: CGFloat
  /// The final distance, as a multiple of the initial one.
  package let scale: CGFloat
  /// The rotation around the midpoint, clockwise.
  package let turn: Angle
  /// The displacement of the midpoint, in points.
  package let displacement: CGVector
  /// The time at which they come down, in seconds.
  package let down: Double
  /// The duration of the touches, in seconds.
  package let duration: Double
  /// The timing curve.
  package let curve: UnitCurve

  /// Two fingers around a point, one above the other as they come down.
  package init(
    around middle: CGPoint, from start: CGFloat = usualStart, scale: CGFloat, turn: Angle = .zero,
    down: Double, duration: Double, movingBy displacement: CGVector = .zero,
    curve: UnitCurve = .linear
  ) {
    (self.middle, self.start, self.scale, self.turn) = (middle, start, scale, turn)
    self.displacement = displacement
    (self.down, self.duration, self.curve) = (down, max(0, duration), curve)
  }

  /// The time at which they lift, in seconds.
  package var lift: Double { down + duration }

  /// The positions of both fingers, the upper one first as they come down.
  package func places(at time: Double) -> [CGPoint] {
    let part =
      duration > 0
      ? CGFloat(curve.value(at: min(max((time - down) / duration, 0), 1))) : time < down ? 0 : 1
    let reach = start * (1 + (scale - 1) * part) / 2
    let angle = turn.radians * Double(part)
    let (dx, dy) = (reach * CGFloat(sin(angle)), reach * CGFloat(cos(angle)))
    let middle = CGPoint(x: middle.x + displacement.dx * part, y: middle.y + displacement.dy * part)
    return [
      CGPoint(x: middle.x + dx, y: middle.y - dy), CGPoint(x: middle.x - dx, y: middle.y + dy),
    ]
  }
}
