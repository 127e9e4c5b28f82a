/// One subscription of an operator: a subscriber of the publisher above, and the subscription that
/// its own subscriber holds.
final class Step<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  typealias Downstream = AnySubscriber<Output, OutputFailure>

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onValue: (Step, Input) -> Subscribers.Demand
  private let onEnd: (Step, Subscribers.Completion<Failure>) -> Void
  /// Called when the subscriber cancels.
  var onCancel: () -> Void = {}
  /// Called when the subscriber requests values.
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  /// Called with the subscription above.
  var onSubscription: (any Subscription) -> Void = { _ in }

  init(
    _ downstream: Downstream, value onValue: @escaping (Step, Input) -> Subscribers.Demand,
    end onEnd: @escaping (Step, Subscribers.Completion<Failure>) -> Void
  ) {
    (self.downstream, self.onValue, self.onEnd) = (downstream, onValue, onEnd)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    onSubscription(subscription)
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    downstream == nil ? .none : onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if downstream != nil { onEnd(self, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let last = upstream
    if downstream != nil { onCancel() }
    (downstream, upstream) = (nil, nil)
    last?.cancel()
  }

  /// Sends a value on.
  func send(_ value: Output) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  /// Ends the chain below, and the subscription above.
  func finish(_ completion: Subscribers.Completion<OutputFailure>) {
    let (last, above) = (downstream, upstream)
    (downstream, upstream) = (nil, nil)
    above?.cancel()
    last?.receive(completion: completion)
  }
}

extension Step where Failure == OutputFailure {
  /// A step that passes the completion on.
  convenience init(
    _ downstream: Downstream, value onValue: @escaping (Step, Input) -> Subscribers.Demand
  ) {
    self.init(downstream, value: onValue, end: { $0.finish($1) })
  }
}

extension Publisher {
  /// A publisher of what `attach` connects to this one, by an operator called `kind`.
  func chain<Result, ResultFailure: Error>(
    _ kind: String,
    _ attach: @escaping (Self, AnySubscriber<Result, ResultFailure>) -> Void
  ) -> AnyPublisher<Result, ResultFailure> {
    AnyPublisher(kind, of: self) { attach(self, $0) }
  }

  /// A publisher that sends for each value what `next` does with it; `next` is made anew for each
  /// subscription.
  func each<Result>(
    _ kind: String,
    _ next: @escaping () -> (Step<Output, Failure, Result, Failure>, Output) -> Subscribers.Demand
  ) -> AnyPublisher<Result, Failure> {
    chain(kind) { above, below in above.subscribe(Step(below, value: next())) }
  }

  /// A publisher that fails where `next` throws; see ``each(_:_:)``.
  func eachTrying<Result>(
    _ kind: String,
    _ next:
      @escaping () -> (Step<Output, Failure, Result, any Error>, Output) throws ->
      Subscribers.Demand
  ) -> AnyPublisher<Result, any Error> {
    chain(kind) { above, below in
      let next = next()
      above.subscribe(
        Step(
          below,
          value: { step, value in
            do { return try next(step, value) } catch {
              step.finish(.failure(error))
              return .none
            }
          }, end: { $0.finish($1.mapError { $0 }) }))
    }
  }
}
