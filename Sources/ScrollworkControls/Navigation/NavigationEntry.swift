import ScrollworkEnvironment
import ScrollworkViews

/// A page above the root of a navigation stack.
struct NavigationEntry {
  /// What is on it.
  enum Content {
    /// The destination that is registered for the type of a value.
    case value(AnyHashable)
    /// A view that a link made when it was tapped.
    case view(@MainActor () -> AnyView)
  }

  /// What tells it from others at its place: the value, or the place of the link.
  let id: AnyHashable
  let content: Content

  init(_ value: AnyHashable) {
    (id, content) = (value, .value(value))
  }

  init(id: AnyHashable, _ make: @escaping @MainActor () -> AnyView) {
    (self.id, content) = (id, .view(make))
  }
}

/// What views in a navigation stack can do to it.
struct NavigationActions {
  let push: @MainActor (NavigationEntry) -> Void
}

extension EnvironmentValues {
  private enum ActionsKey: EnvironmentKey {
    static var defaultValue: NavigationActions? { nil }
  }

  private enum PageKey: EnvironmentKey {
    static var defaultValue: NavigationPage? { nil }
  }

  /// What views can do to the navigation stack around.
  var navigation: NavigationActions? {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  /// The page of a navigation stack that a view stands on.
  var navigationPage: NavigationPage? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
