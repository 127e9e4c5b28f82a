public import Observation

/// A property wrapper that makes bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// The `Bindable` itself.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable: only the properties of observable models have bindings.
  @available(*, unavailable, message: "the wrapped value must be a class that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a `Bindable` from the projected value, `$model`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the model.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps a model, for bindings to its properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps a model, for bindings to its properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
