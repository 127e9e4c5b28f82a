extension Publishers {
  /// A publisher of the values of several publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of failures.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let line = Line(AnySubscriber(subscriber))
      var left = publishers.count
      if left == 0 { line.finish(.finished) }
      for publisher in publishers {
        line.follow(publisher) { completion in
          left -= 1
          if case .failure = completion { return line.finish(completion) }
          if left == 0 { line.finish(.finished) }
        }
      }
    }
  }

  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = A.Output
    /// The type of failures.
    public typealias Failure = A.Failure

    private let merged: MergeMany<AnyPublisher<Output, Failure>>

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      merged = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      merged.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another one.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of three publishers.
  public func merge<P: Publisher, Q: Publisher>(
    with b: P, _ c: Q
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }

  /// Sends the values of four publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with b: P, _ c: Q, _ d: R
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    Publishers.MergeMany(
      eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
      d.eraseToAnyPublisher())
  }
}
