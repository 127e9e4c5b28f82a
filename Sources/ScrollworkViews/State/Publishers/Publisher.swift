/// Something that sends values as time goes by.
///
/// There is no Combine on Linux. What scene code uses of it has the same names here and the same
/// meaning: the publishers of this module send on the main actor, and only while somebody holds what
/// ``sink(receiveValue:)`` returned.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// Why it may end; the publishers of this module never do.
  associatedtype Failure: Error

  /// Calls `receiveValue` for each value, until the answer is cancelled or let go of.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send; cancelling the answer ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The publisher, beginning by itself when somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The publishers that others are made into.
public enum Publishers {
  /// A publisher that begins by itself when somebody listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// Why it may end.
    public typealias Failure = Upstream.Failure

    /// The publisher that has to be told to begin.
    public let upstream: Upstream

    /// Calls `receiveValue` for each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      upstream.sink(receiveValue: receiveValue)
    }
  }
}

extension Publishers.Autoconnect: Sendable where Upstream: Sendable {}

/// A publisher that can be told from others: a view that listens to it goes on doing so when it is
/// made anew with one that is the same.
protocol RecognizedPublisher {
  /// Equal for publishers that are the same.
  var recognition: AnyHashable { get }
  /// Whether it has been told to end.
  var isSilenced: Bool { get }
}

extension RecognizedPublisher {
  var isSilenced: Bool { false }
}

extension Publishers.Autoconnect: RecognizedPublisher {
  var recognition: AnyHashable {
    (upstream as? any RecognizedPublisher)?.recognition ?? AnyHashable(0)
  }
  var isSilenced: Bool { (upstream as? any RecognizedPublisher)?.isSilenced ?? false }
}
