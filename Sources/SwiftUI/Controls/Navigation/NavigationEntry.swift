import ScrollworkEnvironment
import ScrollworkViews

/// A pushed page of a navigation stack.
struct NavigationEntry {
  /// The content of the page.
  enum Content {
    /// The destination registered for the type of a value.
    case value(AnyHashable)
    /// The view of a tapped link.
    case view(@MainActor () -> AnyView)
  }

  /// The identity among pages at the same index: the value, or the path of the link.
  let id: AnyHashable
  let content: Content

  /// The view of a tapped link; nil for a value.
  var view: (@MainActor () -> AnyView)? {
    if case .view(let make) = content { make } else { nil }
  }

  init(_ value: AnyHashable) {
    (id, content) = (value, .value(value))
  }

  init(id: AnyHashable, _ make: @escaping @MainActor () -> AnyView) {
    (self.id, content) = (id, .view(make))
  }
}

/// The actions of a navigation stack, for its descendants.
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

  /// The actions of the enclosing navigation stack; nil outside of stacks.
  var navigation: NavigationActions? {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  /// The page of a navigation stack that contains the view.
  var navigationPage: NavigationPage? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
