import Foundation
import ScrollworkMotion

/// How far a view is on its way in from each side.
///
/// Where an animation bounces, both ways may lead a little past their ends.
package struct TransitionState: Hashable, Sendable {
  /// The way in from the top or the leading side: 0 is hidden there, 1 arrived.
  package var aTL: Double
  /// The way in from the bottom or the trailing side: 0 is hidden there, 1 arrived.
  package var aBT: Double

  package init(aTL: Double, aBT: Double) { (self.aTL, self.aBT) = (aTL, aBT) }

  /// The side that has the larger part in the look; identity when neither has one.
  ///
  /// Both have only when a view longer than its container hangs out at either end; when they are
  /// even, the top or leading side has it.
  package var phase: ScrollTransitionPhase {
    guard aTL < 1 || aBT < 1 else { return .identity }
    return aTL <= aBT ? .topLeading : .bottomTrailing
  }

  /// The remaining part of both sides, −1 … 1: negative at the top or leading side, 0 at identity.
  package var progress: Double { -(1 - aTL) + (1 - aBT) }
}

extension ScrollTransitionConfiguration {
  /// How far along its curve a view is on its way in from the top or leading side, 0 … 1; an animated
  /// transition knows 0 and 1 only.
  ///
  /// With m the distance of the view's center from the container's, and H the distance at which
  /// the view is just hidden, the way runs from m = −H to m = −T. A threshold at H or beyond leaves
  /// no way: then the phase changes at once where m = −T. The bottom side is the mirror image.
  ///
  /// - Source: measured by others (CustomSwiftUI), in agreement with Apple's documentation; the
  ///   case without a way is chosen, since the quotient would change its sign there.
  func arrival(m: Double, length h: Double, container C: Double) -> Double {
    let T = threshold.distance(length: h, container: C)
    switch course {
    case .identity: return 1
    case .animated: return m < -T ? 0 : 1
    case .interactive(let curve, _):
      let H = (C + h) / 2
      guard T < H else { return m < -T ? 0 : 1 }
      let p = min(max((m + H) / (H - T), 0), 1)
      return p <= 0 ? 0 : p >= 1 ? 1 : min(max(curve.value(at: p), 0), 1)
    }
  }

  /// Whether phases change at once.
  var isStep: Bool {
    if case .animated = course { return true }
    return false
  }
}
