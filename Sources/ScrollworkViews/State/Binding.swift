public import ScrollworkMotion

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// How writes through this binding are to be animated, if not as the moment says.
  var transaction: Transaction?

  /// A binding by what reads and what writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The binding that `$value` stands for.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes.
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

  /// A binding to a part of the value.
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

  /// The binding, with writes animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction = Transaction(animation: animation)
    return copy
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
