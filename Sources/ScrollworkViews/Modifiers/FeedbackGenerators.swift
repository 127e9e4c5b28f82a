public import Foundation

// Haptic feedback has no effect on rendering: these generators do nothing.

/// A generator of haptic feedback for physical impacts.
public final class UIImpactFeedbackGenerator {
  /// The mass and rigidity of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact between small, light objects.
    case light
    /// An impact between medium-sized objects.
    case medium
    /// An impact between large, heavy objects.
    case heavy
    /// An impact between soft objects.
    case soft
    /// An impact between rigid objects.
    case rigid
  }

  /// Creates a generator with a feedback style.
  public init(style: FeedbackStyle = .medium) {}

  /// Prepares the generator for imminent feedback.
  public func prepare() {}

  /// Triggers impact feedback.
  public func impactOccurred() {}

  /// Triggers impact feedback with an intensity from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for a change in selection.
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the generator for imminent feedback.
  public func prepare() {}

  /// Triggers selection feedback.
  public func selectionChanged() {}
}

/// A generator of haptic feedback for the outcome of a task.
public final class UINotificationFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task completed.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Creates a generator.
  public init() {}

  /// Prepares the generator for imminent feedback.
  public func prepare() {}

  /// Triggers notification feedback for an outcome.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
