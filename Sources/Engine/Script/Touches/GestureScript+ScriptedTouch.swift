package import Foundation
import ScrollworkGeometry
package import ScrollworkScrolling

extension GestureScript {
  /// A touch that spans several steps, from `touch` to `release`.
  package struct ScriptedTouch: Hashable, Sendable {
    /// The path of the finger.
    package let path: FingerPath
    /// The index of the step that lifts the finger.
    package let release: Int
    /// The ends of the steps before that, by index, in seconds from the coming down.
    package let ends: [Int: Double]
  }

  /// The touch that begins with the step `index`; nil for a step other than `touch`, for a finger that
  /// is never lifted, and for a view that `resolve` does not find.
  package func scriptedTouch(
    at index: Int, canvas: CGSize, time: Double, resolve: (String) -> CGPoint?
  ) -> ScriptedTouch? {
    guard case .touch = steps[index],
      var path = steps[index].fingerPath(canvas: canvas, at: time, resolve: resolve)
    else { return nil }
    var ends: [Int: Double] = [index: 0]
    for place in steps.indices.dropFirst(index + 1) {
      switch steps[place] {
      case .release: return ScriptedTouch(path: path, release: place, ends: ends)
      case .hold(let duration), .wait(let duration): path = path.holding(for: duration)
      case .move(let goal, let duration, let curve):
        let here = path.moves.last?.to ?? path.start
        guard let way = goal.displacement(from: here, canvas: canvas, resolve: resolve) else {
          return nil
        }
        path = path.moving(by: way, over: duration, curve: curve)
      default: break
      }
      ends[place] = path.lift - time
    }
    return nil
  }
}

extension GestureScript.Step {
  /// Whether the step is allowed between `touch` and `release`: it moves the finger, or takes no time.
  var isAllowedWhileTouching: Bool {
    switch self {
    case .wait, .move, .hold, .release, .statusBarTap, .resize, .rotate, .set, .mark, .scroll: true
    case .expect(.settled(_, _, _, let deadline)): deadline == nil
    case .expect: true
    case .drag, .carry, .flick, .tap, .taps, .press, .touch, .replay, .input, .pinch, .wheel,
      .glide, .untilSettled:
      false
    }
  }

  /// Whether the step needs a finger that is down.
  var requiresTouch: Bool {
    switch self {
    case .move, .hold, .release: true
    default: false
    }
  }
}
