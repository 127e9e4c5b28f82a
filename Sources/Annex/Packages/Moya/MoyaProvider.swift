/// A plugin that observes the requests of a provider.
public protocol PluginType {
  /// The request with changes.
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  /// The result of a request.
  func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType)
}

extension PluginType {
  /// The request as it is.
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  /// The default implementation, which does nothing.
  public func didReceive(_ result: Result<Response, MoyaError>, target: any TargetType) {}
}

/// What writes requests and responses.
public final class NetworkLoggerPlugin: PluginType {
  /// Creates a plugin, which writes nothing.
  public init() {}
}

/// A request that can be cancelled.
public protocol Cancellable {
  /// Whether the request is cancelled.
  var isCancelled: Bool { get }
  /// Cancels the request of the token.
  func cancel()
}

/// What sends the requests of a type.
open class MoyaProvider<Target: TargetType> {
  /// The completion handler of a request.
  public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void

  /// The session of the Moya provider.
  public let session: Session
  /// The plugins that observe requests.
  public let plugins: [any PluginType]

  /// Creates a Moya provider with a session and plugins.
  public init(session: Session = .default, plugins: [any PluginType] = []) {
    (self.session, self.plugins) = (session, plugins)
  }

  /// Sends the request of a target.
  @discardableResult open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, completion: @escaping Completion
  ) -> any Cancellable {
    let request: URLRequest
    do { request = try Self.request(of: target) } catch {
      completion(.failure(.requestMapping(target.path)))
      return Ended()
    }
    let prepared = plugins.reduce(request) { $1.prepare($0, target: target) }
    let sent = session.request(prepared)
    if let codes = target.validationType.codes { sent.validate(statusCode: codes) }
    sent.response { [plugins] answer in
      let response = answer.response.map {
        Response(
          statusCode: $0.statusCode, data: answer.data.flatMap { $0 } ?? Data(),
          request: answer.request, response: $0)
      }
      let result: Result<Response, MoyaError>
      switch (answer.error, response) {
      case (nil, let response?): result = .success(response)
      case (let error, let response):
        result = .failure(.underlying(error ?? AFError.sessionDeinitialized, response))
      }
      for plugin in plugins { plugin.didReceive(result, target: target) }
      completion(result)
    }
    return Running(sent)
  }

  private static func request(of target: Target) throws -> URLRequest {
    let url =
      target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
    var request = URLRequest(url: url)
    request.httpMethod = target.method.rawValue
    request.allHTTPHeaderFields = target.headers
    switch target.task {
    case .requestPlain, .uploadMultipart: break
    case .requestData(let data): request.httpBody = data
    case .requestJSONEncodable(let value): request.httpBody = try JSONEncoder().encode(value)
    case .requestCustomJSONEncodable(let value, let encoder):
      request.httpBody = try encoder.encode(value)
    case .requestParameters(let parameters, let encoding):
      request = try encoding.encode(request, with: parameters)
    case .requestCompositeData(let data, let parameters):
      request = try URLEncoding.queryString.encode(request, with: parameters)
      request.httpBody = data
    case .requestCompositeParameters(let body, let encoding, let parameters):
      request = try encoding.encode(request, with: body)
      request = try URLEncoding.queryString.encode(request, with: parameters)
    }
    return request
  }
}

/// A request that was never sent.
private struct Ended: Cancellable {
  let isCancelled = true

  func cancel() {}
}

/// A request that was sent.
private struct Running: Cancellable {
  private let request: DataRequest

  init(_ request: DataRequest) { self.request = request }

  var isCancelled: Bool { request.isCancelled }

  func cancel() { request.cancel() }
}
