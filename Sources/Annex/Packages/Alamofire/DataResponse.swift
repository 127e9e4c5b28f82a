public import ScrollworkFoundation

/// The response with a value or an error of a request.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// The response of a download.
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
/// A value or an error of a request.
public typealias AFResult<Success> = Result<Success, AFError>

/// The response of a data request, with its result.
public struct DataResponse<Success, Failure: Error> {
  /// The request that was sent.
  public let request: URLRequest?
  /// The response of the server; nil without one.
  public let response: HTTPURLResponse?
  /// The data, if there is some.
  public let data: Data?
  /// The time that reading took, in seconds: none.
  public let serializationDuration: TimeInterval
  /// The value or the error.
  public let result: Result<Success, Failure>

  /// The value of a successful response; nil for failures.
  public var value: Success? { try? result.get() }
  /// The error of a failed response; nil for successes.
  public var error: Failure? {
    guard case .failure(let error) = result else { return nil }
    return error
  }

  /// Creates a response from its parts.
  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?,
    serializationDuration: TimeInterval = 0, result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.data) = (request, response, data)
    (self.serializationDuration, self.result) = (serializationDuration, result)
  }

  private func with<S, F>(_ result: Result<S, F>) -> DataResponse<S, F> {
    DataResponse<S, F>(request: request, response: response, data: data, result: result)
  }

  /// The response with another value.
  public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
    with(result.map(transform))
  }

  /// The response with another value or an error.
  public func tryMap<New>(_ transform: (Success) throws -> New) -> DataResponse<New, any Error> {
    with(Result { try transform(result.get()) })
  }

  /// The response with another error.
  public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
    with(result.mapError(transform))
  }
}

extension DataResponse: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the result.
  public var description: String { "\(result)" }

  /// The request and the result.
  public var debugDescription: String {
    "[Request]: \(request?.httpMethod ?? "") \(request?.url?.absoluteString ?? "")\n"
      + "[Result]: \(result)"
  }
}

/// The response of a download request, with its result.
public struct DownloadResponse<Success, Failure: Error> {
  /// The request that was sent.
  public let request: URLRequest?
  /// The response of the server; nil without one.
  public let response: HTTPURLResponse?
  /// The downloaded file; nil without one.
  public let fileURL: URL?
  /// The value or the error.
  public let result: Result<Success, Failure>

  /// The value of a successful response; nil for failures.
  public var value: Success? { try? result.get() }
  /// The error of a failed response; nil for successes.
  public var error: Failure? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}
