import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScript
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// An app delegate as Xcode's template writes it, which answers a fetch in the background.
private final class AppOwner: UIApplicationDelegate {
  let log: Log
  var window: UIWindow?

  init(log: Log) { self.log = log }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("configuration of \(connectingSceneSession.role.rawValue)")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] as? String == "com.example" }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: (UIBackgroundFetchResult) -> Void
  ) { completionHandler(application.backgroundRefreshStatus == .available ? .newData : .noData) }

  func application(
    _ application: UIApplication, continue userActivity: String,
    restorationHandler: ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([Page(name: userActivity)])
    return true
  }

  final class Page: UIUserActivityRestoring {
    let name: String
    init(name: String) { self.name = name }
  }
}

/// A scene delegate that makes a window with a controller.
private final class SceneOwner: UIWindowSceneDelegate {
  let log: Log
  var window: UIWindow?

  init(log: Log) { self.log = log }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    log.add("connects \(session.configuration.name ?? "-")")
    log.add("\(connectionOptions.urlContexts.count) addresses, \(session.scene === scene)")
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
    label.text = "\(Int(scene.statusBarManager?.statusBarFrame.height ?? -1)) points"
    controller.view.addSubview(label)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.add("enters") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    log.add("active \(scene.activationState == UIScene.ActivationState.foregroundActive)")
  }
}

/// A scene delegate of which everything is the default.
private final class QuietOwner: UISceneDelegate {}

@MainActor @Suite struct `An app with scenes` {
  @Test func `connects its scene, which enters and becomes active`() {
    let log = Log()
    let scene = Scene(
      "test", canvas: CGSize(width: 200, height: 400),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      UIApplication.firstView(
        application: { AppOwner(log: log) }, scene: { SceneOwner(log: log) })
    }
    #expect(Stage(scene).texts == ["47 points"])
    #expect(
      log.lines == [
        "configuration of UIWindowSceneSessionRoleApplication", "connects Default Configuration",
        "0 addresses, true", "enters", "active true",
      ])
  }

  @Test func `keeps what its delegate says of fetches, addresses and activities`() {
    let (owner, app) = (AppOwner(log: Log()), UIApplication.shared)
    var found: UIBackgroundFetchResult?
    owner.application(app, performFetchWithCompletionHandler: { found = $0 })
    #expect(found == UIBackgroundFetchResult.newData)
    #expect(app.backgroundRefreshStatus == UIBackgroundRefreshStatus.available)
    let key = UIApplication.OpenURLOptionsKey.sourceApplication
    let url = URL(filePath: "/a")
    #expect(owner.application(app, open: url, options: [key: "com.example"]))
    #expect(!owner.application(app, open: url))
    var names: [String] = []
    _ = owner.application(app, continue: "reading") { pages in
      names = (pages ?? []).compactMap { ($0 as? AppOwner.Page)?.name }
    }
    #expect(names == ["reading"])
  }

  @Test func `ignores the callbacks that a scene delegate has not`() {
    let owner: any UISceneDelegate = QuietOwner()
    let scene = UIApplication.shared.connectedScenes.first
    for call in [
      owner.sceneDidDisconnect, owner.sceneDidBecomeActive, owner.sceneWillResignActive,
      owner.sceneWillEnterForeground, owner.sceneDidEnterBackground,
    ] { scene.map { call($0) } }
    scene?.delegate = owner
    #expect(scene?.delegate === owner)
  }

  @Test func `has one scene, with one session`() throws {
    let app = UIApplication.shared
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    #expect(app.connectedScenes.count == 1 && app.openSessions == [scene.session])
    #expect(app.openSessions.first?.scene === scene)
    #expect(scene.session.role == UISceneSession.Role.windowApplication)
    #expect(scene.windows.contains { $0.isKeyWindow })
    // A phone has no windows that a person resizes.
    let restrictions: UISceneSizeRestrictions? = scene.sizeRestrictions
    #expect(restrictions == nil)
    let bar: UIStatusBarManager = try #require(scene.statusBarManager)
    #expect(!bar.isStatusBarHidden && bar.statusBarFrame.width == scene.screen.bounds.width)
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    var isOpened: Bool?
    let url = try #require(URL(string: "https://example.com"))
    scene.open(url, options: options) { isOpened = $0 }
    // No other app is installed that has the address as its own.
    #expect(isOpened == false)
    options.universalLinksOnly = false
    scene.open(url, options: options) { isOpened = $0 }
    #expect(isOpened == true)
    let key = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
    app.open(url, options: [key: true]) { isOpened = $0 }
    #expect(isOpened == false)
  }

  @Test func `lets the canvas decide its orientation`() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let before = scene?.interfaceOrientation
    let wishes: UIWindowScene.GeometryPreferences = UIWindowScene.GeometryPreferences.iOS(
      interfaceOrientations: before == .portrait ? .landscape : .portrait)
    scene?.requestGeometryUpdate(wishes) { _ in Issue.record("refused") }
    #expect(scene?.interfaceOrientation == before && before != nil)
  }

  @Test func `opens nothing that it was launched with`() {
    let contexts: Set<UIOpenURLContext> = UIScene.ConnectionOptions.launch.urlContexts
    #expect(contexts.map(\.url) == [])
    #expect(UIScene.ConnectionOptions.launch.shortcutItem == nil)
  }
}

extension UIScene.ConnectionOptions {
  /// The options that the scene of the next app is connected with.
  @MainActor fileprivate static var launch: UIScene.ConnectionOptions {
    final class Reader: UIWindowSceneDelegate {
      var window: UIWindow?
      var options: UIScene.ConnectionOptions?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { options = connectionOptions }
    }
    let reader = Reader()
    _ = Stage { UIApplication.firstView(application: nil, scene: { reader }) }.still(at: 0)
    guard let options = reader.options else { fatalError("The scene was not connected.") }
    return options
  }
}

@MainActor @Suite struct `The icon of an app` {
  @Test func `keeps its quick actions`() {
    let app = UIApplication.shared
    app.shortcutItems = [
      UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
      UIApplicationShortcutItem(
        type: "find", localizedTitle: "Find", localizedSubtitle: "in all notes",
        icon: UIApplicationShortcutIcon(systemImageName: "magnifyingglass")),
    ]
    #expect(app.shortcutItems?.map(\.type) == ["new", "find"])
    #expect(app.shortcutItems?.map(\.localizedSubtitle) == [nil, "in all notes"])
    #expect(UIApplicationShortcutIcon(templateImageName: "pen").name == "pen")
  }

  @Test func `takes the notifications that an app of old asks for`() {
    let app = UIApplication.shared
    let wanted = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    app.registerUserNotificationSettings(wanted)
    #expect(app.currentUserNotificationSettings?.types == [.badge, .alert])
    // Source: documented, the bits of `UIUserNotificationType`.
    #expect(UIUserNotificationType([.badge, .sound, .alert]).rawValue == 7)
  }

  @Test func `follows the usual text size`() {
    let category: UIContentSizeCategory = UIApplication.shared.preferredContentSizeCategory
    #expect(category.rawValue == "UICTContentSizeCategoryL" && category == .large)
    // Source: documented, the order of the categories.
    let others: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(others.map { $0 < category } == [true, true, true, false, false, false, false])
    #expect(
      others.map(\.isAccessibilityCategory) == [false, false, false, false, false, true, true])
  }
}

@MainActor @Suite struct `The body of a preview` {
  @Test func `may be views, a controller or a view`() {
    func label(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      label.text = text
      return label
    }
    let views = Stage { PreviewContent(body: { Text("views") }) }
    #expect(views.texts == ["views"])
    let controller = Stage {
      PreviewContent(body: { () -> UIViewController in
        let controller = UIViewController()
        controller.view.addSubview(label("controller"))
        return controller
      })
    }
    #expect(controller.texts == ["controller"])
    let content: PreviewContent<PreviewedController> = PreviewContent(
      body: { () -> UIView in label("view") })
    #expect(Stage { content }.texts == ["view"])
  }
}
