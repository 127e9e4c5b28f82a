public import ScrollworkFoundation

/// How a notification is shown while the app is on the screen.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the notification presentation options.
  public let rawValue: UInt
  /// Creates notification presentation options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sets the badge of the icon.
  public static let badge = Self(rawValue: 1)
  /// Plays the sound.
  public static let sound = Self(rawValue: 2)
  /// Shows an alert.
  public static let alert = Self(rawValue: 4)
  /// Shows the notification in the notification center.
  public static let list = Self(rawValue: 8)
  /// Shows a banner.
  public static let banner = Self(rawValue: 16)
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// The request that was delivered.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// A touch of a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification of the notification response.
  public let notification: UNNotification
  /// The name of the action.
  public var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(notification: UNNotification) { self.notification = notification }
}

/// The name of the action of a touch.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action of going away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Options of an action of a notification.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the notification action options.
  public let rawValue: UInt
  /// Creates notification action options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// After the device was unlocked.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The title is red.
  public static let destructive = Self(rawValue: 2)
  /// The action opens the app.
  public static let foreground = Self(rawValue: 4)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier of the notification action.
  public let identifier: String
  /// The title of the notification action.
  public let title: String
  /// The options of the notification action.
  public let options: UNNotificationActionOptions
  /// Creates an action with a title.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// Options of a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the notification category options.
  public let rawValue: UInt
  /// Creates notification category options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Dismissals are delivered to the delegate.
  public static let customDismissAction = Self(rawValue: 1)
}

/// A kind of notification.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier of the notification category.
  public let identifier: String
  /// The actions of the notification category.
  public let actions: [UNNotificationAction]
  /// A kind of notification.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
}

/// A picture of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier of the notification attachment.
  public let identifier: String
  /// The URL of the notification attachment.
  public let url: URL
  /// A picture in a file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
  }
}

/// How soon a notification must be seen.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

extension UNUserNotificationCenter {
  /// Sets the kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// The shown notifications: none.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  /// The shown notifications: none.
  public func deliveredNotifications() async -> [UNNotification] { [] }
}

/// The name of a file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the notification sound name.
  public let rawValue: String
  /// Creates a notification sound name from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a notification sound name with a raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
