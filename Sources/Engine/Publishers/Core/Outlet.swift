/// The subscription of one subscriber to a subject: its demand, and whether it missed a value.
package final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The value to send with the next demand; nil for a subject without a current value.
  private let latest: (() -> Output)?
  private var isBehind: Bool
  private let onEnd: (Outlet) -> Void

  init(
    _ subscriber: AnySubscriber<Output, Failure>, latest: (() -> Output)?,
    onEnd: @escaping (Outlet) -> Void
  ) {
    (self.subscriber, self.latest, self.onEnd) = (subscriber, latest, onEnd)
    isBehind = latest != nil
  }

  package func request(_ more: Subscribers.Demand) {
    demand += more
    if isBehind, let latest { send(latest()) }
  }

  func send(_ value: Output) {
    guard let subscriber else { return }
    guard demand > .none else {
      isBehind = latest != nil
      return
    }
    isBehind = false
    demand = demand.afterOne
    demand += subscriber.receive(value)
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    subscriber = nil
    last?.receive(completion: completion)
  }

  package func cancel() {
    guard subscriber != nil else { return }
    subscriber = nil
    onEnd(self)
  }
}

/// The subscribers of a publisher, in the order of their subscription.
package final class Listeners<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  package init() {}

  /// Whether values can still be sent.
  var isOpen: Bool { completion == nil }

  /// Connects a subscriber, which receives the latest value first if there is one.
  package func add(
    _ subscriber: some Subscriber<Output, Failure>, latest: (() -> Output)? = nil
  ) {
    let outlet = Outlet(AnySubscriber(subscriber), latest: completion == nil ? latest : nil) {
      [weak self] ended in
      self?.outlets.removeAll { $0 === ended }
    }
    if completion == nil { outlets.append(outlet) }
    subscriber.receive(subscription: outlet)
    if let completion { outlet.send(completion: completion) }
  }

  package func send(_ value: Output) {
    guard completion == nil else { return }
    for outlet in outlets { outlet.send(value) }
  }

  package func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let last = outlets
    outlets = []
    for outlet in last { outlet.send(completion: completion) }
  }
}
