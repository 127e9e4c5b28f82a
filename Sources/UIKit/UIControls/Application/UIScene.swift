public import Foundation
import ScrollworkGeometry
public import ScrollworkUIScrolling
public import ScrollworkViews
import ScrollworkSystem

/// A scene of an app.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The delegate.
  open var delegate: (any UISceneDelegate)?
  /// The session.
  public let session: UISceneSession
  /// The title.
  open var title: String?
  /// How far the scene is active: it always is.
  public var activationState: ActivationState { .foregroundActive }

  /// How far a scene is active.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// On the screen, with events.
    case foregroundActive = 0
    /// On the screen, without events.
    case foregroundInactive
    /// Off the screen.
    case background
  }

  /// What a scene is connected with.
  @MainActor public final class ConnectionOptions {
    /// The addresses to open.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    public let userActivities: Set<NSObject> = []
    /// The quick action of the app's icon that was chosen; none was.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The app that opened the scene; none did.
    public let sourceApplication: String? = nil
  }

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Opens an address in another app.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let only = options?.universalLinksOnly ?? false
    UIApplication.shared.open(
      url, options: [.universalLinksOnly: only], completionHandler: completionHandler)
  }

  /// How to open an address.
  @MainActor public final class OpenExternalURLOptions {
    /// Whether only apps for the address open it.
    public var universalLinksOnly = false
    /// Creates options.
    public init() {}
  }
}

/// An address that an app is to open.
public final class UIOpenURLContext: Hashable {
  /// The address.
  public let url: URL

  init(_ url: URL) { self.url = url }

  /// Whether both are the same.
  public static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A session of a scene.
@MainActor @preconcurrency public final class UISceneSession: Hashable {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app on the screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role.
  public let role = Role.windowApplication
  /// The identifier.
  public let persistentIdentifier = "scene"
  /// The scene.
  public weak internal(set) var scene: UIScene?
  /// The configuration.
  public internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// What the session remembers.
  public var userInfo: [String: Any]?

  init() {}

  /// Whether both are the same.
  nonisolated public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool {
    lhs === rhs
  }
  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The scene on the screen.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The scene of the app.
  static var shown: UIWindowScene {
    AppProcess.current.only {
      UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }
  }

  private var ownWindows: [UIWindow] = []
  private lazy var canvasWindow = UIWindow(canvasOf: self)

  /// Creates a scene.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    session.scene = self
  }

  /// The windows: those that were made, or the one that SwiftUI's views are in.
  public var windows: [UIWindow] {
    ownWindows.isEmpty ? [canvasWindow.covering(UIScreen.main)] : ownWindows
  }

  /// The key window.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }
  /// The screen.
  public var screen: UIScreen { .main }
  /// The orientation: that of the canvas.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The area of the scene.
  public var coordinateSpace: UIWindow { keyWindow ?? canvasWindow }
  /// The status bar.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits.
  public var traitCollection: UITraitCollection { .current }
  /// The limits of the size.
  public let sizeRestrictions: UISceneSizeRestrictions? = nil

  /// Asks for an orientation, which the canvas decides.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {}

  /// The geometry that is asked for.
  @MainActor open class GeometryPreferences {
    /// Creates preferences.
    public init() {}

    /// The preferences on a phone.
    public final class iOS: GeometryPreferences {
      /// The orientations.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  func add(_ window: UIWindow) {
    if !ownWindows.contains(where: { $0 === window }) { ownWindows.append(window) }
  }

  /// Forgets the windows of an earlier scene.
  func removeWindows() { ownWindows = [] }
}

/// The limits of a scene's size, which a phone has not.
@MainActor @preconcurrency public final class UISceneSizeRestrictions {
  /// The least size.
  public var minimumSize = CGSize.zero
  /// The greatest size.
  public var maximumSize = CGSize.zero
}

/// The status bar.
@MainActor @preconcurrency public final class UIStatusBarManager {
  /// The frame: as high as the safe area at the top.
  public var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
  /// The style.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is hidden.
  public var isStatusBarHidden: Bool { false }
}

/// A window: the root of a hierarchy of views.
@MainActor @preconcurrency open class UIWindow: UIView, WindowView {
  /// A level of windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of usual windows.
    public static let normal = Level(rawValue: 0)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The level.
  open var windowLevel = Level.normal
  /// Whether the window receives events that are not touches.
  public private(set) var isKeyWindow = false
  /// The screen.
  public var screen: UIScreen { .main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isKeyWindow { showRoot() }
    }
  }

  /// Creates a window.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window in a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Creates the key window of the views of SwiftUI, which draw themselves.
  fileprivate init(canvasOf scene: UIWindowScene) {
    super.init(frame: scene.screen.bounds)
    (windowScene, isKeyWindow) = (scene, true)
    rootViewController = UIViewController()
  }

  /// Creates an empty window.
  public required init?(coder: NSCoder) { super.init(frame: UIScreen.main.bounds) }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() {
    isKeyWindow = true
    let scene = windowScene ?? .shown
    windowScene = scene
    scene.add(self)
    showRoot()
  }

  /// Stops being the key window.
  open func resignKey() { isKeyWindow = false }

  private func showRoot() {
    guard let controller = rootViewController, let view = controller.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    guard isShown else { return }
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
  }

  /// Whether the window is on the screen of the scene.
  var isShown = false {
    didSet {
      guard isShown, !oldValue, let controller = rootViewController else { return }
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// The window as large as the screen, with its safe area.
  func covering(_ screen: UIScreen) -> UIWindow {
    if bounds.size != screen.bounds.size { frame = screen.bounds }
    touchScreen.safeAreaInsets = screen.safeAreaInsets
    touchScreen.scale = screen.scale
    return self
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIView {
  /// The window of the view; nil outside of one.
  ///
  /// Views that SwiftUI's views host are in the window of the scene.
  public var window: UIWindow? {
    hierarchyWindow as? UIWindow
      ?? (root.touchScreen.isHosted ? UIApplication.shared.windows.first : nil)
  }
}
