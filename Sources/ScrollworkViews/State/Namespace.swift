/// A name space for matching views, of the view's own.
///
/// It belongs to the place of the view in the scene, as state does: equal at all moments and in all
/// stages, different from that of every other view.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// What tells one name space from another.
  public struct ID: Hashable {
    fileprivate var owner: StateKey?
  }

  private final class Box {
    var id = ID()
  }

  private let box = Box()

  /// A name space.
  public init() {}

  /// What tells it from others.
  public var wrappedValue: ID { box.id }
}

extension Namespace: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    box.id = ID(owner: StateKey(path: context.path, property: property))
    return true
  }
}
