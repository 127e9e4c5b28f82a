/// The rubber-band curve: the overscroll that a pull beyond an edge results in.
///
/// The overscroll grows ever more slowly and never reaches ``length``.
package struct RubberBand: Hashable, Sendable {
  /// The initial slope for a finger on a touch screen: overscroll per point of pull.
  ///
  /// - Source: measured by others, in UIKit.
  package static let fingerStiffness = 0.55

  /// The initial slope for a trackpad: overscroll per point of pull.
  ///
  /// - Source: measured by others, in recordings of UIKit.
  package static let trackpadStiffness = 0.715

  /// The limit of the overscroll, in points; at zero the overscroll equals the pull.
  package let length: Double

  /// The initial slope, overscroll per point of pull: above 0 and at most 1.
  package let stiffness: Double

  /// A rubber band whose overscroll stays below `length` points.
  package init(length: Double, stiffness: Double = RubberBand.fingerStiffness) {
    (self.length, self.stiffness) = (length, stiffness)
  }

  /// The overscroll at a pull of `distance` points, zero or more.
  package func stretch(_ distance: Double) -> Double {
    guard length > 0 else { return distance }
    return length * stiffness * distance / (length + stiffness * distance)
  }

  /// The slope at a pull of `distance` points, falling from `stiffness` toward zero.
  package func slope(_ distance: Double) -> Double {
    guard length > 0 else { return 1 }
    let share = length / (length + stiffness * distance)
    return stiffness * share * share
  }

  /// The pull that results in an overscroll of `stretch` points, zero or more and below ``length``.
  package func pull(_ stretch: Double) -> Double {
    guard length > 0 else { return stretch }
    let left = max(length - stretch, length * 1e-9)
    return length * stretch / (stiffness * left)
  }
}
