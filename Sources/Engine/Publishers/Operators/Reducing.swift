extension Publisher {
  /// Sends one result when the publisher finishes; nil sends none.
  private func atEnd<Result, Partial>(
    _ kind: String, _ initial: Partial, _ add: @escaping (inout Partial, Output) -> Void,
    _ finish: @escaping (Partial) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    chain(kind) { above, below in
      var partial = initial
      let step = Step<Output, Failure, Result, Failure>(
        below,
        value: { _, value in
          add(&partial, value)
          return .none
        },
        end: { step, completion in
          if case .finished = completion, let result = finish(partial) { _ = step.send(result) }
          step.finish(completion)
        })
      step.onSubscription = { $0.request(.unlimited) }
      above.subscribe(step)
    }
  }

  /// Sends all values in one array, at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd("collect", []) {
      $0.append($1)
    } _: {
      $0
    }
  }

  /// Sends arrays of some values each, the last of which may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    chain("collect") { above, below in
      var values: [Output] = []
      above.subscribe(
        Step(
          below,
          value: { step, value in
            values.append(value)
            guard values.count >= count else { return .max(1) }
            defer { values = [] }
            return step.send(values)
          },
          end: { step, completion in
            if case .finished = completion, !values.isEmpty { _ = step.send(values) }
            step.finish(completion)
          }))
    }
  }

  /// Sends what a closure makes of all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    atEnd("reduce", initialResult) {
      $0 = nextPartialResult($0, $1)
    } _: {
      $0
    }
  }

  /// Sends the number of values, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    atEnd("last", Output?.none) {
      $0 = $1
    } _: {
      $0
    }
  }

  /// Sends the last value that meets a condition, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Sends whether all values meet a condition, at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Sends whether a value meets a condition, at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || predicate($1) }
  }

  /// Sends a value if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    chain("replaceEmpty") { above, below in
      var isEmpty = true
      above.subscribe(
        Step(
          below,
          value: { step, value in
            isEmpty = false
            return step.send(value)
          },
          end: { step, completion in
            if case .finished = completion, isEmpty { _ = step.send(output) }
            step.finish(completion)
          }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, at the end.
  public func min() -> AnyPublisher<Output, Failure> {
    scan(Output?.none) { least, value in least.map { Swift.min($0, value) } ?? value }.last()
      .compactMap { $0 }
  }

  /// Sends the greatest value, at the end.
  public func max() -> AnyPublisher<Output, Failure> {
    scan(Output?.none) { most, value in most.map { Swift.max($0, value) } ?? value }.last()
      .compactMap { $0 }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among the values, at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
