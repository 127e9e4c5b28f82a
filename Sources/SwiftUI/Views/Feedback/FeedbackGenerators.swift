public import Foundation

// Haptic feedback leaves nothing on the screen: it becomes events of the trace.

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

  private let style: FeedbackStyle

  /// Creates a generator with a feedback style.
  public init(style: FeedbackStyle = .medium) { self.style = style }

  /// Prepares the generator for imminent feedback.
  public func prepare() {}

  /// Triggers impact feedback.
  public func impactOccurred() { SceneEvent.record(.haptic, "impact \(style)") }

  /// Triggers impact feedback with an intensity from 0 to 1.
  public func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// A generator of haptic feedback for a change in selection.
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the generator for imminent feedback.
  public func prepare() {}

  /// Triggers selection feedback.
  public func selectionChanged() { SceneEvent.record(.haptic, "selection") }
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
  public func notificationOccurred(_ notificationType: FeedbackType) {
    SceneEvent.record(.haptic, "\(notificationType)")
  }
}
