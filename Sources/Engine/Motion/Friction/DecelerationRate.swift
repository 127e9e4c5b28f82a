import Foundation

/// The friction of a deceleration: the factor of the velocity per millisecond.
package struct DecelerationRate: Hashable, Sendable {
  /// The factor per millisecond, above 0 and below 1.
  package let factor: Double

  /// A rate with a factor per millisecond, above 0 and below 1.
  package init(factor: Double) { self.factor = factor }

  /// The default rate of scroll views.
  ///
  /// - Source: documented. UIKit's `DecelerationRate.normal`.
  package static let normal = DecelerationRate(factor: 0.998)

  /// The rate of scroll views that stop sooner.
  ///
  /// - Source: documented. UIKit's `DecelerationRate.fast`.
  package static let fast = DecelerationRate(factor: 0.99)

  /// The natural logarithm of the factor, negative.
  var logarithm: Double { log(factor) }

  /// The decay constant per second: `k` in `exp(-k·t)`.
  package var perSecond: Double { -1000 * logarithm }

  /// The ratio of displacements in steps of one millisecond to those of the continuous motion.
  ///
  /// Each step moves at the velocity of its end, so it covers a little less.
  ///
  /// - Source: measured by others, in recordings of UIKit; 0.9989993 for `normal`.
  package var discretizationFactor: Double { factor * -logarithm / (1 - factor) }
}
