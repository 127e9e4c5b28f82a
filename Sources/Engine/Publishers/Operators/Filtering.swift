extension Publisher {
  /// Leaves out the values that do not meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each("filter") { { step, value in isIncluded(value) ? step.send(value) : .max(1) } }
  }

  /// Leaves out the values that do not meet a condition; an error ends the publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    eachTrying("tryFilter") {
      { step, value in try isIncluded(value) ? step.send(value) : .max(1) }
    }
  }

  /// Leaves out the values that a predicate takes for the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each("removeDuplicates") {
      var last: Output?
      return { step, value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return step.send(value)
      }
    }
  }

  /// Leaves out all values.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    each("ignoreOutput") { { _, _ in .max(1) } }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    each("dropFirst") {
      var left = count
      return { step, value in
        left -= 1
        return left < 0 ? step.send(value) : .max(1)
      }
    }
  }

  /// Leaves out values until one does not meet a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each("drop") {
      var isDropping = true
      return { step, value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : step.send(value)
      }
    }
  }

  /// Finishes after some values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    chain("prefix") { above, below in
      var left = maxLength
      let step = Step<Output, Failure, Output, Failure>(below) { step, value in
        guard left > 0 else { return .none }
        left -= 1
        let more = step.send(value)
        if left <= 0 { step.finish(.finished) }
        return more
      }
      above.subscribe(step)
      if maxLength <= 0 { step.finish(.finished) }
    }
  }

  /// Finishes before the first value that does not meet a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    each("prefix") {
      { step, value in
        if predicate(value) { return step.send(value) }
        step.finish(.finished)
        return .none
      }
    }
  }

  /// Sends the first value and finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends the first value that meets a condition, and finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Sends the value at an index from 0, and finishes.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
