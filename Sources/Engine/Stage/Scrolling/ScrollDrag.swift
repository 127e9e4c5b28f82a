import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// A finger that a scroll view follows.
struct ScrollDrag {
  let finger: FingerPath
  /// The content offset when the finger came down.
  private(set) var start: CGPoint
  /// Whether the content was moving then.
  let isCatching: Bool
  let input: ScrollInput
  /// The length by which a refresh control held the content down then; it keeps holding it for this
  /// finger.
  let held: CGFloat
  /// The flicks before this finger.
  let streak: FlickStreak
  /// Whether the finger has begun a refresh.
  var hasRefreshed = false

  init(
    _ finger: FingerPath, start: CGPoint, isCatching: Bool, input: ScrollInput, held: CGFloat,
    streak: FlickStreak
  ) {
    (self.finger, self.start, self.isCatching, self.input) = (finger, start, isCatching, input)
    (self.held, self.streak) = (held, streak)
  }

  /// The same drag by more of the path of the finger.
  func replacing(_ finger: FingerPath) -> ScrollDrag {
    var drag = ScrollDrag(
      finger, start: start, isCatching: isCatching, input: input, held: held, streak: streak)
    drag.hasRefreshed = hasRefreshed
    return drag
  }

  /// Moves the start along with content that has moved under the finger.
  mutating func shift(by displacement: CGVector) {
    start = CGPoint(x: start.x + displacement.dx, y: start.y + displacement.dy)
  }

  /// The segments that the finger causes.
  func segments(_ dynamics: ScrollDynamics) -> [ScrollSegment] {
    dynamics.holding(held)
      .segments(
        for: finger, from: start, catching: isCatching, on: input, after: streak,
        lettingGo: dynamics)
  }

  /// The segments that the finger causes from a moment on.
  func segments(_ dynamics: ScrollDynamics, from time: Double) -> [ScrollSegment] {
    segments(dynamics).compactMap { segment in
      segment.end.map { $0 > time } ?? true ? segment.moved(by: .zero, from: time) : nil
    }
  }
}
