public import ScrollworkFoundation

/// A form of parameters that are values of a type.
public protocol ParameterEncoder: Sendable {
  /// The request with parameters.
  func encode<Parameters: Encodable & Sendable>(_ parameters: Parameters?, into request: URLRequest)
    throws -> URLRequest
}

/// Parameters as a body of JSON.
open class JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
  /// An encoder of compact JSON.
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  /// Text with line breaks.
  public static var prettyPrinted: JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return JSONParameterEncoder(encoder: encoder)
  }

  /// The encoder of the parameters.
  public let encoder: JSONEncoder

  /// Creates a JSON parameter encoder with an encoder.
  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  /// The request with parameters.
  open func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    var request = request
    do { request.httpBody = try encoder.encode(parameters) } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  /// Parameters as a body of JSON.
  public static var json: JSONParameterEncoder { JSONParameterEncoder() }

  /// Parameters as a body of JSON.
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}

/// Parameters as a query, or as the body of a form.
open class URLEncodedFormParameterEncoder: ParameterEncoder, @unchecked Sendable {
  /// Where the parameters go.
  public typealias Destination = URLEncoding.Destination

  /// Parameters by the method.
  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

  /// Where the parameters go.
  public let destination: Destination

  /// Creates a URL-encoded form parameter encoder with a destination.
  public init(destination: Destination = .methodDependent) { self.destination = destination }

  /// The request with parameters.
  open func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    let data = try JSONEncoder().encode(parameters)
    let table = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try URLEncoding(destination: destination).encode(request, with: table)
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  /// Parameters as a query or a form, by the method.
  public static var urlEncodedForm: URLEncodedFormParameterEncoder {
    URLEncodedFormParameterEncoder()
  }
}
