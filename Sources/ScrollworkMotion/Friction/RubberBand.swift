/// How far something gives way that is pulled beyond its end.
///
/// It gives way less and less and never by the whole ``length``.
package struct RubberBand: Hashable, Sendable {
  /// How much of the first point of pull is given to a finger on glass.
  ///
  /// - Source: measured by others, in UIKit.
  package static let fingerStiffness = 0.55

  /// How much of the first point of pull is given to a trackpad.
  ///
  /// - Source: measured by others, in recordings of UIKit.
  package static let trackpadStiffness = 0.715

  /// The distance that no pull reaches, in points; at zero every pull is given in full.
  package let length: Double

  /// How much of the first point of pull is given, above 0 and at most 1.
  package let stiffness: Double

  /// A band that never gives way by `length` points.
  package init(length: Double, stiffness: Double = RubberBand.fingerStiffness) {
    (self.length, self.stiffness) = (length, stiffness)
  }

  /// How far it gives way to a pull of `distance` points, zero or more.
  package func stretch(_ distance: Double) -> Double {
    guard length > 0 else { return distance }
    return length * stiffness * distance / (length + stiffness * distance)
  }

  /// How fast it gives way at a pull of `distance` points: from its stiffness falling to zero.
  package func slope(_ distance: Double) -> Double {
    guard length > 0 else { return 1 }
    let share = length / (length + stiffness * distance)
    return stiffness * share * share
  }

  /// The pull that makes it give way by `stretch` points, zero or more and below ``length``.
  package func pull(_ stretch: Double) -> Double {
    guard length > 0 else { return stretch }
    let left = max(length - stretch, length * 1e-9)
    return length * stretch / (stiffness * left)
  }
}
