public import ScrollworkFoundation

/// A request that loads a file.
open class DownloadRequest: Request, @unchecked Sendable {
  /// What decides where a file goes.
  public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
    destinationURL: URL, options: Options
  )

  /// Options for moving a downloaded file.
  public struct Options: OptionSet, Sendable {
    /// Creates missing folders of the target.
    public static let createIntermediateDirectories = Options(rawValue: 1)
    /// A file that is there is removed.
    public static let removePreviousFile = Options(rawValue: 2)

    /// One bit for each option.
    public let rawValue: Int

    /// Creates options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// A destination in a folder of the app.
  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { temporary, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      let name = response.suggestedFilename ?? temporary.lastPathComponent
      return (folder?.appendingPathComponent(name) ?? temporary, options)
    }
  }

  /// Accepts status codes from 200 to 299 alone.
  @discardableResult public func validate() -> Self {
    addValidation { _, response, _ in
      200..<300 ~= response.statusCode
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
    return self
  }

  private func deliver<Value>(
    _ value: @escaping (Data?, URL?) -> Value?,
    _ handler: @escaping (AFDownloadResponse<Value>) -> Void
  ) {
    whenFinished { [self] in
      let url = error == nil ? request?.url : nil
      let missing = AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
      let result: AFResult<Value> =
        error.map { .failure($0) } ?? value(data, url).map { .success($0) } ?? .failure(missing)
      handler(
        DownloadResponse(request: request, response: response, fileURL: url, result: result))
    }
  }

  /// Calls a closure with the file.
  @discardableResult public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self {
    deliver({ $1 }, completionHandler)
    return self
  }

  /// Calls a closure with the file.
  @discardableResult public func responseURL(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    deliver({ $1 }, completionHandler)
    return self
  }

  /// Calls a closure with the data in the file.
  @discardableResult public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self {
    deliver({ data, _ in data }, completionHandler)
    return self
  }
}
