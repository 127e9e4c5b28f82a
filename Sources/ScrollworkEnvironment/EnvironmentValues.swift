/// A name for a value that a view hands down to all views in it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What holds where nobody has set anything.
  static var defaultValue: Value { get }
}

/// What a view is told by the views around it.
///
/// Nothing in it is read from the machine: what a scene does not set has the key's own default.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Every key at its default.
  public init() {}

  /// The value under a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A missing value must not be cast: to an optional type, nothing casts as a set nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
