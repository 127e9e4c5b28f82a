public import Foundation
public import ScrollworkUIScrolling
import ScrollworkSystem

/// What a fetch in the background found.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// New data.
  case newData = 0
  /// Nothing new.
  case noData
  /// An error.
  case failed
}

/// Whether the app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// It may not.
  case restricted = 0
  /// A person does not want it.
  case denied
  /// It may.
  case available
}

/// A quick action of the app's icon.
@MainActor @preconcurrency open class UIApplicationShortcutItem {
  /// The kind of the action.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    self.localizedSubtitle = localizedSubtitle
  }

  /// Creates a quick action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }
}

/// The picture of a quick action.
@MainActor @preconcurrency open class UIApplicationShortcutIcon {
  /// The name of the symbol or picture.
  package let name: String
  /// Creates a picture of a symbol.
  public init(systemImageName: String) { name = systemImageName }
  /// Creates a picture of the app.
  public init(templateImageName: String) { name = templateImageName }
}

/// An object that continues an activity.
public protocol UIUserActivityRestoring: AnyObject {}

/// What an app of old wants to notify of.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bit mask of the kinds.
  public let rawValue: UInt
  /// Creates kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// Words.
  public static let alert = Self(rawValue: 4)
}

/// The notifications of an app of old.
@MainActor @preconcurrency open class UIUserNotificationSettings {
  /// The kinds.
  public let types: UIUserNotificationType
  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) { self.types = types }
}

extension UIApplication {
  private final class Registration {
    var settings: UIUserNotificationSettings?
    var items: [UIApplicationShortcutItem]?
  }

  private var registration: Registration { AppProcess.current.only { Registration() } }

  /// The least time between fetches in the background.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches in the background.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Asks for fetches in the background; none is made.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Asks for notifications, as apps of old.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    registration.settings = notificationSettings
  }

  /// The notifications that were asked for.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { registration.settings }
  /// Whether notifications from afar were asked for: they do not arrive.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the app may work in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The quick actions of the icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { registration.items }
    set { registration.items = newValue }
  }
  /// Sets the style of the status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides or shows the status bar.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
}
