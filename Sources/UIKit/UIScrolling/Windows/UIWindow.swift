public import Foundation

/// A window: the root of a hierarchy of views.
@MainActor @preconcurrency open class UIWindow: UIView {
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
    super.init(frame: Self.screenBounds)
    self.windowScene = windowScene
  }

  /// Creates the key window of the views of SwiftUI, which draw themselves.
  init(canvasOf scene: UIWindowScene) {
    super.init(frame: Self.screenBounds)
    (windowScene, isKeyWindow) = (scene, true)
    rootViewController = UIViewController()
  }

  /// Creates an empty window.
  public required init?(coder: NSCoder) { super.init(frame: Self.screenBounds) }

  /// The bounds of the canvas; those of the default one outside of scenes.
  private static var screenBounds: CGRect {
    CGRect(origin: .zero, size: TouchScreen.canvasSize ?? CGSize(width: 390, height: 844))
  }

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
    if isShown { appear(controller) }
  }

  /// Lets the root controller's view appear, laid out in its safe area.
  private func appear(_ controller: UIViewController) {
    controller.beginAppearanceTransition(true, animated: false)
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  /// Whether the window is on the screen of the scene.
  package var isShown = false {
    didSet {
      guard isShown, !oldValue, let controller = rootViewController else { return }
      appear(controller)
    }
  }

  /// The app.
  open override var next: UIResponder? { AppResponder.current.responder }
}
