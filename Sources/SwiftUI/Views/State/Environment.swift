public import Observation
public import ScrollworkEnvironment

/// A property that reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var value: Value?
  }

  /// Reads the value; nil if it is a model that is missing.
  private let read: (EnvironmentValues) -> Value?
  private let box = Box()

  /// Reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads the model of a type.
  ///
  /// If no view around provides it, the view is omitted and a scene problem is reported.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.model(objectType) }
  }

  /// Reads the model of a type, or nil if no view around provides it.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.model(objectType)) }
  }

  /// The value in the view's environment, or the key's default outside a body.
  public var wrappedValue: Value {
    if let value = box.value { return value }
    guard let value = read(EnvironmentValues()) else {
      fatalError("@Environment of type \(Value.self) was read outside a body.")
    }
    return value
  }
}

extension Environment: @MainActor ConnectedProperty {
  @MainActor package var isWritable: Bool { Value.self is AnyClass }

  @MainActor package func connect(in context: ResolveContext, property: String) -> Bool {
    guard let value = read(context.environment) else {
      context.reportMissing(Value.self, modifier: "environment(_:)")
      return false
    }
    context.session.host.noteReferences(in: value)
    box.value = value
    return true
  }
}
