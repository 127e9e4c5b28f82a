public import ScrollworkFoundation

/// A request of a session.
///
/// It is sent with the first handler of its response, and fails a moment later on the scene's clock,
/// as on a device without a network; requests of files are answered.
open class Request: @unchecked Sendable {
  /// The state of a request.
  public enum State: Sendable {
    /// The request was not sent yet.
    case initialized
    /// The request is sent.
    case resumed
    /// The request is suspended.
    case suspended
    /// The request is cancelled.
    case cancelled
    /// The request has finished.
    case finished
  }

  /// A handler of a request's progress.
  public typealias ProgressHandler = (_ progress: Progress) -> Void

  /// The state of the request.
  public private(set) var state = State.initialized
  /// The request as it was made, or was adapted.
  public private(set) var request: URLRequest?
  /// The response of the request.
  public private(set) var response: HTTPURLResponse?
  /// The error of the request.
  public internal(set) var error: AFError?
  /// The number of times that the request was sent again.
  public private(set) var retryCount = 0
  /// The task that loads it.
  public private(set) var task: URLSessionTask?
  private(set) var data: Data?
  private let convertible: any URLRequestConvertible
  private let interceptor: (any RequestInterceptor)?
  private weak var session: Session?
  private let startsImmediately: Bool
  private var handlers: [() -> Void] = []
  private(set) var validations: [(URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>] =
    []

  init(
    _ convertible: any URLRequestConvertible, _ interceptor: (any RequestInterceptor)?,
    of session: Session
  ) {
    self.convertible = convertible
    self.session = session
    startsImmediately = session.startRequestsImmediately
    self.interceptor = interceptor ?? session.interceptor
  }

  func addValidation(
    _ validation: @escaping (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>
  ) { validations.append(validation) }

  /// Calls a closure when the request has ended.
  func whenFinished(_ handler: @escaping () -> Void) {
    if state == .finished || state == .cancelled && error != nil {
      let box = Handler(handler)
      DispatchQueue.main.async { box.call() }
    } else {
      handlers.append(handler)
      if startsImmediately { resume() }
    }
  }

  /// Sends the request.
  @discardableResult open func resume() -> Self {
    guard state == .initialized || state == .suspended else { return self }
    let isFirst = state == .initialized
    state = .resumed
    session?.tell { $0.requestDidResume(self) }
    if isFirst { send() } else { task?.resume() }
    return self
  }

  /// Suspends the request.
  @discardableResult open func suspend() -> Self {
    guard state == .resumed else { return self }
    state = .suspended
    task?.suspend()
    return self
  }

  /// Cancels the request, whose handlers get an error.
  @discardableResult open func cancel() -> Self {
    guard state != .finished, state != .cancelled else { return self }
    state = .cancelled
    error = .explicitlyCancelled
    task?.cancel()
    let box = Handler { [self] in finish() }
    DispatchQueue.main.async { box.call() }
    return self
  }

  private func send() {
    let made: URLRequest
    do { made = try convertible.asURLRequest() } catch {
      fail(AFError(error, else: AFError.createURLRequestFailed))
      return
    }
    request = made
    guard let session else { return fail(.sessionDeinitialized) }
    guard let interceptor else { return load(made) }
    interceptor.adapt(made, for: session) { [self] result in
      switch result {
      case .success(let request): load(request)
      case .failure(let error): fail(.requestAdaptationFailed(error: error))
      }
    }
  }

  private func load(_ request: URLRequest) {
    guard state == .resumed else { return }
    guard let session else { return fail(.sessionDeinitialized) }
    self.request = request
    let task = session.session.dataTask(with: request) { [self] data, response, error in
      guard state != .cancelled else { return }
      self.data = data
      self.response =
        response as? HTTPURLResponse
        ?? response.flatMap {
          $0.url.flatMap {
            HTTPURLResponse(url: $0, statusCode: 200, httpVersion: nil, headerFields: nil)
          }
        }
      if let error { return fail(.sessionTaskFailed(error: error)) }
      validate()
    }
    self.task = task
    task.resume()
  }

  private func validate() {
    guard let response else { return finish() }
    for validation in validations {
      if case .failure(let error) = validation(request, response, data) {
        return fail(
          AFError(error) { .responseValidationFailed(reason: .customValidationFailed(error: $0)) })
      }
    }
    finish()
  }

  /// Ends with an error, unless an interceptor lets the request be sent again.
  private func fail(_ error: AFError) {
    self.error = error
    guard let interceptor, let session else {
      let box = Handler { [self] in finish() }
      DispatchQueue.main.async { box.call() }
      return
    }
    interceptor.retry(self, for: session, dueTo: error) { [self] result in
      switch result {
      case .retry: retry(after: 0)
      case .retryWithDelay(let delay): retry(after: delay)
      case .doNotRetry: finish()
      case .doNotRetryWithError(let retryError):
        self.error = .requestRetryFailed(retryError: retryError, originalError: error)
        finish()
      }
    }
  }

  private func retry(after delay: TimeInterval) {
    retryCount += 1
    let box = Handler { [self] in
      guard state == .resumed else { return }
      error = nil
      send()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { box.call() }
  }

  private func finish() {
    if state != .cancelled { state = .finished }
    session?.tell { $0.requestDidFinish(self) }
    let waiting = handlers
    handlers = []
    for handler in waiting { handler() }
  }

  /// Whether the request has ended.
  public var isFinished: Bool { state == .finished }
  /// Whether the request was cancelled.
  public var isCancelled: Bool { state == .cancelled }
  /// Whether the request was sent.
  public var isResumed: Bool { state == .resumed }

  /// Sets the download progress handler, which is not called: without a network nothing loads.
  @discardableResult public func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self { self }

  /// Sets the upload progress handler, which is not called: without a network nothing is sent.
  @discardableResult public func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self { self }

  /// The request as a command of curl.
  public func cURLDescription() -> String {
    guard let request, let url = request.url else { return "$ curl command could not be created" }
    let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      .map { " \\\n\t-H \"\($0.key): \($0.value)\"" }.joined()
    return "$ curl -v \\\n\t-X \(request.httpMethod ?? "GET")\(fields) \\\n\t\"\(url)\""
  }
}

/// A closure that a queue calls on the thread of the scene.
struct Handler: @unchecked Sendable {
  let call: () -> Void

  init(_ call: @escaping () -> Void) { self.call = call }
}
