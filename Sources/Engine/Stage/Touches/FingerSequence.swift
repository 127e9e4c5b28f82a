import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// The fingers of a script step, one after the other, while they are followed.
@MainActor final class FingerSequence {
  let step: GestureScript.Step
  /// The index of the step in the script.
  let stepIndex: Int
  /// At least one.
  let fingers: [FingerPath]
  /// Two fingers at once; the first of ``fingers`` is the middle between them.
  let pinch: PinchPath?
  /// Called with the tick at which the script goes on.
  let next: @MainActor (Int) -> Void
  /// The index of the finger that is down, or was last.
  private(set) var index = 0
  var touch: Touch?
  /// The tree whose gestures the touch follows.
  var tree: SceneTree?
  /// Whether there is a gesture under the finger.
  var hasFoundGesture = false
  /// Whether a finger has had an effect.
  var isAnswered = false

  init(
    step: GestureScript.Step, stepIndex: Int, fingers: [FingerPath], pinch: PinchPath?,
    next: @escaping @MainActor (Int) -> Void
  ) {
    (self.step, self.stepIndex, self.next) = (step, stepIndex, next)
    (self.fingers, self.pinch) = (fingers, pinch)
  }

  var finger: FingerPath { fingers[index] }
  var isLast: Bool { index == fingers.count - 1 }
  /// The tick at which the last finger lifts.
  var end: Int { Tick.first(notBefore: fingers[fingers.count - 1].lift) }
  /// When the next finger comes down, in seconds.
  var nextDown: Double { isLast ? finger.lift : fingers[index + 1].down }

  func advance() { index += 1 }

  /// Whether the fingers lift before a scroll view delivers them to its content.
  var isTap: Bool {
    switch step {
    case .tap, .taps: true
    case .touch, .replay:
      fingers.allSatisfy {
        $0.isStill && $0.lift - $0.down < GestureScript.Step.tapDuration * 1.5
      }
    default: false
    }
  }

  /// Whether the finger does not move.
  var isStill: Bool {
    switch step {
    case .press: true
    case .touch, .replay: finger.isStill
    default: isTap
    }
  }

  /// Why the step has no effect.
  var noEffect: String {
    switch step {
    case .tap, .taps: "nothing under the finger responds to taps."
    case .press: "nothing under the finger responds to presses."
    case .touch where isStill: "nothing under the finger responds to it."
    default:
      hasFoundGesture
        ? "no gesture under the finger responds to it."
        : "there is no scroll view under the finger."
    }
  }
}
