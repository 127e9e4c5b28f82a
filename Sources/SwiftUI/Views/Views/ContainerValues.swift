/// A key for a container value.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The container values of a view.
///
/// Unlike environment values, they are visible to the closest container only.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  init() {}

  @MainActor init(_ traits: ViewTraits) {
    values = traits.containerValues
    tag = traits.tag
  }

  /// The view's value for a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of the given type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has the given tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
  /// Sets a container value of the view.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    NodeModifierView(content: self) { node in
      var values = ContainerValues(node.traits)
      values[keyPath: keyPath] = value
      node.traits.containerValues = values.values
    }
  }
}
