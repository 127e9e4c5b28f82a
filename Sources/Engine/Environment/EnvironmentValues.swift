/// A key for a value in the environment, which a view passes down to all its descendants.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where the environment sets none.
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
///
/// No value is read from the machine: what a scene does not set is the key's default.
public struct EnvironmentValues {
  private var settings = EnvironmentSettings()

  /// An environment in which every key has its default.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let setting = settings[ObjectIdentifier(key)] else { return K.defaultValue }
      return setting.value(as: K.Value.self)
    }
    set { settings.set(newValue, for: ObjectIdentifier(key)) }
  }
}

extension EnvironmentValues {
  /// Whether two environments are known to have equal values, but for those of some keys.
  package func isKnownEqual(
    to other: EnvironmentValues, except exceptions: Set<ObjectIdentifier>
  ) -> Bool {
    if settings.isSame(as: other.settings) { return true }
    let (own, others) = (settings.byKey, other.settings.byKey)
    // A value that only one of them sets may equal the default of its key; it counts as different.
    guard own.keys.allSatisfy({ others[$0] != nil || exceptions.contains($0) }),
      others.keys.allSatisfy({ own[$0] != nil || exceptions.contains($0) })
    else { return false }
    return own.allSatisfy { key, setting in
      guard !exceptions.contains(key), let other = others[key], other !== setting else {
        return true
      }
      return areKnownEqual(setting.anyValue, other.anyValue)
    }
  }
}
