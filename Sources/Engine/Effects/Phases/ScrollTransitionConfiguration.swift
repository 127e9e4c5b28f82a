public import ScrollworkMotion

/// The configuration of a scroll transition: its timing and threshold.
///
/// An interactive transition follows the view: time 0 of its curve is where the view is just
/// hidden, time 1 where it reaches the threshold; leaving runs it backward. An animated transition
/// runs by itself when the view crosses the threshold.
public struct ScrollTransitionConfiguration: Sendable {
  enum Timing: Sendable {
    case identity
    case animated(Animation)
    /// Along a curve by position, followed with an animation if there is one.
    case interactive(UnitCurve, lag: Animation?)
  }

  /// The default threshold of animated transitions.
  ///
  /// - Source: measured by others (CustomSwiftUI); Apple's documentation does not say.
  static let animatedThreshold = Threshold.visible(0.5)

  private(set) var timing: Timing
  private(set) var threshold: Threshold

  private init(_ timing: Timing, _ threshold: Threshold = .visible) {
    (self.timing, self.threshold) = (timing, threshold)
  }

  /// Animates the change of phase, by the default animation, when half of the view is visible.
  ///
  /// - Source: documented, `ScrollTransitionConfiguration.animated`; the threshold measured by
  ///   others (CustomSwiftUI).
  public static let animated = animated()

  /// Interpolates with the view's position, with an ease-in-out curve, until it is fully visible.
  ///
  /// - Source: documented, `ScrollTransitionConfiguration.interactive`; the threshold measured by
  ///   others (CustomSwiftUI).
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// Keeps the identity phase everywhere.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Animates the change of phase when half of the view is visible.
  ///
  /// The animation begins on the first tick with the view past its threshold. A view that reverses
  /// during the animation continues from its current state.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation), animatedThreshold)
  }

  /// Interpolates with the view's position along a timing curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve, lag: nil))
  }

  /// Sets the animation.
  ///
  /// An animated transition runs it. An interactive transition no longer follows the view at once
  /// but by the animation, and so lags behind. The identity configuration is unchanged.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    switch timing {
    case .identity: break
    case .animated: copy.timing = .animated(animation)
    case .interactive(let curve, _): copy.timing = .interactive(curve, lag: animation)
    }
    return copy
  }

  /// Sets the threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// The animation between states; nil if the state is a function of the position alone.
  var animation: Animation? {
    switch timing {
    case .identity: nil
    case .animated(let animation): animation
    case .interactive(_, let lag): lag
    }
  }
}
