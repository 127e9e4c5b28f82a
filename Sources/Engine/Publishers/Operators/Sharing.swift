extension Publisher {
  /// One subscription to the publisher, which all subscribers share.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Subscribes a subject once `connect()` is called.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }
}

extension Publisher where Failure == Never {
  /// A publisher that sends once `connect()` is called.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  /// One subscription to a publisher, begun with the first subscriber and ended with the last one.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The shared publisher.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private var count = 0
    private var connection: AnyCancellable?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      count += 1
      subject.handleEvents(receiveCancel: { [self] in
        count -= 1
        if count == 0 { connection = nil }
      }).receive(subscriber: subscriber)
      guard connection == nil else { return }
      connection = upstream.subscribe(subject)
    }
  }

  /// A publisher that sends to a subject once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    private let subject: SubjectType
    private var connection: AnyCancellable?

    init(upstream: Upstream, subject: SubjectType) {
      (self.upstream, self.subject) = (upstream, subject)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Starts to send.
    public func connect() -> any Cancellable {
      let connection = connection ?? upstream.subscribe(subject)
      self.connection = connection
      return connection
    }
  }
}

extension Publishers.Share: IdentifiedPublisher {
  package var recognition: AnyHashable? { ObjectIdentifier(self) }
}
