public import Foundation
import ScrollworkViews

/// A task of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// The task is under way.
    case running
    /// The task waits.
    case suspended
    /// The task is being cancelled.
    case canceling
    /// The task has ended.
    case completed
  }

  typealias Completion = @Sendable ((Data, URLResponse)?, (any Error)?) -> Void

  /// The request.
  public let originalRequest: URLRequest?
  /// The request.
  open var currentRequest: URLRequest? { originalRequest }
  /// The response, once there is one.
  public private(set) var response: URLResponse?
  /// The error, once there is one.
  public private(set) var error: (any Error)?
  /// The state.
  public private(set) var state = State.suspended
  /// A description for the developer.
  public var taskDescription: String?
  /// The priority, from 0 to 1.
  public var priority: Float = 0.5
  private let completion: Completion

  init(_ request: URLRequest, _ completion: @escaping Completion) {
    (originalRequest, self.completion) = (request, completion)
  }

  /// Begins or continues the task.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.main.asyncAfter(deadline: .now() + URLSession.delay) { [self] in finish() }
  }

  /// Suspends the task, which then ends only after `resume()`.
  open func suspend() { if state == .running { state = .suspended } }

  /// Cancels the task, which calls its completion with an error.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    DispatchQueue.main.async { [self] in end(nil, URLError(.cancelled)) }
  }

  private func finish() {
    guard state == .running, let originalRequest else { return }
    switch URLSession.answer(to: originalRequest) {
    case .success(let answer): end(answer, nil)
    case .failure(let error): end(nil, error)
    }
  }

  private func end(_ answer: (Data, URLResponse)?, _ error: (any Error)?) {
    guard state != .completed else { return }
    (state, response, self.error) = (.completed, answer?.1, error)
    completion(answer, error)
  }
}

/// A task that loads data.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends data.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that loads a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
