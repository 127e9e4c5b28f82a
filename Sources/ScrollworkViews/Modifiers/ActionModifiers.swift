public import ScrollworkEnvironment

/// A view that watches a value and acts when it is another one.
struct ChangeView<Content: View, Value: Equatable>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

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
  /// Acts when a value is another one, with the old and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    ChangeView(
      content: self, value: value, isInitial: initial,
      location: SourceLocation(fileID: fileID, line: line), action: action)
  }

  /// Acts when a value is another one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onChange(of: value, initial: initial, { _, _ in action() }, fileID: fileID, line: line)
  }

  /// Acts when a value is another one, with the new one.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onChange(of: value, { _, new in action(new) }, fileID: fileID, line: line)
  }

  /// Decides whether fingers find the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped("allowsHitTesting") { _, _ in .touchable(enabled) }
  }

  /// Decides whether controls inside can be used; they look fainter when they cannot.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// A view whose list of nodes is changed after it is made.
struct NodeListView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

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

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
