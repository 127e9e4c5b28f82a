import Foundation
import ScrollworkMotion

/// What moves content by pulling it.
package enum ScrollInput: Hashable, Sendable {
  /// A finger on glass.
  case finger
  /// Fingers on a trackpad, or a mouse whose surface scrolls: the pointer stays where it is.
  case trackpad

  /// How far it must move before content follows, in points.
  ///
  /// - Source: measured by others for fingers; for trackpads chosen, as they have no other use for
  ///   such a movement.
  var slop: CGFloat { self == .finger ? FingerPath.slop : 0 }

  /// How much of the first point of pull is given beyond an end.
  var stiffness: Double {
    self == .finger ? RubberBand.fingerStiffness : RubberBand.trackpadStiffness
  }
}
