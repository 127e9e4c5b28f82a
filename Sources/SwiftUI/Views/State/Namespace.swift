/// A namespace for matched geometry, owned by the view.
///
/// Like state it belongs to the view's identity: equal at all times and in all stages, different
/// from the namespace of every other view.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable {
    fileprivate var owner: StateKey?
  }

  private final class Box {
    var id = ID()
  }

  private let box = Box()

  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { box.id }
}

extension Namespace: @MainActor ConnectedProperty {
  @MainActor package var isWritable: Bool { false }

  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.id = ID(owner: StateKey(path: context.path, property: property))
    return true
  }
}
