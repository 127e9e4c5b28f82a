public import Foundation
public import ScrollworkViews

extension View {
  /// Calls an action on a long press, as in iOS 13: `pressing` is told of the finger first.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Plays haptic feedback when a value changes as asked, which does not show.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Plays the haptic feedback that is asked for when a value changes, which does not show.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}

extension SensoryFeedback {
  /// How heavy things are that collide.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Neither.
    case medium
    /// Heavy.
    case heavy
  }

  /// How firm things are that collide.
  public enum Flexibility: Hashable, Sendable {
    /// Firm.
    case rigid
    /// Neither.
    case solid
    /// Soft.
    case soft
  }

  /// Two objects of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Two objects of a firmness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
