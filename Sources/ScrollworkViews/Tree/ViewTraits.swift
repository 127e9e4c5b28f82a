/// What a view says about itself for a container around it that asks.
package struct ViewTraits {
  /// The value that stands for the view where one of several is selected.
  package var tag: AnyHashable?
  /// The values under the keys of scenes and of containers such as lists.
  var containerValues: [ObjectIdentifier: Any] = [:]

  /// The value under a key.
  package subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { containerValues[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { containerValues[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Sets the value that stands for the view where one of several is selected.
  ///
  /// It has to be of the type of what is selected; where that is optional, the value itself will do.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    NodeModifierView(content: self) { $0.traits.tag = AnyHashable(flattening: tag) }
  }
}

extension AnyHashable {
  /// A value as it is compared: what an optional holds counts as that value.
  package init(flattening value: some Hashable) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let held = mirror.children.first?.value as? any Hashable {
      self = AnyHashable(flattening: held)
    } else {
      self = AnyHashable(value)
    }
  }
}
