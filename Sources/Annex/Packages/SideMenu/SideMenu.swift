import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// How a menu comes; each fades in here, in its place at the edge.
public struct SideMenuPresentationStyle: Sendable {
  /// Creates a side menu presentation style.
  public init() {}
  /// The color behind the menu.
  public var backgroundColor = UIColor.black
  /// The opacity of the view beside the menu.
  public var presentingEndAlpha: CGFloat = 1
  /// The scale of the view beside the menu.
  public var presentingScaleFactor: CGFloat = 1
  /// The opacity that the menu begins with.
  public var menuStartAlpha: CGFloat = 1
  /// The opacity of the shadow.
  public var onTopShadowOpacity: Float = 0.5

  /// The style of a menu above the view; menus fade in here, in all styles.
  public static var menuSlideIn: SideMenuPresentationStyle { SideMenuPresentationStyle() }
  /// The style of a view that makes room for the menu.
  public static var viewSlideOut: SideMenuPresentationStyle { SideMenuPresentationStyle() }
  /// The style of a menu that moves in with the view.
  public static var viewSlideOutMenuIn: SideMenuPresentationStyle { SideMenuPresentationStyle() }
  /// The style of a menu below the view, which moves against it.
  public static var viewSlideOutMenuOut: SideMenuPresentationStyle { SideMenuPresentationStyle() }
  /// The style of a menu below the view, which moves a part with it.
  public static var viewSlideOutMenuPartialIn: SideMenuPresentationStyle {
    SideMenuPresentationStyle()
  }
  /// The style of a menu below the view, which moves a part against it.
  public static var viewSlideOutMenuPartialOut: SideMenuPresentationStyle {
    SideMenuPresentationStyle()
  }
  /// The style of a menu that dissolves in.
  public static var menuDissolveIn: SideMenuPresentationStyle { SideMenuPresentationStyle() }
}

/// The choices for a menu.
@MainActor @preconcurrency public struct SideMenuSettings {
  /// Creates the default settings of a menu.
  public init() {}
  /// How the menu comes.
  public var presentationStyle = SideMenuPresentationStyle.viewSlideOut
  /// The width: three quarters of the screen, but no more than 240 points.
  ///
  /// - Source: documented, the package's defaults.
  public var menuWidth = min(round(min(UIScreen.main.bounds.width, 844) * 0.75), 240)
  /// The opacity of the status bar's ground.
  public var statusBarEndAlpha: CGFloat = 1
  /// Seconds until the menu is there.
  public var presentDuration: Double = 0.35
  /// Seconds until the menu is gone.
  public var dismissDuration: Double = 0.35
  /// Whether a touch beside the menu ends it.
  public var enableTapToDismissGesture = true
  /// Whether a swipe ends the menu.
  public var enableSwipeToDismissGesture = true
  /// Whether the menu ends when another screen is shown.
  public var dismissOnPresent = true
  /// Whether the menu ends when a screen is pushed.
  public var dismissOnPush = true
  /// How the menu is blurred.
  public var blurEffectStyle: UIBlurEffect.Style?
  /// Whether a double tap does not count.
  public var allowPushOfSameClassTwice = true
  /// How screens are pushed.
  public var pushStyle = SideMenuPushStyle.default
}

/// How a menu pushes screens; each pushes as usual.
public enum SideMenuPushStyle: Sendable {
  case `default`, popWhenPossible, preserve, preserveAndHideBackButton, replace, subMenu
}

/// A menu at a side of the screen.
open class SideMenuNavigationController: UINavigationController {
  /// Whether the menu is at the left.
  open var leftSide = false
  /// The settings of the side menu navigation controller.
  open var settings: SideMenuSettings
  /// The controller whose menu it is.
  open weak var sideMenuDelegate: (any SideMenuNavigationControllerDelegate)?

  /// The menu width of the side menu navigation controller.
  open var menuWidth: CGFloat {
    get { settings.menuWidth }
    set { settings.menuWidth = newValue }
  }
  /// How the menu comes.
  open var presentationStyle: SideMenuPresentationStyle {
    get { settings.presentationStyle }
    set { settings.presentationStyle = newValue }
  }
  /// The opacity of the status bar's ground.
  open var statusBarEndAlpha: CGFloat {
    get { settings.statusBarEndAlpha }
    set { settings.statusBarEndAlpha = newValue }
  }
  /// How screens are pushed.
  open var pushStyle: SideMenuPushStyle {
    get { settings.pushStyle }
    set { settings.pushStyle = newValue }
  }

  /// Creates a menu with a root controller.
  public init(
    rootViewController: UIViewController, settings: SideMenuSettings = SideMenuSettings()
  ) {
    self.settings = settings
    super.init(rootViewController: rootViewController)
    (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
  }

  /// A menu of a file.
  public required init?(coder: NSCoder) {
    settings = SideMenuSettings()
    super.init(coder: coder)
    (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
  }

  /// Keeps the menu at its side.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let whole = view.superview?.bounds, presentingViewController != nil else { return }
    let frame = CGRect(
      x: leftSide ? 0 : whole.width - menuWidth, y: 0, width: menuWidth, height: whole.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Tells the delegate, and waits for touches beside the menu.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sideMenuDelegate?.sideMenuDidAppear(menu: self, animated: animated)
    guard settings.enableTapToDismissGesture, let stage = view.superview else { return }
    let beside = UIControl(
      frame: CGRect(
        x: leftSide ? menuWidth : 0, y: 0, width: stage.bounds.width - menuWidth,
        height: stage.bounds.height))
    beside.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    stage.addSubview(beside)
  }
}

/// The delegate for a menu.
@MainActor @preconcurrency public protocol SideMenuNavigationControllerDelegate: AnyObject {
  /// The menu is there.
  func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
}

extension SideMenuNavigationControllerDelegate {
  /// The default implementation, which does nothing.
  public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
}

/// The menu of a side, as it was named before.
public typealias UISideMenuNavigationController = SideMenuNavigationController

/// The menus of the app.
@MainActor @preconcurrency open class SideMenuManager {
  /// The sides of a screen with menus.
  public enum PresentDirection: Int, Sendable {
    case left = 1
    case right = 0
  }

  /// The menus of the app.
  public static var `default`: SideMenuManager { AppProcess.current.only { SideMenuManager() } }
  /// Creates an empty side menu manager.
  public init() {}

  /// The menu at the left.
  open var leftMenuNavigationController: SideMenuNavigationController? {
    didSet { leftMenuNavigationController?.leftSide = true }
  }
  /// The menu at the right.
  open var rightMenuNavigationController: SideMenuNavigationController? {
    didSet { rightMenuNavigationController?.leftSide = false }
  }

  /// Shows a menu when a finger comes from an edge.
  @discardableResult public func addScreenEdgePanGesturesToPresent(
    toView view: UIView, forMenu: PresentDirection? = nil
  ) -> [UIScreenEdgePanGestureRecognizer] { [] }

  /// Shows a menu when a finger moves over a view.
  @discardableResult public func addPanGestureToPresent(toView view: UIView)
    -> UIPanGestureRecognizer
  { UIPanGestureRecognizer() }
}
