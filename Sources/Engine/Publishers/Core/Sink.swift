extension Subscribers {
  /// A subscriber that requests all values and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isEnded = false

    /// Creates a subscriber from closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (onCompletion, onValue) = (receiveCompletion, receiveValue)
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      guard !isEnded, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure with a value.
    public func receive(_ value: Input) -> Demand {
      onValue?(value)
      return .none
    }

    /// Calls the closure with the completion.
    public func receive(completion: Completion<Failure>) {
      let last = onCompletion
      end()
      last?(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let last = subscription
      end()
      last?.cancel()
    }

    private func end() {
      isEnded = true
      // Released after the properties are written: what they hold may cancel this sink again.
      let held = (onValue, onCompletion, subscription)
      (onValue, onCompletion, subscription) = (nil, nil, nil)
      withExtendedLifetime(held) {}
    }
  }
}

extension Publisher {
  /// Calls closures for each value and for the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property of an object, which is retained meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
