extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each("map") { { step, value in step.send(transform(value)) } }
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Transforms each value; an error ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    eachTrying("tryMap") { { step, value in step.send(try transform(value)) } }
  }

  /// Transforms each value, and leaves out those without a result.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each("compactMap") {
      { step, value in transform(value).map { step.send($0) } ?? .max(1) }
    }
  }

  /// Transforms each value, and leaves out those without a result; an error ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    eachTrying("tryCompactMap") {
      { step, value in try transform(value).map { step.send($0) } ?? .max(1) }
    }
  }

  /// Sends a value in place of each nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends what a closure makes of the result before and each value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    each("scan") {
      var result = initialResult
      return { step, value in
        result = nextPartialResult(result, value)
        return step.send(result)
      }
    }
  }

  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    chain("mapError") { above, below in
      above.subscribe(
        Step(below, value: { $0.send($1) }, end: { $0.finish($1.mapError(transform)) }))
    }
  }

  /// Calls closures for what passes between the publisher and its subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    chain("handleEvents") { above, below in
      let step = Step<Output, Failure, Output, Failure>(
        below,
        value: { step, value in
          receiveOutput?(value)
          return step.send(value)
        },
        end: { step, completion in
          receiveCompletion?(completion)
          step.finish(completion)
        })
      step.onSubscription = receiveSubscription ?? { _ in }
      step.onCancel = receiveCancel ?? {}
      step.onRequest = receiveRequest ?? { _ in }
      above.subscribe(step)
    }
  }

  /// Prints what passes, each line with a prefix.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    var stream = stream
    func write(_ text: String) {
      guard stream != nil else { return Swift.print(start + text) }
      stream?.write(start + text + "\n")
    }
    return handleEvents(
      receiveSubscription: { _ in write("receive subscription") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") })
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails a failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    chain("setFailureType") { above, below in
      above.subscribe(
        Step(below, value: { $0.send($1) }, end: { step, _ in step.finish(.finished) }))
    }
  }
}
