public import ScrollworkPublishers

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
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` writes back what it has read.
    nonmutating set {}
  }

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
  public struct Publisher: ScrollworkPublishers.Publisher, IdentifiedPublisher {
    /// The values of the property.
    public typealias Output = Value
    /// The failure type: it never fails.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    package var recognition: AnyHashable? { ObjectIdentifier(box) }

    /// Connects a subscriber, for the current value and each new one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      box.listeners.add(subscriber, latest: { [box] in box.value })
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as long as its model exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assignments.append(sink { [weak box] in box?.set($0) })
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
  let listeners = Listeners<Value, Never>()
  /// The publishers that are assigned to the property.
  var assignments: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    changePublisher?.send()
    listeners.send(newValue)
    value = newValue
  }
}
