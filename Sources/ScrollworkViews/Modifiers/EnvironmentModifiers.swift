public import ScrollworkEnvironment

/// A view that hands something else down to the views inside.
struct EnvironmentView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context.environment(change))
  }
}

extension View {
  /// Sets a value for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value for the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
