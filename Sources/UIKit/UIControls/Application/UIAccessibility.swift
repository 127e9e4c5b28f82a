public import Foundation

/// Assistive technologies, all of which are off.
public enum UIAccessibility {
  /// Something that assistive technologies are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// The layout changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technologies of something.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the screen is used by switches.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colors are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is gray.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the cross-fade is preferred.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether colors alone tell nothing.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Posted when the reading of the screen begins or ends.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the setting of motion changes.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
