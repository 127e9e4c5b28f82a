public import ScrollworkViews

/// A property that reads and writes a value of the window, which no other run restores.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let stored: AppStorage<Value>
  private static var values: UserDefaults? { UserDefaults(suiteName: "scene storage") }

  /// The value; writing it updates the views that read it.
  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }

  /// Creates a property with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value: AppStorable {
    stored = AppStorage(wrappedValue: wrappedValue, key, store: Self.values)
  }

  /// Creates a property of a type with a raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    stored = AppStorage(wrappedValue: wrappedValue, key, store: Self.values)
  }

  /// Creates a property of a type with a raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    stored = AppStorage(wrappedValue: wrappedValue, key, store: Self.values)
  }

  /// Creates a property without an initial value.
  public init<Stored: AppStorable>(_ key: String) where Value == Stored? {
    stored = AppStorage(key, store: Self.values)
  }
}

extension SceneStorage: @MainActor ConnectedProperty {
  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool { true }
}
