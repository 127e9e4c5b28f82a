import ScrollworkSystem

/// The scene on the screen.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The scene of the app.
  package static var shown: UIWindowScene {
    AppProcess.current.only {
      UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }
  }

  /// The windows that the app has made.
  package private(set) var ownWindows: [UIWindow] = []
  /// The window that SwiftUI's views are in.
  package private(set) lazy var canvasWindow = UIWindow(canvasOf: self)

  /// Creates a scene.
  public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    session.scene = self
  }

  /// The window of views that SwiftUI's views host.
  var hostingWindow: UIWindow { ownWindows.first ?? canvasWindow }

  /// Adds a window that the app has made.
  func add(_ window: UIWindow) {
    if !ownWindows.contains(where: { $0 === window }) { ownWindows.append(window) }
  }

  /// Forgets the windows of an earlier scene.
  package func removeWindows() { ownWindows = [] }

  /// The app.
  open override var next: UIResponder? { AppResponder.current.responder }
}

/// The app as the end of the chain of responders.
@MainActor package final class AppResponder {
  /// The app; nil until it is asked for.
  package weak var responder: UIResponder?

  /// The app of the process whose code runs.
  package static var current: AppResponder { AppProcess.current.only { AppResponder() } }
}
