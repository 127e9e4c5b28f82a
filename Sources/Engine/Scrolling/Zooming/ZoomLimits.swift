package import Foundation

/// The range of zoom scales, and the resistance beyond it.
///
/// Both limits are above zero, and the minimum is not above the maximum: numbers that are not finite
/// or not above zero count as one.
package struct ZoomLimits: Hashable, Sendable {
  /// The minimum scale at rest.
  package let minimum: CGFloat
  /// The maximum scale at rest.
  package let maximum: CGFloat
  /// Whether a pinch may stretch content beyond the limits.
  package let bounces: Bool

  /// The limits from `minimum` to `maximum`, which is raised to the minimum if it is less.
  package init(minimum: CGFloat = 1, maximum: CGFloat = 1, bounces: Bool = true) {
    func sound(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
    self.minimum = sound(minimum)
    self.maximum = max(sound(minimum), sound(maximum))
    self.bounces = bounces
  }

  /// Whether the limits allow more than one scale.
  package var allowZooming: Bool { maximum > minimum }

  /// The nearest scale within the limits; the minimum for a scale that is not a number.
  package func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isNaN ? minimum : min(max(scale, minimum), maximum)
  }

  /// The scale shown for a pinch that would lead to `scale` without limits.
  ///
  /// The resistance grows beyond the limits: the result stays below twice the maximum, and above half
  /// the minimum.
  ///
  /// - Source: measured by others: two re-implementations of UIKit agree.
  package func shown(_ scale: CGFloat) -> CGFloat {
    guard scale > 0, scale < .infinity else { return clamped(scale) }
    guard bounces else { return clamped(scale) }
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }

  /// The inverse of ``shown(_:)``: the scale without limits of a pinch that shows `shown`.
  package func led(_ shown: CGFloat) -> CGFloat {
    guard bounces else { return clamped(shown) }
    if shown > maximum { return maximum / max(2 - shown / maximum, 1e-6) }
    if shown < minimum { return minimum * max(2 - minimum / max(shown, minimum / 2), 1e-6) }
    return shown
  }
}
