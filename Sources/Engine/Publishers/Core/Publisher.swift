/// A publisher of values over time.
///
/// Linux has no Combine. Its everyday names have the same meaning here. Publishers of a scene send
/// on the thread that plays it; what waits for a scheduler waits for the scene's clock. Operators
/// that join or buffer publishers request all their values.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of failures.
  associatedtype Failure: Error

  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Connects a subject, which sends the same values, until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: { subject.send($0) })
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher, IdentifiedPublisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void
  package let recognition: AnyHashable?
  private let stopped: () -> Bool

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
    let identified = publisher as? any IdentifiedPublisher
    recognition = identified?.recognition
    stopped = { identified?.isStopped ?? false }
  }

  /// A publisher that transforms the values of `upstream`, by an operator called `kind`.
  init(
    _ kind: String, of upstream: some Publisher,
    _ attach: @escaping (AnySubscriber<Output, Failure>) -> Void
  ) {
    self.attach = attach
    let identified = upstream as? any IdentifiedPublisher
    recognition = identified?.recognition.map { AnyHashable([$0, AnyHashable(kind)]) }
    stopped = { identified?.isStopped ?? false }
  }

  package var isStopped: Bool { stopped() }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A publisher that starts to send when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to send; cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects automatically on subscription.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The namespace of publishers that transform others.
public enum Publishers {
  /// A publisher that connects automatically on subscription.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher that needs to be connected.
    public let upstream: Upstream

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      // A timer counts from its subscription and is stopped by its own cancellable only.
      if !(upstream is any IdentifiedPublisher) { _ = upstream.connect() }
    }
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

/// A publisher with an identity.
///
/// A view that subscribes keeps its subscription when it is re-created with an identical publisher.
package protocol IdentifiedPublisher {
  /// The identity, equal for identical publishers; nil if every one is another.
  var recognition: AnyHashable? { get }
  /// Whether the publisher has been stopped.
  var isStopped: Bool { get }
}

extension IdentifiedPublisher {
  package var isStopped: Bool { false }
}

extension Publishers.Autoconnect: IdentifiedPublisher {
  package var recognition: AnyHashable? { (upstream as? any IdentifiedPublisher)?.recognition }
  package var isStopped: Bool { (upstream as? any IdentifiedPublisher)?.isStopped ?? false }
}
