public import ScrollworkFoundation

/// An error of a request.
public enum AFError: Error {
  /// Why parameters could not be encoded.
  public enum ParameterEncodingFailureReason: Sendable {
    /// The request has no URL.
    case missingURL
    /// The parameters are no JSON.
    case jsonEncodingFailed(error: any Error)
    /// An encoding of one's own failed.
    case customEncodingFailed(error: any Error)
  }

  /// Why a response is not acceptable.
  public enum ResponseValidationFailureReason: Sendable {
    /// The file of the data is missing.
    case dataFileNil
    /// The response has no type of content.
    case missingContentType(acceptableContentTypes: [String])
    /// The type of content is another one.
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    /// The status code is another one.
    case unacceptableStatusCode(code: Int)
    /// A validation of one's own failed.
    case customValidationFailed(error: any Error)
  }

  /// Why a response could not be read.
  public enum ResponseSerializationFailureReason: Sendable {
    /// The response has no data.
    case inputDataNilOrZeroLength
    /// The data is no text.
    case stringSerializationFailed(encoding: String.Encoding)
    /// The data is no JSON.
    case jsonSerializationFailed(error: any Error)
    /// The data is not of the type.
    case decodingFailed(error: any Error)
    /// A serializer of one's own failed.
    case customSerializationFailed(error: any Error)
  }

  /// The text is not a URL.
  case invalidURL(url: any URLConvertible)
  /// The parameters cannot be encoded.
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  /// An interceptor failed.
  case requestAdaptationFailed(error: any Error)
  /// Retrying failed.
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  /// The request cannot be made.
  case createURLRequestFailed(error: any Error)
  /// The response is not acceptable.
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  /// The response cannot be read.
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  /// The task failed, such as without a network.
  case sessionTaskFailed(error: any Error)
  /// The request was cancelled.
  case explicitlyCancelled
  /// The session has ended.
  case sessionDeinitialized

  init(_ error: any Error, else make: (any Error) -> AFError) {
    self = error as? AFError ?? make(error)
  }
}

extension AFError {
  /// The error that it came from.
  public var underlyingError: (any Error)? {
    switch self {
    case .requestAdaptationFailed(let error), .createURLRequestFailed(let error),
      .sessionTaskFailed(let error), .requestRetryFailed(let error, _),
      .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)):
      error
    default: nil
    }
  }

  /// The status code that was not acceptable.
  public var responseCode: Int? {
    guard case .responseValidationFailed(.unacceptableStatusCode(let code)) = self else {
      return nil
    }
    return code
  }

  /// The invalid URL of an `.invalidURL` error; nil for other errors.
  public var url: (any URLConvertible)? {
    guard case .invalidURL(let url) = self else { return nil }
    return url
  }

  /// Whether the error is an `.invalidURL` error.
  public var isInvalidURLError: Bool { url != nil }
  /// Whether the request was cancelled.
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  /// Whether the task failed.
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }
  /// Whether the response is not acceptable.
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  /// Whether the response cannot be read.
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  /// Whether the parameters cannot be encoded.
  public var isParameterEncodingError: Bool {
    if case .parameterEncodingFailed = self { true } else { false }
  }
}

extension AFError: LocalizedError {
  /// The error for people.
  public var errorDescription: String? {
    let reason = underlyingError?.localizedDescription ?? ""
    return switch self {
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .parameterEncodingFailed(.missingURL):
      "URL request to encode was missing a URL"
    case .parameterEncodingFailed: "Parameters could not be encoded because of error:\n\(reason)"
    case .requestAdaptationFailed: "Request adaption failed with error: \(reason)"
    case .requestRetryFailed(let retry, let original):
      "Request retry failed with retry error: \(retry.localizedDescription), original error: "
        + original.localizedDescription
    case .createURLRequestFailed: "Creating the URL request failed with error: \(reason)"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseValidationFailed: "Response could not be validated. \(reason)"
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    case .responseSerializationFailed(.decodingFailed):
      "Response could not be decoded because of error:\n\(reason)"
    case .responseSerializationFailed:
      "Response could not be serialized because of error:\n\(reason)"
    case .sessionTaskFailed: "URLSessionTask failed with error: \(reason)"
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .sessionDeinitialized: "Session was invalidated without error."
    }
  }
}

extension Error {
  /// The error as one of a request; nil if it is another one.
  public var asAFError: AFError? { self as? AFError }

  /// The error as one of a request, else another.
  public func asAFError(orFailWith message: @autoclosure () -> String) -> AFError {
    asAFError ?? .sessionTaskFailed(error: self)
  }
}
