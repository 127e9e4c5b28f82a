/// A type that represents part of a scene, composed of other views.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Resolves the view. The engine implements it for every view: it is a requirement so that no view
  /// is copied into a box to find out how.
  @MainActor @preconcurrency func _makeView(inputs: _ViewInputs) -> _ViewOutputs

  /// The number of views that the view resolves to; nil if it depends on the value. The engine
  /// implements it for every view.
  @MainActor @preconcurrency static var _viewListCount: Int? { get }
}

extension View {
  /// The number of views that the body resolves to; one for a view without.
  @MainActor @preconcurrency public static var _viewListCount: Int? {
    Body.self == Never.self ? 1 : Body._viewListCount
  }
}

extension Never: View {
  /// Unreachable: `Never` has no values.
  public var body: Never { fatalError("Never has no value, and so no body.") }
}

/// A view that the engine resolves directly, without a body.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// The nodes that the view resolves to, in order.
  @MainActor func resolve(in context: ResolveContext) -> NodeList
}

extension PrimitiveView {
  /// Unreachable: the engine resolves primitive views directly.
  @MainActor public var body: Never { fatalError("\(Self.self) is resolved without a body.") }

  /// Resolves the view without a body.
  @MainActor public func _makeView(inputs: _ViewInputs) -> _ViewOutputs {
    let list = resolve(in: inputs)
    list.adopt(inputs)
    return list
  }

  /// One, unless the view is a ``CountedView``.
  @MainActor public static var _viewListCount: Int? { 1 }
}

/// A primitive view that may resolve to another number of nodes than one.
///
/// A lazy stack can place the millionth element of a `ForEach` without making the others only if
/// each element is one node. A view with a body is as many nodes as its body; all others, such as
/// containers, are one.
package nonisolated protocol CountedView: PrimitiveView {
  /// The number of nodes that the view resolves to; nil if it depends on the value.
  @MainActor static var nodeCount: Int? { get }
}

extension CountedView {
  /// The number that the view tells.
  @MainActor public static var _viewListCount: Int? { nodeCount }
}
