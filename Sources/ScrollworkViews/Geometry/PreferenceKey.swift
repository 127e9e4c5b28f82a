/// A name for a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside says anything.
  static var defaultValue: Value { get }

  /// Puts the value of a view to that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What views hand up, by key.
package struct PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {
  }

  package init() {
  }

  /// The value under a key; nil where no view says anything.
  func value<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    entries[ObjectIdentifier(key)]?.value as? K.Value
  }

  /// Replaces the value under a key.
  mutating func set<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { whole, next in
      guard var sum = whole as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &sum) { next }
      whole = sum
    }
  }

  /// Takes in what the next view hands up.
  mutating func take(_ next: PreferenceValues) {
    if entries.isEmpty { return entries = next.entries }
    // Keys do not touch each other, so their order is free of consequence.
    for (key, entry) in next.entries {
      if let mine = entries[key] {
        mine.reduce(&entries[key, default: mine].value, entry.value)
      } else {
        entries[key] = entry
      }
    }
  }
}
