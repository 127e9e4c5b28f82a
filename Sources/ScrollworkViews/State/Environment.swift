public import ScrollworkEnvironment

/// A value that the views around hand down.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var values: EnvironmentValues?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let box = Box()

  /// The value under a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value as handed down to the view, or the key's default outside a body.
  public var wrappedValue: Value { (box.values ?? EnvironmentValues())[keyPath: keyPath] }

  func connect(to values: EnvironmentValues) { box.values = values }
}
