/// A name for something that a view says about itself for a container that asks.
public protocol ContainerValueKey {
  /// What is said.
  associatedtype Value

  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}

/// What a view says about itself for a container that asks.
///
/// Unlike the environment it is for the nearest container alone.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]
  private var tag: AnyHashable?

  init() {}

  @MainActor init(_ traits: ViewTraits) {
    values = traits.containerValues
    tag = traits.tag
  }

  /// What the view says under a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
  /// Says something about the view for a container that asks.
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
