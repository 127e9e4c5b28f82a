import ScrollworkViews

/// The delegate of an app whose windows are SwiftUI's: created when the app is, and told of the
/// launch.
@MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates and launches a delegate.
  ///
  /// Its class stands here as `AppDelegate.self`; before compiling it becomes the call of its
  /// initializer, as a class of Foundation on Linux cannot be created by its type.
  public init(_ delegate: Delegate) {
    wrappedValue = delegate
    let app = UIApplication.shared
    app.delegate = delegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(app)
  }
}
