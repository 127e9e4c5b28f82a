/// A key for a value that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value without any view that sets the preference.
  static var defaultValue: Value { get }

  /// Combines the value of the previous views with the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default: nil.
  public static var defaultValue: Value { nil }
}

/// The preferences of a subtree, by key.
package struct PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// The value for a key; nil if no view sets it.
  package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    entries[ObjectIdentifier(key)]?.value as? K.Value
  }

  /// Replaces the value for a key.
  package mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { whole, next in
      guard var sum = whole as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &sum) { next }
      whole = sum
    }
  }

  /// Adds the preferences of the next view.
  package mutating func take(_ next: PreferenceValues) {
    if entries.isEmpty { return entries = next.entries }
    // Keys are independent, so the order of iteration does not matter.
    for (key, entry) in next.entries {
      if let mine = entries[key] {
        mine.reduce(&entries[key, default: mine].value, entry.value)
      } else {
        entries[key] = entry
      }
    }
  }
}
