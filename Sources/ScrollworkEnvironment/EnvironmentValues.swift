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
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
