public import ScrollworkFoundation

/// A form of the parameters of a request.
public protocol ParameterEncoding: Sendable {
  /// The request with parameters.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
}

/// Parameters as a query, or as the body of a form.
public struct URLEncoding: ParameterEncoding {
  /// Where the parameters go.
  public enum Destination: Sendable {
    /// The query of `GET`, `HEAD` and `DELETE` requests, the body of others.
    case methodDependent
    /// Encodes into the query.
    case queryString
    /// Encodes into the body.
    case httpBody
  }

  /// How arrays are written.
  public enum ArrayEncoding: Sendable {
    /// Appends `[]` to the key.
    case brackets
    /// Repeats the key alone.
    case noBrackets
    /// Appends the index in brackets to the key.
    case indexInBrackets
  }

  /// How truth values are written.
  public enum BoolEncoding: Sendable {
    /// Writes `1` and `0`.
    case numeric
    /// Writes `true` and `false`.
    case literal
  }

  /// Parameters by the method.
  public static var `default`: URLEncoding { URLEncoding() }
  /// Parameters in the query.
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  /// Parameters in the body.
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  /// Where the parameters go.
  public let destination: Destination
  /// How arrays are written.
  public let arrayEncoding: ArrayEncoding
  /// How truth values are written.
  public let boolEncoding: BoolEncoding

  /// Creates an encoding with its options.
  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    (self.arrayEncoding, self.boolEncoding) = (arrayEncoding, boolEncoding)
  }

  /// The request with parameters.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    let query = parameters.sorted { $0.key < $1.key }.flatMap { components($0.key, $0.value) }
      .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    let isInQuery =
      destination == .queryString
      || destination == .methodDependent && ["GET", "HEAD", "DELETE"].contains(request.httpMethod)
    guard isInQuery else {
      if request.headers["Content-Type"] == nil {
        request.headers.update(.contentType("application/x-www-form-urlencoded; charset=utf-8"))
      }
      request.httpBody = Data(query.utf8)
      return request
    }
    guard let url = request.url else {
      throw AFError.parameterEncodingFailed(reason: .missingURL)
    }
    if !parameters.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) {
      parts.percentEncodedQuery = (parts.percentEncodedQuery.map { $0 + "&" } ?? "") + query
      request.url = parts.url
    }
    return request
  }

  private func components(_ key: String, _ value: Any) -> [(String, String)] {
    switch value {
    case let table as [String: Any]:
      return table.sorted { $0.key < $1.key }.flatMap { components("\(key)[\($0.key)]", $0.value) }
    case let list as [Any]:
      return list.enumerated().flatMap { index, value in
        switch arrayEncoding {
        case .brackets: components(key + "[]", value)
        case .noBrackets: components(key, value)
        case .indexInBrackets: components("\(key)[\(index)]", value)
        }
      }
    case let truth as Bool:
      let word = boolEncoding == .numeric ? (truth ? "1" : "0") : "\(truth)"
      return [(Self.escaped(key), word)]
    default: return [(Self.escaped(key), Self.escaped("\(value)"))]
    }
  }

  /// A text with all but unreserved characters as percent escapes.
  static func escaped(_ text: String) -> String {
    var allowed = CharacterSet(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "-._~/?")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

/// Parameters as a body of JSON.
public struct JSONEncoding: ParameterEncoding {
  /// An encoding as compact JSON.
  public static var `default`: JSONEncoding { JSONEncoding() }
  /// Text with line breaks.
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  /// How the text is written.
  public let options: JSONSerialization.WritingOptions

  /// Creates a JSON encoding with options.
  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  /// The request with parameters.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws
    -> URLRequest
  {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    guard JSONSerialization.isValidJSONObject(parameters) else {
      throw AFError.parameterEncodingFailed(
        reason: .jsonEncodingFailed(error: AFError.invalidURL(url: "")))
    }
    do {
      request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: options)
    } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}
