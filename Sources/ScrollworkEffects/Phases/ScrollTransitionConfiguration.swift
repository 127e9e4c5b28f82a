public import ScrollworkMotion

/// How a view passes between the phases of a scroll transition.
///
/// An interactive transition follows the view: time 0 of its curve is the moment the view is just
/// hidden, time 1 the moment it reaches the threshold; leaving plays it backward. An animated one runs
/// by itself when the view crosses the threshold.
public struct ScrollTransitionConfiguration: Sendable {
  enum Course: Sendable {
    case identity
    case animated(Animation)
    /// Along a curve, and behind that by an animation if there is one.
    case interactive(UnitCurve, lag: Animation?)
  }

  /// How much of a view must be visible for an animated transition to let it in.
  ///
  /// - Source: measured by others (CustomSwiftUI); Apple's documentation does not say.
  static let animatedThreshold = Threshold.visible(0.5)

  private(set) var course: Course
  private(set) var threshold: Threshold

  private init(_ course: Course, _ threshold: Threshold = .visible) {
    (self.course, self.threshold) = (course, threshold)
  }

  /// Changes the phase when half of the view is visible, and animates that by the default animation.
  ///
  /// - Source: documented, `ScrollTransitionConfiguration.animated`; the threshold measured by others
  ///   (CustomSwiftUI).
  public static let animated = animated()

  /// Blends as the view moves, easing in and out, until it is fully visible.
  ///
  /// - Source: documented, `ScrollTransitionConfiguration.interactive`; the threshold measured by
  ///   others (CustomSwiftUI).
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// Never leaves identity.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Changes the phase when half of the view is visible, and animates that.
  ///
  /// The animation begins on the tick that first sees the view past its threshold. A view that turns
  /// back on its way goes on from where it is.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation), animatedThreshold)
  }

  /// Blends as the view moves, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve, lag: nil))
  }

  /// The same with an animation.
  ///
  /// An animated transition runs by it. An interactive one follows the view no longer at once but by
  /// the animation, and so lags behind. Identity stays what it is.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    switch course {
    case .identity: break
    case .animated: copy.course = .animated(animation)
    case .interactive(let curve, _): copy.course = .interactive(curve, lag: animation)
    }
    return copy
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// What the way between phases takes its time by; nil where the place of a view says all.
  var animation: Animation? {
    switch course {
    case .identity: nil
    case .animated(let animation): animation
    case .interactive(_, let lag): lag
    }
  }
}
