/// A property of a model that publishes its new value before it changes.
@propertyWrapper public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Unavailable: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  /// A publisher of the current value and of each new one before it is stored.
  public var projectedValue: Publisher { Publisher(box: box) }

  /// Reads and writes the value of a property of a class instance.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// The publisher of a property's values.
  public struct Publisher: ScrollworkViews.Publisher, IdentifiedPublisher {
    /// The values of the property.
    public typealias Output = Value
    /// The failure type: it never fails.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    var recognition: AnyHashable { ObjectIdentifier(box) }

    /// Calls `receiveValue` with the current value and with each new one.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(box.value)
      return box.listeners.add(receiveValue)
    }
  }
}

/// A type-erased published property.
protocol PublishedProperty {
  /// The publisher of the model's changes; nil until it is first requested.
  var changePublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var changePublisher: ObservableObjectPublisher? {
    get { box.changePublisher }
    nonmutating set { box.changePublisher = newValue }
  }
}

private final class PublishedBox<Value> {
  var value: Value
  var changePublisher: ObservableObjectPublisher?
  let listeners = Listeners<Value>()

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    changePublisher?.send()
    listeners.send(newValue)
    value = newValue
  }
}
