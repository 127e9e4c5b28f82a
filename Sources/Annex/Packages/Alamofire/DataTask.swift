public import ScrollworkFoundation

/// The response of a request, to be awaited.
public struct DataTask<Value>: @unchecked Sendable {
  private let request: Request
  private let deliver: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  init(
    _ request: Request, _ deliver: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void
  ) { (self.request, self.deliver) = (request, deliver) }

  /// The response of the data task.
  public var response: AFDataResponse<Value> {
    get async {
      await withCheckedContinuation { continuation in
        deliver { response in
          nonisolated(unsafe) let response = response
          continuation.resume(returning: response)
        }
      }
    }
  }

  /// The value or the error.
  public var result: AFResult<Value> {
    get async { await response.result }
  }

  /// The value of the data task.
  public var value: Value {
    get async throws { try await result.get() }
  }

  /// Cancels the request.
  public func cancel() { request.cancel() }

  /// Sends the request.
  public func resume() { request.resume() }

  /// Suspends the request.
  public func suspend() { request.suspend() }
}

/// A publisher that sends a request for its subscriber, and gives its response.
public struct DataResponsePublisher<Value>: Publisher {
  /// The output of the publisher: a response.
  public typealias Output = AFDataResponse<Value>
  /// The failure type of a task, which returns errors in its response.
  public typealias Failure = Never

  private let deliver: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  init(_ deliver: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
    self.deliver = deliver
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    Deferred {
      Future<Output, Never> { promise in deliver { promise(.success($0)) } }
    }
    .receive(subscriber: subscriber)
  }

  /// A publisher of the values or the errors.
  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map(\.result).eraseToAnyPublisher()
  }

  /// A publisher of the values, which fails with the error.
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self).flatMap(\.result.publisher).eraseToAnyPublisher()
  }
}
