import ScrollworkPublishers

extension Result {
  /// A publisher of the result: its value once, or its failure.
  public struct Publisher: ScrollworkPublishers.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The result.
    public let result: Result

    /// A publisher of a result.
    public init(_ result: Result) { self.result = result }

    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// A publisher of a failure.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Publishes the result.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
      case .failure(let failure):
        Fail<Success, Failure>(error: failure).receive(subscriber: subscriber)
      }
    }
  }
}
