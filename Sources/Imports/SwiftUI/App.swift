public import ScrollworkViews

/// The structure of an app; only the first view of its first window is rendered.
///
/// A file with the `@main` type of an app compiles unchanged; the app is not launched.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that is the app's content.
  associatedtype Body: Scene

  /// The content of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates an instance of the app from its body.
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing; the tool that compiled the app renders its first view.
  @MainActor @preconcurrency public static func main() {}

  /// The view in the app's first window, which follows the state of the app.
  @MainActor @preconcurrency public static var firstView: any View {
    FirstWindow(owner: Self()) { $0.body.firstView }
  }
}

/// A part of an app's interface: a window, or several.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that is the body of this one.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view in the scene's first window.
  @MainActor @preconcurrency var firstView: any View { get }
}

extension Scene {
  /// The view in the first window of the body, which follows the state of the scene.
  public var firstView: any View { FirstWindow(owner: self) { $0.body.firstView } }
}

extension Never: Scene {}

/// A result builder that combines the scenes of an app.
@resultBuilder public enum SceneBuilder {
  /// A single scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first of several scenes, which an app shows at launch.
  public static func buildBlock<First: Scene, each Later: Scene>(
    _ first: First, _ later: repeat each Later
  ) -> First {
    first
  }

  /// The scenes of a branch that is available.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }

  /// Scenes that may be left out.
  @MainActor public static func buildOptional<Content: Scene>(
    _ scene: Content?
  ) -> OptionalScene<Content> {
    OptionalScene(content: scene)
  }
}

/// Scenes that may be left out.
public struct OptionalScene<Content: Scene>: Scene {
  private let content: Content?

  init(content: Content?) { self.content = content }

  /// Unavailable; an optional scene has no body.
  public var body: Never { preconditionFailure("an optional scene has no body") }

  /// The view of the first window; empty without scenes.
  public var firstView: any View { content?.firstView ?? EmptyView() }
}

/// A group of identical windows, of which the first fills the canvas.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// A window group with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A window group with an identity, which has no effect.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A window group with a title, which is not rendered.
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// A window group with a title and an identity, neither of which is rendered.
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Unavailable; a window group has no body.
  public var body: Never { preconditionFailure("a window group has no body") }

  /// The content of the window.
  public var firstView: any View { content }
}
