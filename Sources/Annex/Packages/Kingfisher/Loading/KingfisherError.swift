public import ScrollworkFoundation

/// An error of a request.
public enum KingfisherError: Error {
  /// A request that cannot be made.
  public enum RequestErrorReason: Sendable {
    case emptyRequest
    case invalidURL(request: URLRequest)
  }

  /// The reason for an invalid response.
  public enum ResponseErrorReason: Sendable {
    case URLSessionError(error: any Error)
    case noURLResponse
  }

  /// A picture that is not kept.
  public enum CacheErrorReason: Sendable {
    case imageNotExisting(key: String)
  }

  /// Data that are no picture.
  public enum ProcessorErrorReason: Sendable {
    case processingFailed
  }

  /// A picture that is not shown.
  public enum ImageSettingErrorReason: Sendable {
    case emptySource
    case dataProviderError(error: any Error)
  }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  /// Whether the request was ended.
  public var isTaskCancelled: Bool { false }
  /// Whether another request was made.
  public var isNotCurrentTask: Bool { false }

  /// The number of the error.
  public var errorCode: Int {
    switch self {
    case .requestError: 1_001
    case .responseError: 2_001
    case .cacheError: 3_001
    case .processorError: 4_001
    case .imageSettingError: 5_001
    }
  }
}

extension KingfisherError: LocalizedError {
  /// The text of the error.
  public var errorDescription: String? {
    switch self {
    case .responseError(.URLSessionError(let error)):
      "A URL session error happened. The underlying error: \(error.localizedDescription)"
    case .imageSettingError(.emptySource): "The input resource is empty."
    default: "The picture cannot be loaded."
    }
  }
}
