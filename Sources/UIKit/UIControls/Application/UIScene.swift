public import Foundation
import ScrollworkGeometry
public import ScrollworkUIScrolling
public import ScrollworkViews

extension UIScene {
  /// The delegate.
  public var delegate: (any UISceneDelegate)? {
    get { delegateObject as? any UISceneDelegate }
    set { delegateObject = newValue }
  }

  /// Opens an address in another app.
  public func open(
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

extension UIScene.ConnectionOptions {
  /// The quick action of the app's icon that was chosen; none was.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

extension UIWindowScene {
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
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for an orientation, which the canvas decides.
  public func requestGeometryUpdate(
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

extension UIWindow {
  /// The screen.
  public var screen: UIScreen { .main }

  /// The window as large as the screen, with its safe area.
  func covering(_ screen: UIScreen) -> UIWindow {
    if bounds.size != screen.bounds.size { frame = screen.bounds }
    touchScreen.safeAreaInsets = screen.safeAreaInsets
    touchScreen.scale = screen.scale
    return self
  }
}

extension UIView {
  /// The window of the view; nil outside of one.
  ///
  /// Views that SwiftUI's views host are in the window of the scene, from their first layout on.
  public var window: UIWindow? {
    let found = hierarchyWindow
    return found === UIWindowScene.shown.canvasWindow ? found?.covering(UIScreen.main) : found
  }
}
