public import Foundation
public import ScrollworkUIScrolling
public import ScrollworkViews
import ScrollworkLayout

/// The delegate of an app.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The window, of an app without scenes.
  var window: UIWindow? { get set }
  /// Called when the app is about to launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration of a scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes are closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations that are supported.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called to open an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called before the app comes to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called after the app left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing; the tool that compiled the app shows its first window.
  public static func main() {}
  /// The window of a class below; none without one.
  public var window: UIWindow? {
    get { (self as? any WindowHolding)?.window }
    set { (self as? any WindowHolding)?.window = newValue }
  }
  /// Launches.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Launches.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The usual configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// The usual orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The delegate of a scene.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window of a class below; none without one.
  public var window: UIWindow? {
    get { (self as? any WindowHolding)?.window }
    set { (self as? any WindowHolding)?.window = newValue }
  }
}

/// An object with a window, found by its class.
///
/// A class whose superclass is the delegate, and has no window, conforms to it.
@MainActor @preconcurrency public protocol WindowHolding: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIApplication {
  /// The view in the first window of an app that its delegates make.
  ///
  /// The app is launched when the view is shown for the first time: its delegates are created and
  /// called as on a device.
  public static func firstView(
    application: (@MainActor () -> any UIApplicationDelegate)?,
    scene: (@MainActor () -> any UIWindowSceneDelegate)?
  ) -> some View {
    LaunchedApp(application: application, scene: scene).ignoresSafeArea()
  }
}

/// The window of an app that its delegates make.
private struct LaunchedApp: UIViewRepresentable {
  let application: (@MainActor () -> any UIApplicationDelegate)?
  let scene: (@MainActor () -> any UIWindowSceneDelegate)?

  func makeUIView(context: Context) -> UIWindow {
    let (app, shown) = (UIApplication.shared, UIWindowScene.shown)
    shown.removeWindows()
    app.delegate = application?()
    _ = app.delegate?.application(app, willFinishLaunchingWithOptions: nil)
    _ = app.delegate?.application(app, didFinishLaunchingWithOptions: nil)
    let options = UIScene.ConnectionOptions()
    if let scene = scene?() {
      if let app = app.delegate {
        shown.session.configuration = app.application(
          .shared, configurationForConnecting: shown.session, options: options)
      }
      shown.delegate = scene
      scene.scene(shown, willConnectTo: shown.session, options: options)
      scene.sceneWillEnterForeground(shown)
      scene.sceneDidBecomeActive(shown)
      if let window = scene.window { window.makeKey() }
    }
    if let window = app.delegate?.window { window.makeKey() }
    app.delegate?.applicationDidBecomeActive(app)
    let window = shown.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
    return window.covering(.main)
  }

  func updateUIView(_ uiView: UIWindow, context: Context) {
    _ = uiView.covering(.main)
    uiView.isShown = true
  }
}
