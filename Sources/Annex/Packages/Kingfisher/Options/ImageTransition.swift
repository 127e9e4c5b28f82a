public import ScrollworkFoundation

/// How a loaded picture appears: one of a file is there at once.
public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
}

/// Which threads call closures; there is one.
public enum CallbackQueue {
  case mainAsync
  case mainCurrentOrAsync
  case untouch
  case dispatch(DispatchQueue)
}

/// How long pictures are kept.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

/// Whether a failed request is repeated.
public protocol RetryStrategy {}

/// A number of repetitions.
public struct DelayRetryStrategy: RetryStrategy {
  /// The time between them.
  public enum Interval {
    case seconds(TimeInterval)
    case accumulated(TimeInterval)
    case custom(block: (_ retriedCount: Int) -> TimeInterval)
  }

  /// The maximum retry count of the delay retry strategy.
  public let maxRetryCount: Int
  /// The time between them.
  public let retryInterval: Interval

  /// A number of repetitions.
  public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
    (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
  }
}

/// A change of requests.
public protocol ImageDownloadRequestModifier {
  /// The modified request; nil cancels it.
  func modified(for request: URLRequest) -> URLRequest?
}

/// A change of requests by a closure.
public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: (URLRequest) -> URLRequest?

  /// A change by a closure.
  public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }

  /// The request that the closure returns.
  public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}
