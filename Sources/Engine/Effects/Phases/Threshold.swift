package import Foundation

extension ScrollTransitionConfiguration {
  /// The threshold at which a transition is complete.
  ///
  /// It is a distance T between the centers of view and container; below it the view is at
  /// identity.
  public struct Threshold: Sendable {
    fileprivate indirect enum Rule: Sendable {
      case visible(Double)
      case centered
      case inset(Rule, Double)
      case interpolated(Rule, Rule, Double)
    }

    private let rule: Rule

    /// The view is fully visible.
    public static let visible = Threshold(rule: .visible(1))

    /// The view is just hidden: there is no range to interpolate over, and phases change at once.
    public static let hidden = Threshold(rule: .visible(0))

    /// The view's center is at the container's.
    public static var centered: Threshold { Threshold(rule: .centered) }

    /// A fraction of the view is visible: 0 is ``hidden``, 1 ``visible``.
    ///
    /// - Source: documented as lying between those two; values beyond are clamped, and what is not
    ///   a number counts as 0, which is chosen.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(rule: .visible(amount >= 0 ? min(amount, 1) : 0))
    }

    /// Interpolates between this threshold, at 0, and `other`, at 1; an amount that is not finite
    /// counts as 0.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(rule: .interpolated(rule, other.rule, amount.isFinite ? amount : 0))
    }

    /// Moves the threshold `distance` points toward the center; negative values away from it.
    ///
    /// Distances that are not finite count as 0.
    ///
    /// - Source: documented; that it stops at the center is measured by others (CustomSwiftUI).
    public func inset(by distance: Double) -> Threshold {
      Threshold(rule: .inset(rule, distance.isFinite ? distance : 0))
    }

    /// The distance T for a view of length `h` in a container of length `C`, in points.
    ///
    /// Negative only for a view longer than its container.
    package func distance(length h: CGFloat, container C: CGFloat) -> CGFloat {
      rule.distance(h, C)
    }
  }
}

extension ScrollTransitionConfiguration.Threshold.Rule {
  fileprivate func distance(_ h: CGFloat, _ C: CGFloat) -> CGFloat {
    switch self {
    case .visible(let amount): (C - h * (2 * CGFloat(amount) - 1)) / 2
    case .centered: 0
    case .inset(let rule, let distance): max(rule.distance(h, C) - CGFloat(distance), 0)
    case .interpolated(let from, let to, let amount):
      from.distance(h, C) + (to.distance(h, C) - from.distance(h, C)) * CGFloat(amount)
    }
  }
}
