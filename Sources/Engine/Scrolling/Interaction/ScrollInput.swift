package import Foundation
import ScrollworkMotion

/// An input device that drags content.
package enum ScrollInput: Hashable, Sendable {
  /// A finger on glass.
  case finger
  /// Fingers on a trackpad, or a mouse whose surface scrolls: the pointer stays where it is.
  case trackpad

  /// The distance that it must move before content follows, in points.
  ///
  /// - Source: measured by others for fingers; for trackpads chosen, as they have no other use for
  ///   such a movement.
  package var slop: CGFloat { self == .finger ? FingerPath.slop : 0 }

  /// The initial slope of the rubber band beyond an end.
  package var stiffness: Double {
    self == .finger ? RubberBand.fingerStiffness : RubberBand.trackpadStiffness
  }
}
