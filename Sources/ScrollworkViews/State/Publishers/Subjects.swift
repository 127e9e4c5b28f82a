/// The subscribers of a publisher, in the order of their subscription.
final class Listeners<Value> {
  private var listeners: [(number: Int, receive: (Value) -> Void)] = []
  private var added = 0

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    added += 1
    let number = added
    listeners.append((number, receive))
    return AnyCancellable { [weak self] in self?.listeners.removeAll { $0.number == number } }
  }

  func send(_ value: Value) {
    for listener in listeners { listener.receive(value) }
  }
}

/// A publisher that sends the values it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value.
  public func send(_ input: Output) { listeners.send(input) }

  /// Calls `receiveValue` for each value from now on.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receiveValue)
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends an event without information.
  public func send() { send(()) }
}

/// A publisher that stores a value and sends each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  /// The current value; a new one is sent.
  public var value: Output { didSet { listeners.send(value) } }

  /// Creates a subject with an initial value.
  public init(_ value: Output) { self.value = value }

  /// Stores a value and sends it.
  public func send(_ input: Output) { value = input }

  /// Calls `receiveValue` with the current value and each new one.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    return listeners.add(receiveValue)
  }
}

extension PassthroughSubject: IdentifiedPublisher {
  var recognition: AnyHashable { ObjectIdentifier(self) }
}

extension CurrentValueSubject: IdentifiedPublisher {
  var recognition: AnyHashable { ObjectIdentifier(self) }
}
