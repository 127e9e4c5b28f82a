public import Foundation

/// The settings of a session; they have no effect, as nothing is loaded from a network.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The default settings.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// Settings without a cache.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings of a session in the background.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  /// The time after which a request fails, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// The time after which loading a resource fails, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// How the cache is used.
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// The cache.
  public var urlCache: URLCache? = .shared
  /// Whether requests wait for a network.
  public var waitsForConnectivity = false
  /// Whether mobile networks may be used.
  public var allowsCellularAccess = true
  /// The fields of the header of all requests.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Whether the system chooses the time of transfers.
  public var isDiscretionary = false
  /// Whether the app is launched for transfers in the background.
  public var sessionSendsLaunchEvents = false
  /// Whether transfers go on when the app's device saves data.
  public var allowsConstrainedNetworkAccess = true
  /// Whether networks that cost may be used.
  public var allowsExpensiveNetworkAccess = true
  /// Whether several connections share one.
  public var httpShouldUsePipelining = false
  /// Whether cookies are set.
  public var httpShouldSetCookies = true
  /// The most connections to one host.
  public var httpMaximumConnectionsPerHost = 6
}

/// A cache of responses, which is always empty.
open class URLCache: NSObject, @unchecked Sendable {
  /// The cache of all sessions.
  public static var shared: URLCache {
    get { URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000) }
    set {}
  }

  /// The capacity in memory, in bytes.
  public var memoryCapacity: Int
  /// The capacity on the disk, in bytes.
  public var diskCapacity: Int

  /// Creates a cache.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// Creates a cache.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
  }

  /// The response to a request: none.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }

  /// Leaves a response out.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}

  /// Leaves the cache empty.
  open func removeCachedResponse(for request: URLRequest) {}

  /// Leaves the cache empty.
  open func removeAllCachedResponses() {}
}

/// A response and its data.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The response.
  public let response: URLResponse
  /// The data.
  public let data: Data

  /// Keeps a response and its data.
  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}
