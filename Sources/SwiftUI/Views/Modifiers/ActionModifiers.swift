public import ScrollworkEnvironment

/// A view that runs an action when a value changes between updates.
struct OnChangeView<Content: View, Value: Equatable>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let value: Value
  let isInitial: Bool
  let location: SourceLocation
  let action: (Value, Value) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("onChange")
    context.session.watch(
      ChangeWatcher(
        slot: inner.slot("value"), value: value,
        differs: { ($0 as? Value) != value },
        action: { action($0 as? Value ?? value, value) }, isInitial: isInitial,
        location: location))
    return ScrollworkViews.resolve(content, in: inner)
  }
}

extension View {
  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    OnChangeView(
      content: self, value: value, isInitial: initial,
      location: SourceLocation(fileID: fileID, line: line), action: action)
  }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Runs an action with the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Sets whether the view participates in hit testing.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped("allowsHitTesting") { _, _ in .touchable(enabled) }
  }

  /// Disables controls in the view, which are drawn dimmed while disabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// A view that transforms the node list resolved from its content.
struct NodeListView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: @MainActor (NodeList) -> NodeList

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    change(ScrollworkViews.resolve(content, in: context))
  }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether controls in the environment respond to interaction.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
