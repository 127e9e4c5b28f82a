package import Foundation
import ScrollworkGeometry
package import ScrollworkScrolling

// A finger that is led step by step, from `touch` to `release`.
extension GestureScript {
  /// What a finger does that comes down with a step.
  package struct Hand: Hashable, Sendable {
    /// Its path.
    package let path: FingerPath
    /// The step with which it leaves.
    package let release: Int
    /// For each step before that, how many seconds after the coming down the one after it begins.
    package let ends: [Int: Double]
  }

  /// What the finger does that comes down with the step `index`; none for another step, for one that
  /// never leaves, and for a view that `resolve` does not know.
  package func hand(
    at index: Int, canvas: CGSize, time: Double, resolve: (String) -> CGPoint?
  ) -> Hand? {
    guard case .touch = steps[index],
      var path = steps[index].fingerPath(canvas: canvas, at: time, resolve: resolve)
    else { return nil }
    var ends: [Int: Double] = [index: 0]
    for place in steps.indices.dropFirst(index + 1) {
      switch steps[place] {
      case .release: return Hand(path: path, release: place, ends: ends)
      case .hold(let duration), .wait(let duration): path = path.holding(for: duration)
      case .move(let goal, let duration, let curve):
        let here = path.moves.last?.to ?? path.start
        guard let way = goal.way(from: here, canvas: canvas, resolve: resolve) else { return nil }
        path = path.moving(by: way, over: duration, curve: curve)
      default: break
      }
      ends[place] = path.lift - time
    }
    return nil
  }
}

extension GestureScript.Step {
  /// Whether the step may be done while a finger is down that is led step by step: it is what the
  /// finger does, or takes no time.
  var leavesFinger: Bool {
    switch self {
    case .wait, .move, .hold, .release, .statusBarTap, .resize, .rotate, .set, .mark, .scroll: true
    case .expect(.settled(_, _, _, let deadline)): deadline == nil
    case .expect: true
    case .drag, .carry, .flick, .tap, .taps, .press, .touch, .replay, .pinch, .wheel, .glide,
      .untilSettled:
      false
    }
  }

  /// Whether the step is about a finger that is down.
  var needsFinger: Bool {
    switch self {
    case .move, .hold, .release: true
    default: false
    }
  }
}
