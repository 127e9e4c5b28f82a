/// A receiver of the values and the completion of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the received values.
  associatedtype Input
  /// The type of failures.
  associatedtype Failure: Error

  /// Receives the subscription, from which values are requested.
  func receive(subscription: any Subscription)
  /// Receives a value; returns how many more are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
  /// Requests some more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscribers.
public enum Subscribers {
  /// The end of a publisher's values.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }

  /// A number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// As many values as there are.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)

    /// The number of values; nil if unlimited.
    public let max: Int?

    /// At most `value` values.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// The sum of two demands.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      return Demand(max: left + right)
    }

    /// Adds a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Whether a demand is the smaller one.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      return rhs.max.map { left < $0 } ?? true
    }

    /// The demand after one value has been sent.
    var afterOne: Demand { Demand(max: max.map { $0 - 1 }) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The completion with another error.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A subscriber that hides the type of another one.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: subscriber.receive(subscription:),
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: subscriber.receive(completion:))
  }

  /// Creates a subscriber from closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Receives a value.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  /// Receives the end of the values.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
