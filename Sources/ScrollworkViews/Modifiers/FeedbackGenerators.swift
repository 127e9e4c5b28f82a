public import Foundation

// What these do a hand would feel: no picture can show whether they did.

/// Lets a hand feel that things have met.
@MainActor public final class UIImpactFeedbackGenerator {
  /// How hard things meet.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light
    /// Somewhat.
    case medium
    /// Hard.
    case heavy
    /// As soft things do.
    case soft
    /// As rigid things do.
    case rigid
  }

  /// A generator of one kind.
  public init(style: FeedbackStyle = .medium) {}

  /// Says that something will be felt soon.
  public func prepare() {}

  /// Lets a hand feel it.
  public func impactOccurred() {}

  /// Lets a hand feel it, more or less.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets a hand feel that another thing is selected.
@MainActor public final class UISelectionFeedbackGenerator {
  /// A generator.
  public init() {}

  /// Says that something will be felt soon.
  public func prepare() {}

  /// Lets a hand feel it.
  public func selectionChanged() {}
}

/// Lets a hand feel how something has ended.
@MainActor public final class UINotificationFeedbackGenerator {
  /// How something has ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Perhaps not well.
    case warning
    /// Not well.
    case error
  }

  /// A generator.
  public init() {}

  /// Says that something will be felt soon.
  public func prepare() {}

  /// Lets a hand feel it.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
