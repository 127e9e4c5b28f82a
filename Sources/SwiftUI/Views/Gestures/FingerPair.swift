import Foundation
import ScrollworkGeometry

/// Two fingers and a number derived from their distance or angle.
struct FingerPair {
  /// The distance, the angle and the middle of two fingers.
  struct FingerArrangement {
    /// The distance between the fingers, in points.
    let distance: CGFloat
    /// The direction from the first to the second, clockwise from the right, in radians.
    let angle: Double
    let middle: CGPoint

    init(_ first: CGPoint, _ second: CGPoint) {
      distance = first.distance(to: second)
      angle = atan2(Double(second.y - first.y), Double(second.x - first.x))
      middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
  }

  private var start: FingerArrangement?
  private var samples: [(time: Double, value: Double)] = []
  /// The middle of the fingers at their start, in the view's coordinates.
  private(set) var startLocation = CGPoint.zero
  /// The start location as a fraction of the view's size.
  private(set) var startAnchor = UnitPoint.zero

  /// The current number.
  var value: Double { samples.last?.value ?? 0 }

  /// The rate of change of the number, per second, over the last samples.
  ///
  /// It is zero when the fingers have rested for a tenth of a second.
  ///
  /// - Source: chosen, after the release velocity of fingers that scroll.
  private(set) var velocity = 0.0

  /// Records an event; false if it changes nothing.
  mutating func receive(
    _ event: TouchEvent, value: (_ now: FingerArrangement, _ start: FingerArrangement) -> Double
  )
    -> Bool
  {
    guard event.fingers.count == 2, event.kind != .none else { return false }
    let now = FingerArrangement(event.fingers[0], event.fingers[1])
    if event.kind == .down {
      (start, samples, velocity) = (now, [], 0)
      startLocation = now.middle.applying(event.geometry.toLocal)
      let size = event.geometry.size
      startAnchor = UnitPoint(
        x: size.width > 0 ? startLocation.x / size.width : 0.5,
        y: size.height > 0 ? startLocation.y / size.height : 0.5)
    }
    guard let start else { return false }
    let number = value(now, start)
    if let last = samples.last, last.value == number {
      if event.time - last.time >= 0.1 { velocity = 0 }
      return event.kind == .up
    }
    samples = samples.suffix(3) + [(event.time, number)]
    if let first = samples.first, event.time > first.time {
      velocity = (number - first.value) / (event.time - first.time)
    }
    return event.kind != .down
  }
}
