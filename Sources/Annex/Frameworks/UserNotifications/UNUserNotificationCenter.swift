public import ScrollworkFoundation
import ScrollworkSystem

/// The interactions that a user authorizes.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value of the authorization options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Notifications may play sounds.
  public static let sound = Self(rawValue: 2)
  /// Notifications may show banners.
  public static let alert = Self(rawValue: 4)
  /// Provisional authorization, which asks no question.
  public static let provisional = Self(rawValue: 64)
}

/// The permission to notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The user denied notifications.
  case denied
  /// The user allowed notifications.
  case authorized
  /// Given without a question.
  case provisional
  /// Given for a while.
  case ephemeral
}

/// The settings of notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The permission: not asked for.
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// The notifications of an app.
///
/// Nobody answers the question for permission, so that no notification is ever shown.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static var center: UNUserNotificationCenter {
    AppProcess.current.only { UNUserNotificationCenter() }
  }

  /// The delegate of the user notification center.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The notifications of the app.
  public static func current() -> UNUserNotificationCenter { center }

  /// Asks a question that is not answered.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  /// Asks a question, which counts as refused to code that waits for the answer.
  @discardableResult public func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool {
    false
  }

  /// Calls a closure with the notification settings.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// The notification settings of the app.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Plans a notification, which is not shown without permission.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil) }
  }

  /// Plans a notification, which is not shown without permission.
  public func add(_ request: UNNotificationRequest) async throws {}

  /// The planned notifications: none.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// The planned notifications: none.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Removes pending notification requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// Removes all planned notifications.
  public func removeAllPendingNotificationRequests() {}

  /// Removes delivered notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all shown notifications.
  public func removeAllDeliveredNotifications() {}

  /// Sets the number on the icon, which is not in the picture.
  public func setBadgeCount(_ newBadgeCount: Int) {}
}

/// A delegate of notifications, of which none is shown.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Says how a notification is shown while the app is on the screen.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when a notification is touched.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// The default implementation, which shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// The default implementation, which does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
