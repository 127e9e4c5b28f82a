import Foundation

/// What is left of a speed after each millisecond.
package struct DecelerationRate: Hashable, Sendable {
  /// The factor for each millisecond, above 0 and below 1.
  package let factor: Double

  /// A rate of a factor, above 0 and below 1.
  package init(factor: Double) { self.factor = factor }

  /// Most scroll views.
  ///
  /// - Source: documented. UIKit's `DecelerationRate.normal`.
  package static let normal = DecelerationRate(factor: 0.998)

  /// Scroll views whose gestures are to travel less far.
  ///
  /// - Source: documented. UIKit's `DecelerationRate.fast`.
  package static let fast = DecelerationRate(factor: 0.99)

  /// The logarithm of the factor: negative.
  var logarithm: Double { log(factor) }

  /// The rate as an exponent per second: `k` in `exp(-k·t)`.
  package var perSecond: Double { -1000 * logarithm }

  /// What displacements are multiplied by against the textbook's continuum: steps of one
  /// millisecond, each taken at the speed that its end has, cover a little less.
  ///
  /// - Source: measured by others, in recordings of UIKit; 0.9989993 for `normal`.
  package var stepShare: Double { factor * -logarithm / (1 - factor) }
}
