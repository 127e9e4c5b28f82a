public import Observation
public import ScrollworkEnvironment

/// A value that the views around hand down.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var value: Value?
  }

  /// The value among those handed down; nil if nobody hands it down and it has no default.
  private let read: (EnvironmentValues) -> Value?
  private let box = Box()

  /// The value under a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The model of a type; where nobody hands one down the view is left out, and the scene has a
  /// problem that says so.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0.model(objectType) }
  }

  /// The model of a type, or nil where nobody hands one down.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.model(objectType)) }
  }

  /// The value as handed down to the view, or the key's default outside a body.
  public var wrappedValue: Value {
    if let value = box.value { return value }
    guard let value = read(EnvironmentValues()) else {
      fatalError("@Environment of type \(Value.self) was read outside a body.")
    }
    return value
  }
}

extension Environment: @MainActor ConnectedProperty {
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
