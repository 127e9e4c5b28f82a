public import ScrollworkFoundation

/// What changes requests before they are sent.
public protocol RequestAdapter: Sendable {
  /// Gives the request that is sent to `completion`.
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

/// Whether a request is sent again.
public enum RetryResult {
  /// Retries the request at once.
  case retry
  /// Retries the request after a delay.
  case retryWithDelay(TimeInterval)
  /// Does not retry the request.
  case doNotRetry
  /// No, for another reason.
  case doNotRetryWithError(any Error)
}

/// What decides whether requests are sent again.
public protocol RequestRetrier: Sendable {
  /// Gives the decision to `completion`.
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

/// What changes requests and lets them be sent again.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  /// Sends the request as it is.
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }

  /// Sends no request again.
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

/// Sends requests again a number of times.
open class RetryPolicy: RequestInterceptor, @unchecked Sendable {
  /// The retry limit of the retry policy.
  public let retryLimit: UInt
  /// The base of the delays.
  public let exponentialBackoffBase: UInt
  /// The factor of the delays.
  public let exponentialBackoffScale: Double

  /// Creates a policy for retries.
  public init(
    retryLimit: UInt = 2, exponentialBackoffBase: UInt = 2, exponentialBackoffScale: Double = 0.5
  ) {
    self.retryLimit = retryLimit
    self.exponentialBackoffBase = exponentialBackoffBase
    self.exponentialBackoffScale = exponentialBackoffScale
  }

  /// Sends a request again after a delay that grows.
  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard request.retryCount < Int(retryLimit) else { return completion(.doNotRetry) }
    let steps = (0..<request.retryCount).reduce(1.0) { delay, _ in
      delay * Double(exponentialBackoffBase)
    }
    completion(.retryWithDelay(steps * exponentialBackoffScale))
  }
}

/// An observer of the events of requests.
public protocol EventMonitor: Sendable {
  /// The request is sent.
  func requestDidResume(_ request: Request)
  /// The request has ended.
  func requestDidFinish(_ request: Request)
}

extension EventMonitor {
  /// The default implementation, which does nothing.
  public func requestDidResume(_ request: Request) {}
  /// The default implementation, which does nothing.
  public func requestDidFinish(_ request: Request) {}
}
