extension Publisher {
  /// Sends the values of the publishers that a closure makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    chain("flatMap") { above, below in
      let line = Line(below)
      var waiting: [Output] = []
      var (running, isOver) = (0, false)
      func begin(_ value: Output) {
        running += 1
        line.follow(transform(value)) { completion in
          running -= 1
          if case .failure = completion { return line.finish(completion) }
          if !waiting.isEmpty { return begin(waiting.removeFirst()) }
          if isOver, running == 0 { line.finish(.finished) }
        }
      }
      line.follow(
        above,
        { value in
          let isFree = maxPublishers.max.map { running < $0 } ?? true
          if isFree { begin(value) } else { waiting.append(value) }
        },
        end: { completion in
          if case .failure = completion { return line.finish(completion) }
          isOver = true
          if running == 0 { line.finish(.finished) }
        })
    }
  }

  /// Sends the values of the publishers that a closure makes of the values, which never fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers that a closure makes of the values, which may fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    chain("switchToLatest") { above, below in
      let line = Line(below)
      var (latest, isOver, isRunning) = (AnyCancellable?.none, false, false)
      line.follow(
        above,
        { publisher in
          isRunning = true
          latest?.cancel()
          latest = publisher.sink(
            receiveCompletion: { completion in
              isRunning = false
              if case .failure = completion { return line.finish(completion) }
              if isOver { line.finish(.finished) }
            }, receiveValue: { line.send($0) })
        },
        end: { completion in
          if case .failure = completion { return line.finish(completion) }
          isOver = true
          if !isRunning { line.finish(.finished) }
        })
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, which never fails.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher, which may fail.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
