// The module behind `import Moya` in a Swift file: requests described by the cases of a type.

@_exported public import ScrollworkAlamofire

/// A method of HTTP.
public typealias Method = HTTPMethod

/// A request as a value.
public protocol TargetType {
  /// The URL that all paths begin with.
  var baseURL: URL { get }
  /// The path after that URL.
  var path: String { get }
  /// The method of the target type.
  var method: Method { get }
  /// The body and the parameters of the request.
  var task: Task { get }
  /// Which responses are accepted.
  var validationType: ValidationType { get }
  /// The fields of the header.
  var headers: [String: String]? { get }
  /// The response of a stub.
  var sampleData: Data { get }
}

extension TargetType {
  /// Every response is accepted.
  public var validationType: ValidationType { .none }
  /// No data for tests.
  public var sampleData: Data { Data() }
}

/// Which responses are accepted.
public enum ValidationType: Hashable, Sendable {
  /// All status codes are valid.
  case none
  /// Status codes from 200 to 299.
  case successCodes
  /// Status codes from 200 to 399.
  case successAndRedirectCodes
  /// A list of status codes.
  case customCodes([Int])

  var codes: [Int]? {
    switch self {
    case .none: nil
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// The body and the parameters of a request.
public enum Task {
  /// A request without a body.
  case requestPlain
  /// A request with data as its body.
  case requestData(Data)
  /// A value as JSON.
  case requestJSONEncodable(any Encodable)
  /// A value as JSON of an encoder.
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  /// A request with encoded parameters.
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  /// Data, and parameters in the query.
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  /// Parameters in the body and in the query.
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any])
  /// The parts of a form.
  case uploadMultipart([MultipartFormData])
}

/// A part of a form.
public struct MultipartFormData: Sendable {
  /// Where the data of a part come from.
  public enum FormDataProvider: Sendable {
    /// A part from data.
    case data(Data)
    /// A part from a file.
    case file(URL)
  }

  /// Where the data come from.
  public let provider: FormDataProvider
  /// The name of the multipart form data.
  public let name: String
  /// The name of the file.
  public let fileName: String?
  /// The type of the data.
  public let mimeType: String?

  /// Creates a part of a form.
  public init(
    provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    (self.provider, self.name) = (provider, name)
    (self.fileName, self.mimeType) = (fileName, mimeType)
  }
}

/// A response of a server.
public final class Response {
  /// The status code of the response.
  public let statusCode: Int
  /// The data of the response.
  public let data: Data
  /// The request of the response.
  public let request: URLRequest?
  /// The response.
  public let response: HTTPURLResponse?

  /// Creates a response from its parts.
  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    (self.statusCode, self.data) = (statusCode, data)
    (self.request, self.response) = (request, response)
  }

  /// The response, if its status code is from 200 to 299.
  public func filterSuccessfulStatusCodes() throws -> Response {
    guard 200..<300 ~= statusCode else { throw MoyaError.statusCode(self) }
    return self
  }

  /// The data as JSON.
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
      throw MoyaError.jsonMapping(self)
    }
  }

  /// The data as text.
  public func mapString() throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw MoyaError.stringMapping(self)
    }
    return text
  }

  /// The data as a value of a type.
  public func map<D: Decodable>(
    _ type: D.Type, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true
  ) throws -> D {
    do { return try decoder.decode(type, from: data) } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }
}

/// An error of a request.
public enum MoyaError: Error, @unchecked Sendable {
  /// The data are no JSON.
  case jsonMapping(Response)
  /// The data are no text.
  case stringMapping(Response)
  /// The data are not of a type.
  case objectMapping(any Error, Response)
  /// The status code is not accepted.
  case statusCode(Response)
  /// The request failed, such as without a network.
  case underlying(any Error, Response?)
  /// The request cannot be made.
  case requestMapping(String)

  /// The response of the error; nil without one.
  public var response: Response? {
    switch self {
    case .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .requestMapping: nil
    }
  }
}

extension MoyaError: LocalizedError {
  /// The error for people.
  public var errorDescription: String? {
    switch self {
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .statusCode: "Status code didn't fall within the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    }
  }
}
