import Foundation
import ScrollworkMotion

/// The progress of a view's transition at each side of its container.
///
/// An animation that bounces overshoots 0 and 1.
package struct TransitionState: Hashable, Sendable {
  /// The progress at the top or leading side: 0 is hidden there, 1 at identity.
  package var topLeading: Double
  /// The progress at the bottom or trailing side: 0 is hidden there, 1 at identity.
  package var bottomTrailing: Double

  package init(topLeading: Double, bottomTrailing: Double) {
    (self.topLeading, self.bottomTrailing) = (topLeading, bottomTrailing)
  }

  /// The phase of the side with less progress; identity if both are complete.
  ///
  /// Both are incomplete only for a view longer than its container that extends beyond both ends;
  /// if they are equal, the phase is top leading.
  package var phase: ScrollTransitionPhase {
    guard topLeading < 1 || bottomTrailing < 1 else { return .identity }
    return topLeading <= bottomTrailing ? .topLeading : .bottomTrailing
  }

  /// The remaining progress of both sides combined, −1 … 1: negative at the top or leading side, 0
  /// at identity.
  package var progress: Double { -(1 - topLeading) + (1 - bottomTrailing) }
}

extension ScrollTransitionConfiguration {
  /// The progress at the top or leading side, 0 … 1; an animated transition has only 0 and 1.
  ///
  /// With m the distance of the view's center from the container's, and H the distance at which the
  /// view is just hidden, an interactive transition runs from m = −H to m = −T along its curve.
  /// With a threshold at H or beyond the range is empty, and the phase changes at once where m =
  /// −T. The bottom side is the mirror image.
  ///
  /// - Source: measured by others (CustomSwiftUI), in agreement with Apple's documentation; the
  ///   case of an empty range is chosen, since the quotient would change its sign there.
  func arrival(m: Double, length h: Double, container C: Double) -> Double {
    let T = threshold.distance(length: h, container: C)
    switch timing {
    case .identity: return 1
    case .animated: return m < -T ? 0 : 1
    case .interactive(let curve, _):
      let H = (C + h) / 2
      guard T < H else { return m < -T ? 0 : 1 }
      let p = min(max((m + H) / (H - T), 0), 1)
      return p <= 0 ? 0 : p >= 1 ? 1 : min(max(curve.value(at: p), 0), 1)
    }
  }

  /// Whether phases change at once, without a range to interpolate over.
  var isDiscrete: Bool {
    if case .animated = timing { return true }
    return false
  }
}
