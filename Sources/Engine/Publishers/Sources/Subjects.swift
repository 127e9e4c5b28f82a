/// A publisher to which values can be sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Sends the end of the values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an event without information.
  public func send() { send(()) }
}

/// A publisher that sends the values it is given.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value.
  public func send(_ input: Output) { listeners.send(input) }

  /// Sends the end of the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  /// Connects a subscriber, for each value from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber)
  }
}

/// A publisher that stores a value and sends each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  /// The current value; a new one is sent.
  public var value: Output { didSet { listeners.send(value) } }

  /// Creates a subject with an initial value.
  public init(_ value: Output) { self.value = value }

  /// Stores a value and sends it.
  public func send(_ input: Output) { if listeners.isOpen { value = input } }

  /// Sends the end of the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  /// Connects a subscriber, for the current value and each new one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, latest: { self.value })
  }
}

extension PassthroughSubject: IdentifiedPublisher {
  package var recognition: AnyHashable? { ObjectIdentifier(self) }
}

extension CurrentValueSubject: IdentifiedPublisher {
  package var recognition: AnyHashable? { ObjectIdentifier(self) }
}
