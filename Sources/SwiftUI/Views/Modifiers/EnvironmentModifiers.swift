public import ScrollworkEnvironment

/// A view that modifies the environment of its content.
struct EnvironmentView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context.environment(change))
  }
}

extension View {
  /// Sets an environment value for the view's content.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
      .noted(
        "environment", [("", EnvironmentNote(path: keyPath, value: value))], fileID, line)
  }

  /// Transforms an environment value for the view's content.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
