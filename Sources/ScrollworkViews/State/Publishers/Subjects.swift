/// Those who listen to something, in the order they began to.
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

/// A publisher that sends what it is given.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  /// A subject to which nobody listens yet.
  public init() {}

  /// Sends a value.
  public func send(_ input: Output) { listeners.send(input) }

  /// Calls `receiveValue` for each value from now on.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listeners.add(receiveValue)
  }
}

extension PassthroughSubject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// A publisher that has a value and sends each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let listeners = Listeners<Output>()

  /// The value; a new one is sent.
  public var value: Output { didSet { listeners.send(value) } }

  /// A subject with a value.
  public init(_ value: Output) { self.value = value }

  /// Makes a value the present one and sends it.
  public func send(_ input: Output) { value = input }

  /// Calls `receiveValue` for the present value and each new one.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(value)
    return listeners.add(receiveValue)
  }
}

extension PassthroughSubject: RecognizedPublisher {
  var recognition: AnyHashable { ObjectIdentifier(self) }
}

extension CurrentValueSubject: RecognizedPublisher {
  var recognition: AnyHashable { ObjectIdentifier(self) }
}
