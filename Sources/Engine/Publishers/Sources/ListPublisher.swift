/// The subscription to a list of values, sent as they are requested.
final class ListSubscription<Output, Failure: Error>: Subscription {
  private var rest: any IteratorProtocol<Output>
  private var next: Output?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(
    _ values: some Sequence<Output>, _ subscriber: some Subscriber<Output, Failure>
  ) {
    var rest: any IteratorProtocol<Output> = values.makeIterator()
    next = rest.next()
    self.rest = rest
    self.subscriber = AnySubscriber(subscriber)
    if next == nil { demand = .max(1) }
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while demand > .none, let value = next, let subscriber {
      next = rest.next()
      demand = demand.afterOne
      demand += subscriber.receive(value)
    }
    guard next == nil, let last = subscriber else { return }
    subscriber = nil
    last.receive(completion: .finished)
  }

  func cancel() { subscriber = nil }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the published values.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: ListSubscription(sequence, subscriber))
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? []).eraseToAnyPublisher()
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Publishers.Sequence(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
