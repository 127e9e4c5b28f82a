public import ScrollworkFoundation

/// A sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  /// The default sound of notifications.
  public static let `default` = UNNotificationSound()
  /// A sound that is heard in any case.
  public static let defaultCritical = UNNotificationSound()
  override init() {}
  /// A sound of a file.
  public init(named name: UNNotificationSoundName) {}
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title of the notification content.
  public var title = ""
  /// The line below the title.
  public var subtitle = ""
  /// The body of the notification.
  public var body = ""
  /// The number on the icon.
  public var badge: NSNumber?
  /// The sound of the notification content.
  public var sound: UNNotificationSound?
  /// Custom data of the app.
  public var userInfo: [AnyHashable: Any] = [:]
  /// The category of its actions.
  public var categoryIdentifier = ""
  /// The name of its thread.
  public var threadIdentifier = ""
  /// The attachments of the notification.
  public var attachments: [UNNotificationAttachment] = []
  /// How soon it must be seen.
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How important it is, 0…1.
  public var relevanceScore = 0.0
}

/// Mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether the trigger repeats.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// A trigger after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger after an interval.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The date components of the calendar notification trigger.
  public let dateComponents: DateComponents

  /// Creates a trigger at a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request for a notification.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier of the notification request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// When it is shown.
  public let trigger: UNNotificationTrigger?

  /// Creates a request for a notification.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}
