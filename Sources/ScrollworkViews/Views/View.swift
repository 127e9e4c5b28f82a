/// A part of a scene: a value that says what is to be seen, made of other views.
@MainActor @preconcurrency public protocol View {
  /// The type of what this view is made of.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never asked for: nothing is made of nothing.
  public var body: Never { fatalError("Never has no value, and so no body.") }
}

/// A view that the engine knows how to resolve by itself, instead of asking for its body.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// The nodes this view stands for, in order.
  @MainActor func resolve(in context: ResolveContext) -> NodeList
}

extension PrimitiveView {
  /// Never asked for: the engine resolves such views itself.
  @MainActor public var body: Never { fatalError("\(Self.self) is resolved without a body.") }
}

/// A view of which it is known without making it how many nodes it stands for.
///
/// A lazy stack can place the millionth element of a `ForEach` without making the others only when
/// each element is one node. Views that do not say are one node, which holds for every view with a
/// body of its own and for every container.
package nonisolated protocol CountedView {
  /// How many nodes the view stands for; nil when it depends on its value.
  @MainActor static var nodeCount: Int? { get }
}

/// How many nodes a view of type `V` stands for; nil when it depends on its value.
@MainActor package func nodeCount<V: View>(of type: V.Type) -> Int? {
  if let counted = type as? any CountedView.Type { return counted.nodeCount }
  if type is any PrimitiveView.Type || V.Body.self == Never.self { return 1 }
  return nodeCount(of: V.Body.self)
}
