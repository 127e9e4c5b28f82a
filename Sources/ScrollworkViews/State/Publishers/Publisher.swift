/// A publisher of values over time.
///
/// Linux has no Combine. The parts that scene code uses have the same names and meaning here: the
/// publishers of this module send on the main actor, and only while the result of
/// ``sink(receiveValue:)`` is retained.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of failures; the publishers of this module never fail.
  associatedtype Failure: Error

  /// Calls `receiveValue` for each value, until the result is cancelled or released.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
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

    /// Calls `receiveValue` for each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      upstream.sink(receiveValue: receiveValue)
    }
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

/// A publisher with an identity.
///
/// A view that subscribes keeps its subscription when it is re-created with an identical publisher.
protocol IdentifiedPublisher {
  /// The identity, equal for identical publishers.
  var recognition: AnyHashable { get }
  /// Whether the publisher has been stopped.
  var isStopped: Bool { get }
}

extension IdentifiedPublisher {
  var isStopped: Bool { false }
}

extension Publishers.Autoconnect: IdentifiedPublisher {
  var recognition: AnyHashable {
    (upstream as? any IdentifiedPublisher)?.recognition ?? AnyHashable(0)
  }
  var isStopped: Bool { (upstream as? any IdentifiedPublisher)?.isStopped ?? false }
}
