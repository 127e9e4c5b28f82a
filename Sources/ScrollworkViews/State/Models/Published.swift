/// A property of a model that says when it is about to change.
@propertyWrapper public struct Published<Value> {
  fileprivate let box: PublishedBox<Value>

  /// A property that begins at a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// A property that begins at a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not there: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  /// Sends the value, and each new one before it is the property's.
  public var projectedValue: Publisher { Publisher(box: box) }

  /// The value of a property of a class.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// Sends the values of a property.
  public struct Publisher: ScrollworkViews.Publisher, RecognizedPublisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let box: PublishedBox<Value>

    var recognition: AnyHashable { ObjectIdentifier(box) }

    /// Calls `receiveValue` for the present value and for each new one.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receiveValue(box.value)
      return box.listeners.add(receiveValue)
    }
  }
}

/// A published property, whatever its type.
protocol PublishedProperty {
  /// What says that the model is about to change; nil as long as nobody asked for it.
  var announcer: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var announcer: ObservableObjectPublisher? {
    get { box.announcer }
    nonmutating set { box.announcer = newValue }
  }
}

private final class PublishedBox<Value> {
  var value: Value
  var announcer: ObservableObjectPublisher?
  let listeners = Listeners<Value>()

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    announcer?.send()
    listeners.send(newValue)
    value = newValue
  }
}
