/// How far something gives way that is pulled beyond its end.
///
/// It gives way less and less and never by the whole ``length``.
package struct RubberBand: Hashable, Sendable {
  /// How much of the first point of pull is given.
  ///
  /// - Source: measured by others, in UIKit, for fingers on glass.
  package static let stiffness = 0.55

  /// The distance that no pull reaches, in points; at zero every pull is given in full.
  package let length: Double

  /// A band that never gives way by `length` points.
  package init(length: Double) { self.length = length }

  /// How far it gives way to a pull of `distance` points, zero or more.
  package func stretch(_ distance: Double) -> Double {
    guard length > 0 else { return distance }
    return length * Self.stiffness * distance / (length + Self.stiffness * distance)
  }

  /// How fast it gives way at a pull of `distance` points: from 0.55 falling to zero.
  package func slope(_ distance: Double) -> Double {
    guard length > 0 else { return 1 }
    let share = length / (length + Self.stiffness * distance)
    return Self.stiffness * share * share
  }

  /// The pull that makes it give way by `stretch` points, zero or more and below ``length``.
  package func pull(_ stretch: Double) -> Double {
    guard length > 0 else { return stretch }
    let left = max(length - stretch, length * 1e-9)
    return length * stretch / (Self.stiffness * left)
  }
}
