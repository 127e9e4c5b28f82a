public import ScrollworkViews

/// An app: here its first view, which is that of its first window.
///
/// A file with the `@main` type of an app compiles as it is; nothing is launched.
@MainActor @preconcurrency public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene

  /// Its windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the app, as it is made when it is launched.
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: what shows an app is who compiled it.
  @MainActor @preconcurrency public static func main() {}

  /// The view in the app's first window.
  @MainActor @preconcurrency public static var firstView: any View { Self().body.firstView }
}

/// Part of an app that shows views: a window, or several.
@MainActor @preconcurrency public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene

  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view in its first window.
  @MainActor @preconcurrency var firstView: any View { get }
}

extension Scene {
  /// The view in the first window of what it is made of.
  public var firstView: any View { body.firstView }
}

extension Never: Scene {}

/// Makes scenes of several scenes.
@resultBuilder public enum SceneBuilder {
  /// A scene alone.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first of several scenes, which is the one that an app shows when it is launched.
  public static func buildBlock<First: Scene, each Later: Scene>(
    _ first: First, _ later: repeat each Later
  ) -> First {
    first
  }
}

/// The windows of one kind; the first one fills the canvas.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Windows that show the same views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows with a title, which nothing here shows.
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows are made of nothing else.
  public var body: Never { preconditionFailure("windows are made of views") }

  /// What the window shows.
  public var firstView: any View { content }
}
