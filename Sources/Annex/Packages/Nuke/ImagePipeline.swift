public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit
import ScrollworkSystem

/// A request of the picture at a URL.
public struct ImageRequest: ExpressibleByStringLiteral {
  /// The priorities of requests.
  public enum Priority: Int, Sendable {
    case veryLow, low, normal, high, veryHigh
  }

  /// Options of a request; for pictures of files they have no effect.
  public struct Options: OptionSet, Sendable {
    /// The raw value of the options.
    public let rawValue: UInt16

    /// Creates options from bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Ignores caches.
    public static let reloadIgnoringCachedData = Options(rawValue: 4)
    /// Reads caches only.
    public static let returnCacheDataDontLoad = Options(rawValue: 8)
  }

  /// The URL of the image request.
  public let url: URL?
  /// The processors of the image request.
  public var processors: [any ImageProcessing]
  /// The priority of the image request.
  public var priority: Priority

  /// Creates a request of the picture at a URL.
  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = []
  ) {
    (self.url, self.processors, self.priority) = (url, processors, priority)
  }

  /// The image that the processors make; nil if one of them fails.
  func processed(_ image: UIImage) -> UIImage? {
    processors.reduce(image) { image, processor in image.flatMap { processor.process($0) } }
  }

  /// Creates a request from one of Foundation's.
  public init(urlRequest: URLRequest, processors: [any ImageProcessing] = []) {
    self.init(url: urlRequest.url, processors: processors)
  }

  /// Creates a request of the picture at a URL.
  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

/// A value that stands for a request: a URL, or a request.
public protocol ImageRequestConvertible {
  /// The request for the picture.
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  /// The request for the picture.
  public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
  /// The request for the picture of the URL.
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

/// A picture with its data.
public struct ImageContainer {
  /// The image of the image container.
  public var image: UIImage
}

/// The answer to a request.
public struct ImageResponse {
  /// The container of the image response.
  public let container: ImageContainer
  /// The image of the image response.
  public var image: UIImage { container.image }
}

/// A request that runs, and can be canceled.
public final class ImageTask: @unchecked Sendable {
  private(set) var isCancelled = false
  /// The priority of the image task.
  public var priority = ImageRequest.Priority.normal

  /// Cancels the request, which then calls nothing.
  public func cancel() { isCancelled = true }
}

/// The loader of pictures: those of files are loaded, requests of all others fail.
public final class ImagePipeline: @unchecked Sendable {
  /// The errors of requests.
  public enum Error: Swift.Error {
    case dataLoadingFailed(error: any Swift.Error)
    case decodingFailed
    case processingFailed
  }

  /// The configuration of a pipeline.
  public struct Configuration: Sendable {
    /// Keeps pictures in files.
    public static var withDataCache: Configuration { Configuration() }
    /// Keeps pictures in Foundation's cache.
    public static var withURLCache: Configuration { Configuration() }
    /// Whether pictures appear while they are loaded.
    public var isProgressiveDecodingEnabled = false

    /// Creates the default settings.
    public init() {}
  }

  private final class Shared {
    var pipeline = ImagePipeline()
  }

  /// The loader of the app.
  public static var shared: ImagePipeline {
    get { AppProcess.current.only { Shared() }.pipeline }
    set { AppProcess.current.only { Shared() }.pipeline = newValue }
  }

  /// Creates a loader with settings.
  public init(configuration: Configuration = Configuration()) {}

  /// Creates a loader with settings that a closure makes.
  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  /// Loads the picture of a request.
  @discardableResult public func loadImage(
    with request: any ImageRequestConvertible,
    completion: @escaping (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask {
    let task = ImageTask()
    PictureRequest.answer(to: request.asImageRequest().url) { result in
      guard !task.isCancelled else { return }
      switch result {
      case .failure(let error): completion(.failure(.dataLoadingFailed(error: error)))
      case .success(let image):
        guard let image = request.asImageRequest().processed(image) else {
          return completion(.failure(.processingFailed))
        }
        completion(.success(ImageResponse(container: ImageContainer(image: image))))
      }
    }
    return task
  }

  /// Loads the picture of a URL.
  public func image(for url: URL) async throws -> UIImage {
    try await PictureRequest.image(for: url)
  }

  /// Loads the picture of a request.
  public func image(for request: ImageRequest) async throws -> UIImage {
    let image = try await PictureRequest.image(for: request.url)
    guard let image = request.processed(image) else { throw Error.processingFailed }
    return image
  }
}

/// Loads pictures before they are needed: without a network there are none.
public final class ImagePrefetcher: @unchecked Sendable {
  /// Creates an image prefetcher with a pipeline.
  public init(pipeline: ImagePipeline = .shared) {}
  /// Starts prefetching pictures of URLs.
  public func startPrefetching(with urls: [URL]) {}
  /// Stops prefetching pictures of URLs.
  public func stopPrefetching(with urls: [URL]) {}
  /// Stops prefetching all pictures.
  public func stopPrefetching() {}
}
