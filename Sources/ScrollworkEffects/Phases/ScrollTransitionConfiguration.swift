public import ScrollworkMotion

/// How a view passes between the phases of a scroll transition.
///
/// Time 0 of a curve is the moment the view is just hidden, time 1 the moment it reaches the
/// threshold; leaving plays it backward.
public struct ScrollTransitionConfiguration: Sendable {
  enum Course: Sendable {
    case identity
    case interactive(UnitCurve)
  }

  let course: Course
  private(set) var threshold: Threshold

  private init(_ course: Course) {
    self.course = course
    threshold = .visible
  }

  /// Blends as the view moves, easing in and out, until it is fully visible.
  ///
  /// - Source: documented, `ScrollTransitionConfiguration.interactive`; the threshold measured by
  ///   others (CustomSwiftUI).
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// Never leaves identity.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// Blends as the view moves, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}
