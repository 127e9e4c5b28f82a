/// The values of several publishers that wait for each other.
private final class Junction<Failure: Error> {
  private var waiting: [[Any]]
  private var ended: [Bool]
  private let keepsLatest: Bool

  init(count: Int, keepsLatest: Bool) {
    waiting = Array(repeating: [], count: count)
    ended = Array(repeating: false, count: count)
    self.keepsLatest = keepsLatest
  }

  /// The next values of all publishers; nil if one is missing.
  func add(_ value: Any, at index: Int) -> [Any]? {
    if keepsLatest { waiting[index] = [value] } else { waiting[index].append(value) }
    let values = waiting.compactMap(\.first)
    guard values.count == waiting.count else { return nil }
    if !keepsLatest { for index in waiting.indices { waiting[index].removeFirst() } }
    return values
  }

  /// Whether no more values can come after a publisher has ended, or after a value was sent.
  func isOver(ending index: Int? = nil) -> Bool {
    if let index { ended[index] = true }
    if keepsLatest {
      return !ended.contains(false)
        || zip(ended, waiting).contains { $0 && $1.isEmpty }
    }
    return zip(ended, waiting).contains { $0 && $1.isEmpty }
  }
}

/// A publisher of the values of several others, which become one value by `combine`.
func joining<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Any, Failure>], keepsLatest: Bool,
  _ combine: @escaping ([Any]) -> Output?
) -> AnyPublisher<Output, Failure> {
  AnyPublisher("joined", of: Empty<Output, Failure>()) { below in
    let line = Line(below)
    let junction = Junction<Failure>(count: publishers.count, keepsLatest: keepsLatest)
    for (index, publisher) in publishers.enumerated() {
      line.follow(
        publisher,
        { value in
          guard let values = junction.add(value, at: index) else { return }
          if let output = combine(values) { line.send(output) }
          if !keepsLatest, junction.isOver() { line.finish(.finished) }
        },
        end: { completion in
          if case .failure = completion { return line.finish(completion) }
          if junction.isOver(ending: index) { line.finish(.finished) }
        })
    }
  }
}

extension Publisher {
  /// The publisher without the type of its values.
  var untyped: AnyPublisher<Any, Failure> { map { $0 as Any } }
}

extension Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      joined = joining([a.untyped, b.untyped], keepsLatest: true) {
        guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output else { return nil }
        return (a, b)
      }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = joining([a.untyped, b.untyped, c.untyped], keepsLatest: true) {
        guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output,
          let c = $0[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Pairs two publishers.
    public init(_ a: A, _ b: B) {
      joined = joining([a.untyped, b.untyped], keepsLatest: false) {
        guard let a = $0[0] as? A.Output, let b = $0[1] as? B.Output else { return nil }
        return (a, b)
      }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of three publishers in triples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the published values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of failures.
    public typealias Failure = A.Failure

    private let joined: AnyPublisher<Output, Failure>

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      joined = Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      joined.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of two publishers whenever one sends.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the latest values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of three publishers whenever one sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends what a closure makes of the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the values of two publishers in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a closure makes of the values of two publishers in pairs.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
}
