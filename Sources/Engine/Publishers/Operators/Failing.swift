extension Publisher {
  /// Sends a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    chain("catch") { above, below in
      let line = Line(below)
      line.follow(above) { completion in
        switch completion {
        case .finished: line.finish(.finished)
        case .failure(let error): line.follow(handler(error)) { line.finish($0) }
        }
      }
    }
  }

  /// Goes on with another publisher after an error, unless the handler throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes again after an error, up to some times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    chain("retry") { above, below in
      let line = Line(below)
      func follow(_ left: Int) {
        line.follow(above) { completion in
          if case .failure = completion, left > 0 {
            follow(left - 1)
          } else {
            line.finish(completion)
          }
        }
      }
      follow(retries)
    }
  }

  /// Asserts that the publisher never fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    chain("assertNoFailure") { above, below in
      above.subscribe(
        Step(
          below, value: { $0.send($1) },
          end: { step, completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(error)", file: file, line: line)
            }
            step.finish(.finished)
          }))
    }
  }

  /// Sends some values first.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// Sends some values first.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Sends the values of another publisher first.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Sends some values at the end.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(elements)
  }

  /// Sends some values at the end.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Sends the values of another publisher at the end.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    chain("append") { above, below in
      let line = Line(below)
      line.follow(above) { completion in
        if case .finished = completion {
          line.follow(publisher) { line.finish($0) }
        } else {
          line.finish(completion)
        }
      }
    }
  }
}
