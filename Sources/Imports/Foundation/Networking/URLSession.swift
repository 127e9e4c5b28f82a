public import Foundation
public import ScrollworkPublishers
import ScrollworkSystem
import ScrollworkViews

/// A session that loads URLs, as on a device without a network.
///
/// Requests of files are answered. All others fail with `URLError.notConnectedToInternet`, a moment
/// later on the scene's clock: an app shows what it shows to a phone in flight mode.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session without settings of its own.
  public static let shared = URLSession(configuration: .default)

  /// The settings.
  public let configuration: URLSessionConfiguration
  /// The delegate.
  public let delegate: (any URLSessionDelegate)?

  /// Creates a session.
  public init(configuration: URLSessionConfiguration) {
    (self.configuration, delegate) = (configuration, nil)
  }

  /// Creates a session with a delegate, which is never called.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
  }

  /// The seconds until a request fails.
  ///
  /// - Source: chosen; a device that has no network knows it at once.
  static let delay = 0.05

  /// What loading a request gives.
  static func answer(to request: URLRequest) -> Result<(Data, URLResponse), any Error> {
    guard let url = request.url else { return .failure(URLError(.badURL)) }
    guard url.isFileURL else {
      return .failure(
        URLError(
          .notConnectedToInternet,
          userInfo: [
            NSURLErrorKey: url,
            NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
          ]))
    }
    guard let data = try? InputFile.contents(of: url.path) else {
      return .failure(URLError(.fileDoesNotExist, userInfo: [NSURLErrorKey: url]))
    }
    return .success(
      (
        data,
        URLResponse(
          url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
      ))
  }

  /// Ends the session.
  open func finishTasksAndInvalidate() {}

  /// Ends the session.
  open func invalidateAndCancel() {}
}

/// A delegate of a session.
public protocol URLSessionDelegate: AnyObject {}

/// A delegate of the tasks of a session.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}

/// A delegate of tasks that load data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

/// A delegate of tasks that load files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

extension URLSession {
  /// Loads the data of a request.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await Task<Never, Never>.sleep(for: .seconds(Self.delay))
    return try Self.answer(to: request).get()
  }

  /// Loads the data of a URL.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Sends data.
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }

  /// Loads a file.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    (url, try await data(from: url).1)
  }

  /// A task that loads the data of a request.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { completionHandler($0?.0, $0?.1, $1) }
  }

  /// A task that loads the data of a URL.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task that sends data.
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { completionHandler($0?.0, $0?.1, $1) }
  }

  /// A task that loads a file.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void = {
      _, _, _ in
    }
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) {
      completionHandler($0 == nil ? nil : url, $0?.1, $1)
    }
  }

  /// A publisher of the data of a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of the data of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads a request for each subscriber.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates a publisher of the data of a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      Just(request)
        .delay(for: .seconds(URLSession.delay), scheduler: DispatchQueue.main)
        .setFailureType(to: URLError.self)
        .flatMap { request in
          URLSession.answer(to: request).map { (data: $0.0, response: $0.1) }
            .mapError { $0 as? URLError ?? URLError(.unknown) }.publisher
        }
        .receive(subscriber: subscriber)
    }
  }
}
