public import ScrollworkFoundation

/// A field of a header.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
  /// The name of the HTTP header.
  public let name: String
  /// The value of the HTTP header.
  public let value: String

  /// Creates an HTTP header with a name and a value.
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  /// The name and the value.
  public var description: String { "\(name): \(value)" }

  /// An `Accept` field.
  public static func accept(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept", value: value)
  }

  /// An `Accept-Language` field.
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Language", value: value)
  }

  /// An `Authorization` field of a name and a password.
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }

  /// An `Authorization` field of a token.
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }

  /// An `Authorization` field.
  public static func authorization(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Authorization", value: value)
  }

  /// A `Content-Type` field.
  public static func contentType(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Type", value: value)
  }

  /// A `User-Agent` field.
  public static func userAgent(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "User-Agent", value: value)
  }
}

/// The fields of a header, whose names have no case.
public struct HTTPHeaders: Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  /// Creates empty HTTP headers.
  public init() {}

  /// Fields, of which the last of a name counts.
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }

  /// Fields by their names.
  public init(_ dictionary: [String: String]) {
    self.init(dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0, value: $1) })
  }

  /// Adds a field, in place of one of the same name.
  public mutating func add(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }

  /// Adds a field, in place of one of the same name.
  public mutating func add(_ header: HTTPHeader) { update(header) }

  /// Changes or adds a field.
  public mutating func update(name: String, value: String) {
    update(HTTPHeader(name: name, value: value))
  }

  /// Changes or adds a field.
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) {
      headers[index] = header
    } else {
      headers.append(header)
    }
  }

  /// Removes a field.
  public mutating func remove(name: String) {
    if let index = index(of: name) { headers.remove(at: index) }
  }

  /// The value of a field.
  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }

  /// The value of a field; nil removes it.
  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }

  /// The values by names.
  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  private func index(of name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  /// The fields that every request has.
  public static var `default`: HTTPHeaders {
    [
      HTTPHeader(name: "Accept-Encoding", value: "br;q=1.0, gzip;q=0.9, deflate;q=0.8"),
      .acceptLanguage("en;q=1.0"),
    ]
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence {
  /// Fields of a literal.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0, value: $1) })
  }

  /// Fields of a literal.
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }

  /// An iterator of the fields.
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
}

extension URLRequest {
  /// The fields of the header.
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }

  /// The method of the URL request.
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }

  /// Creates a request with a method and a header.
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }
}

extension URLSessionConfiguration {
  /// The fields that requests of the session have in addition to their own.
  public var headers: HTTPHeaders {
    get {
      HTTPHeaders((httpAdditionalHeaders as? [String: String]) ?? [:])
    }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}

extension HTTPURLResponse {
  /// The fields of the header.
  public var headers: HTTPHeaders {
    HTTPHeaders(
      Dictionary(
        allHeaderFields.map { ("\($0.key)", "\($0.value)") }, uniquingKeysWith: { $1 }))
  }
}
