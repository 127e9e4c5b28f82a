public import ScrollworkMotion

/// A reference to a value with another owner, for reading and writing.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The transaction of writes through this binding; nil for the current one.
  var transaction: Transaction?

  /// Creates a binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding from its projected value, `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a constant, which ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      if let transaction {
        Transaction.$current.withValue(transaction) { set(newValue) }
      } else {
        set(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { newValue in
        var whole = wrappedValue
        whole[keyPath: keyPath] = newValue
        wrappedValue = whole
      })
  }

  /// The binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction = Transaction(animation: animation)
    return copy
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
