/// The subscription to several publishers, one after another or at the same time.
///
/// All values are requested from each.
final class Line<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var followed: [Int: AnyCancellable] = [:]
  private var added = 0

  /// Gives a subscriber its subscription.
  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
    downstream.receive(subscription: self)
  }

  /// Whether the subscriber still listens.
  var isOpen: Bool { downstream != nil }
  /// The number of publishers that have not ended.
  var count: Int { followed.count }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    downstream = nil
    leaveAll()
  }

  /// Stops following all publishers.
  func leaveAll() { followed = [:] }

  /// Sends a value.
  func send(_ value: Output) { _ = downstream?.receive(value) }

  /// Ends the subscription.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = downstream
    cancel()
    last?.receive(completion: completion)
  }

  /// Subscribes to a publisher until it ends.
  func follow<P: Publisher>(
    _ publisher: P, _ onValue: @escaping (P.Output) -> Void,
    end onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard isOpen else { return }
    added += 1
    let number = added
    var isOver = false
    // Retained by the subscription, as a subscriber by its publisher.
    let following = publisher.sink(
      receiveCompletion: { [self] completion in
        isOver = true
        followed[number] = nil
        onEnd(completion)
      }, receiveValue: onValue)
    if !isOver, isOpen { followed[number] = following }
  }

  /// Subscribes to a publisher and sends its values on.
  func follow<P: Publisher>(
    _ publisher: P, end onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    follow(publisher, { [self] in send($0) }, end: onEnd)
  }
}
