public import ScrollworkViews

/// A key for a value that a focused view gives to the commands of an app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view; nothing is focused, so there are none.
public struct FocusedValues {
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A property with a value of the focused view; nothing is focused, so there is none.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value: none.
  public var wrappedValue: Value? { nil }
}

/// A property with a binding of the focused view; nothing is focused, so there is none.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value: none.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
}

extension View {
  /// Gives a value to the commands of an app while the view is focused.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  /// Gives a value to the commands of an app while the scene is focused.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }
}
