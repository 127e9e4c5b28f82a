public import Observation

/// Makes bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The model.
  public var wrappedValue: Value

  /// The bindable itself.
  public var projectedValue: Bindable<Value> { self }

  /// Not there: bindings are made to the properties of observable models.
  @available(*, unavailable, message: "the wrapped value must be a class that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A bindable made from what `$model` stands for.
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
  /// Bindings to the properties of a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
