/// Values under names that code chooses.
@MainActor @preconcurrency public struct KeyedValues {
  var values: [String: Any] = [:]

  /// Creates an empty store.
  public init() {}
}

/// An object whose properties are read and written by their names.
///
/// Properties that a class knows by name are its own; all other names keep what is set for them.
@MainActor @preconcurrency public protocol KeyValueStoring: AnyObject {
  /// What is kept under other names.
  var keyedValues: KeyedValues { get set }
  /// The value of a property that the class knows by its name; nil for other names.
  func knownValue(forKey key: String) -> Any?
  /// Sets a property that the class knows by its name; returns whether it does.
  func setKnownValue(_ value: Any?, forKey key: String) -> Bool
}

extension KeyValueStoring {
  /// No property.
  public func knownValue(forKey key: String) -> Any? { nil }
  /// No property.
  public func setKnownValue(_ value: Any?, forKey key: String) -> Bool { false }

  /// The value of a name.
  public func value(forKey key: String) -> Any? {
    knownValue(forKey: key) ?? keyedValues.values[key]
  }

  /// Sets the value of a name.
  public func setValue(_ value: Any?, forKey key: String) {
    if !setKnownValue(value, forKey: key) { keyedValues.values[key] = value }
  }

  /// The value of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let next = value(forKey: String(parts[0])) as? any KeyValueStoring
    else { return value(forKey: keyPath) }
    return next.value(forKeyPath: String(parts[1]))
  }

  /// Sets the value of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let next = self.value(forKey: String(parts[0])) as? any KeyValueStoring
    else { return setValue(value, forKey: keyPath) }
    next.setValue(value, forKeyPath: String(parts[1]))
  }
}
