public import ScrollworkFoundation
import ScrollworkSystem

/// The session of requests that need no other.
public var AF: Session { Session.default }

/// A session of requests.
open class Session: @unchecked Sendable {
  /// The session of requests that need no other.
  public static var `default`: Session { AppProcess.current.only { Session() } }

  /// A change of a request before it is sent.
  public typealias RequestModifier = @Sendable (inout URLRequest) throws -> Void

  /// The session that loads.
  public let session: URLSession
  /// The configuration of the session.
  public var sessionConfiguration: URLSessionConfiguration { session.configuration }
  /// Whether requests are sent with their first handler.
  public let startRequestsImmediately: Bool
  /// What changes requests and lets them be sent again.
  public let interceptor: (any RequestInterceptor)?
  private let monitors: [any EventMonitor]
  private var requests: [Request] = []

  /// Creates a session with a configuration.
  public init(
    configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true,
    interceptor: (any RequestInterceptor)? = nil, eventMonitors: [any EventMonitor] = []
  ) {
    session = URLSession(configuration: configuration)
    self.startRequestsImmediately = startRequestsImmediately
    (self.interceptor, monitors) = (interceptor, eventMonitors)
  }

  func tell(_ event: (any EventMonitor) -> Void) { for monitor in monitors { event(monitor) } }

  private func added<R: Request>(_ request: R) -> R {
    requests.removeAll { $0.isFinished || $0.isCancelled }
    requests.append(request)
    return request
  }

  /// A request with parameters.
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    let made = Made {
      let request = try URLRequest(url: convertible, method: method, headers: headers)
      var encoded = try encoding.encode(request, with: parameters)
      try requestModifier?(&encoded)
      return encoded
    }
    return added(DataRequest(made, interceptor, of: self))
  }

  /// A request with parameters that are a value of a type.
  open func request<Parameters: Encodable & Sendable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    let made = Made {
      let request = try URLRequest(url: convertible, method: method, headers: headers)
      var encoded = try encoder.encode(parameters, into: request)
      try requestModifier?(&encoded)
      return encoded
    }
    return added(DataRequest(made, interceptor, of: self))
  }

  /// Creates a data request.
  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { added(DataRequest(convertible, interceptor, of: self)) }

  /// A request that loads a file.
  open func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let made = Made {
      let request = try URLRequest(url: convertible, method: method, headers: headers)
      return try encoding.encode(request, with: parameters)
    }
    return added(DownloadRequest(made, interceptor, of: self))
  }

  /// A request that loads a file.
  open func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { added(DownloadRequest(convertible, interceptor, of: self)) }

  /// A request that sends data.
  open func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    let made = Made {
      var request = try URLRequest(url: convertible, method: method, headers: headers)
      request.httpBody = data
      return request
    }
    return added(UploadRequest(made, interceptor, of: self))
  }

  /// A request that sends a form of several parts.
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = 10_000_000, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    let form = MultipartFormData()
    multipartFormData(form)
    let made = Made {
      var request = try URLRequest(url: url, method: method, headers: headers)
      request.headers.update(.contentType(form.contentType))
      request.httpBody = form.encoded
      return request
    }
    return added(UploadRequest(made, interceptor, of: self))
  }

  /// Cancels all requests.
  open func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main) {
    for request in requests { request.cancel() }
  }
}

/// A request that is made when it is sent.
private struct Made: URLRequestConvertible, @unchecked Sendable {
  let make: () throws -> URLRequest

  init(_ make: @escaping () throws -> URLRequest) { self.make = make }

  func asURLRequest() throws -> URLRequest { try make() }
}
