package import Foundation

/// How far content may be zoomed, and how it gives way beyond that.
///
/// Both ends are above zero, and the least is not above the greatest: numbers that are none or not
/// above zero count as one.
package struct ZoomLimits: Hashable, Sendable {
  /// The least scale at which content may rest.
  package let minimum: CGFloat
  /// The greatest scale at which content may rest.
  package let maximum: CGFloat
  /// Whether a pinch may lead beyond them.
  package let bounces: Bool

  /// The limits from `minimum` to `maximum`; the greater of both if they are exchanged.
  package init(minimum: CGFloat = 1, maximum: CGFloat = 1, bounces: Bool = true) {
    func sound(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
    self.minimum = sound(minimum)
    self.maximum = max(sound(minimum), sound(maximum))
    self.bounces = bounces
  }

  /// Whether there is more than one scale to rest at.
  package var allowZooming: Bool { maximum > minimum }

  /// The nearest scale at which content may rest; the least one for what is no number.
  package func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isNaN ? minimum : min(max(scale, minimum), maximum)
  }

  /// The scale that a pinch shows that would lead to `scale`, were there no limits.
  ///
  /// Beyond the limits it gives way less and less: never to twice the greatest, nor to half the least.
  ///
  /// - Source: measured by others: two re-implementations of UIKit agree.
  package func shown(_ scale: CGFloat) -> CGFloat {
    guard scale > 0, scale < .infinity else { return clamped(scale) }
    guard bounces else { return clamped(scale) }
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }

  /// The scale that a pinch leads to that shows `shown`: what undoes ``shown(_:)``.
  package func led(_ shown: CGFloat) -> CGFloat {
    guard bounces else { return clamped(shown) }
    if shown > maximum { return maximum / max(2 - shown / maximum, 1e-6) }
    if shown < minimum { return minimum * max(2 - minimum / max(shown, minimum / 2), 1e-6) }
    return shown
  }
}
