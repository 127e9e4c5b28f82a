public import Foundation
public import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

/// The app: its delegate, its scene and its windows.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The app of the scene whose code is running.
  public static var shared: UIApplication { AppProcess.current.only { UIApplication() } }

  /// The delegate.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes: the one on the screen.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.shown.session] }
  /// Whether several scenes may be shown.
  public var supportsMultipleScenes: Bool { false }
  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The name of the alternate icon; nil for the usual one.
  public private(set) var alternateIconName: String?
  /// Whether the icon may change.
  public var supportsAlternateIcons: Bool { true }
  /// Whether the network activity is shown.
  open var isNetworkActivityIndicatorVisible = false

  /// The windows of the scene.
  public var windows: [UIWindow] { UIWindowScene.shown.windows }
  /// The key window.
  public var keyWindow: UIWindow? { UIWindowScene.shown.keyWindow }
  /// The state: always active.
  public var applicationState: State { .active }
  /// The frame of the status bar.
  public var statusBarFrame: CGRect {
    UIWindowScene.shown.statusBarManager?.statusBarFrame ?? .zero
  }
  /// The orientation of the status bar.
  public var statusBarOrientation: UIInterfaceOrientation {
    UIWindowScene.shown.interfaceOrientation
  }
  /// The style of the status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  open var isStatusBarHidden = false
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The time that is left in the background, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Creates the app, the end of the chain of responders.
  public override init() {
    super.init()
    AppResponder.current.responder = self
  }

  /// The state of an app.
  public enum State: Int, Hashable, Sendable {
    /// On the screen.
    case active = 0
    /// On the screen, without events.
    case inactive
    /// Off the screen.
    case background
  }

  /// A key of what an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the app is opened with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The notification from afar that the app is launched for.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The notification of the app itself that it is launched for.
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether the app is launched for a change of its location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The quick action of the icon that was chosen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that the app is launched to continue.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// A key of what an address is opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the app that opens the address.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app tells of the address.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is used in its place.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of how to open an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that has the address as its own opens it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether an address can be opened: those of the web can.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "mailto", "sms", "app-settings"].contains(url.scheme ?? "")
  }

  /// Opens an address in another app, an event of the trace: nothing on this screen changes.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    // Opens nothing for universal links only, as no other app is installed.
    guard options[.universalLinksOnly] as? Bool != true else {
      completion?(false)
      return
    }
    SceneEvent.record(.openURL, url.absoluteString)
    completion?(canOpenURL(url))
  }

  /// Opens an address in another app.
  @discardableResult open func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// Sends an action to a target; without one, to the first responder or the nearest one up the chain
  /// that has the method, and then to the nearest one of the sender's.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else {
      return action.performInChain(from: sender as? UIResponder, [sender, event])
    }
    action.perform(on: target, [sender, event])
    return true
  }

  /// Changes the icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Asks for remote notifications, which never come.
  open func registerForRemoteNotifications() {}
  /// Stops asking for remote notifications.
  open func unregisterForRemoteNotifications() {}
  /// Asks for events of remote controls, which never come.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops asking for events of remote controls.
  open func endReceivingRemoteControlEvents() {}
  /// Ignores touches from now on.
  open func beginIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = false }
  /// Receives touches again.
  open func endIgnoringInteractionEvents() { keyWindow?.isUserInteractionEnabled = true }
}
