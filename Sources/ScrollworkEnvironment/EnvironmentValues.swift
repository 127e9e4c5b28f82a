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
  var values: [ObjectIdentifier: Any] = [:]

  /// An environment in which every key has its default.
  public init() {}

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing value is not cast: cast to an optional type, it would be a set nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
