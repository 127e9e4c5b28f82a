public import ScrollworkFoundation

/// A type that converts to a URL.
public protocol URLConvertible: Sendable {
  /// The URL; an error if there is none.
  func asURL() throws -> URL
}

extension String: URLConvertible {
  /// The URL that the text is.
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  /// The URL itself.
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  /// The URL of the parts.
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

/// A type that converts to a request.
public protocol URLRequestConvertible: Sendable {
  /// The request; an error if there is none.
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  /// The request; nil if there is none.
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  /// The request itself.
  public func asURLRequest() throws -> URLRequest { self }
}

/// The parameters of a request.
public typealias Parameters = [String: Any]
