/// The traits of a view for its containers.
package struct ViewTraits {
  /// The selection value of the view.
  package var tag: AnyHashable?
  /// The values of custom container keys, and of containers such as lists.
  var containerValues: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  package subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { containerValues[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { containerValues[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Sets the selection value of the view.
  ///
  /// Its type is that of the selection; an optional selection also matches the wrapped value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    NodeModifierView(content: self) { $0.traits.tag = AnyHashable(flattening: tag) }
  }
}

extension AnyHashable {
  /// A value for comparison: an optional counts as its wrapped value.
  package init(flattening value: some Hashable) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let held = mirror.children.first?.value as? any Hashable {
      self = AnyHashable(flattening: held)
    } else {
      self = AnyHashable(value)
    }
  }
}
