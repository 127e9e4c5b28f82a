public import Foundation

/// A request to load a URL.
public struct URLRequest: Hashable, Sendable {
  /// How a cache is used, of which there is none.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy
    /// Without the cache.
    case reloadIgnoringLocalCacheData
    /// From the cache if possible.
    case returnCacheDataElseLoad
    /// From the cache only.
    case returnCacheDataDontLoad
    /// Without any cache.
    case reloadIgnoringLocalAndRemoteCacheData
    /// From the cache if it is still valid.
    case reloadRevalidatingCacheData
  }

  /// The URL.
  public var url: URL?
  /// The cache policy.
  public var cachePolicy: CachePolicy
  /// The time after which a request fails, in seconds.
  public var timeoutInterval: TimeInterval
  /// The method.
  public var httpMethod: String? = "GET"
  /// The body.
  public var httpBody: Data?
  /// The fields of the header.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// Whether mobile networks may be used.
  public var allowsCellularAccess = true
  /// Whether cookies are sent.
  public var httpShouldHandleCookies = true

  /// Creates a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: Double = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// The value of a field of the header.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a field of the header; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    let known = fields.keys.first { $0.lowercased() == field.lowercased() }
    fields[known ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a field of the header.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

/// What is known of a loaded resource beside its data.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The URL.
  public let url: URL?
  /// The MIME type.
  public let mimeType: String?
  /// The expected length in bytes, or -1.
  public let expectedContentLength: Int64
  /// The name of the encoding of text.
  public let textEncodingName: String?

  /// Creates a response.
  public init(
    url: URL?, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    expectedContentLength = Int64(length)
  }

  /// The name for a file of the resource.
  open var suggestedFilename: String? { url?.lastPathComponent ?? "Unknown" }
}

/// The response of a web server.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status code.
  public let statusCode: Int
  /// The fields of the header.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates a response.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  /// The value of a field of the header.
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
      as? String
  }

  /// The words for a status code, in lower case.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200..<300: "no error"
    case 404: "not found"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "redirected"
    }
  }
}
