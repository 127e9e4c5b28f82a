/// A publisher of one value that is found later; the work begins with the future.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that ends a future.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins work that calls its promise once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let last = waiting
      waiting = []
      for end in last { end(result) }
    }
  }

  /// Connects a subscriber, which receives the value when it is found.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let connection = Connection(AnySubscriber(subscriber))
    subscriber.receive(subscription: connection)
    if let result { return connection.end(result) }
    waiting.append(connection.end)
  }

  private final class Connection: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?

    init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { subscriber = nil }

    func end(_ result: Result<Output, Failure>) {
      guard let last = subscriber else { return }
      subscriber = nil
      switch result {
      case .success(let value):
        _ = last.receive(value)
        last.receive(completion: .finished)
      case .failure(let error): last.receive(completion: .failure(error))
      }
    }
  }
}

extension Future: IdentifiedPublisher {
  package var recognition: AnyHashable? { ObjectIdentifier(self) }
}

extension Future where Failure == Never {
  /// The value, when it is found.
  public var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        if case .success(let value) = result {
          nonisolated(unsafe) let value = value
          return continuation.resume(returning: value)
        }
        waiting.append { result in
          guard case .success(let value) = result else { return }
          nonisolated(unsafe) let found = value
          continuation.resume(returning: found)
        }
      }
    }
  }
}
