public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit
import ScrollworkUIScrolling
import ScrollworkSystem

/// A request of the picture at a URL.
public struct ImageRequest: ExpressibleByStringLiteral {
  /// How urgent a request is.
  public enum Priority: Int, Sendable {
    case veryLow, low, normal, high, veryHigh
  }

  /// Options of a request; for pictures of files they have no effect.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt16

    /// Options by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The picture is loaded again.
    public static let reloadIgnoringCachedData = Options(rawValue: 4)
    /// The picture is taken from a cache alone.
    public static let returnCacheDataDontLoad = Options(rawValue: 8)
  }

  /// The address.
  public let url: URL?
  /// The changes.
  public var processors: [any ImageProcessing]
  /// How urgent it is.
  public var priority: Priority

  /// A request of the picture at a URL.
  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = []
  ) {
    (self.url, self.processors, self.priority) = (url, processors, priority)
  }

  /// A request of a request of Foundation's.
  public init(urlRequest: URLRequest, processors: [any ImageProcessing] = []) {
    self.init(url: urlRequest.url, processors: processors)
  }

  /// A request of the picture at a URL.
  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}

/// What pictures are requested by: a URL, or a request.
public protocol ImageRequestConvertible {
  /// The request.
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  /// The request.
  public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
  /// The request.
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}

/// A change of loaded pictures; it has no effect, as those of files are shown as they are.
public protocol ImageProcessing {}

/// The changes of Nuke.
public enum ImageProcessors {
  /// A picture of another size.
  public struct Resize: ImageProcessing {
    /// The size.
    public let size: CGSize

    /// A picture of a size.
    public init(size: CGSize, crop: Bool = false, upscale: Bool = false) { self.size = size }

    /// A picture of a width.
    public init(width: CGFloat, upscale: Bool = false) {
      size = CGSize(width: width, height: 9_999)
    }

    /// A picture of a height.
    public init(height: CGFloat, upscale: Bool = false) {
      size = CGSize(width: 9_999, height: height)
    }
  }

  /// A round picture.
  public struct Circle: ImageProcessing {
    /// A round picture.
    public init() {}
  }

  /// A picture with round corners.
  public struct RoundedCorners: ImageProcessing {
    /// The radius.
    public let radius: CGFloat

    /// Round corners.
    public init(radius: CGFloat) { self.radius = radius }
  }

  /// A blurred picture.
  public struct GaussianBlur: ImageProcessing {
    /// The radius.
    public let radius: Int

    /// A blur.
    public init(radius: Int = 8) { self.radius = radius }
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  /// A picture of a size.
  public static func resize(size: CGSize) -> Self { Self(size: size) }
  /// A picture of a width.
  public static func resize(width: CGFloat) -> Self { Self(width: width) }
  /// A picture of a height.
  public static func resize(height: CGFloat) -> Self { Self(height: height) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
  /// A round picture.
  public static func circle() -> Self { Self() }
}

/// A loaded picture.
public struct ImageContainer {
  /// The picture.
  public var image: UIImage
}

/// The answer to a request.
public struct ImageResponse {
  /// The picture.
  public let container: ImageContainer
  /// The picture.
  public var image: UIImage { container.image }
}

/// A request that can be ended.
public final class ImageTask: @unchecked Sendable {
  private(set) var isCancelled = false
  /// How urgent it is.
  public var priority = ImageRequest.Priority.normal

  /// Ends the request, which then calls nothing.
  public func cancel() { isCancelled = true }
}

/// Requests of pictures: those of files are answered, all others fail.
public final class ImagePipeline: @unchecked Sendable {
  /// An error of a request.
  public enum Error: Swift.Error {
    case dataLoadingFailed(error: any Swift.Error)
    case decodingFailed
  }

  /// The settings.
  public struct Configuration: Sendable {
    /// Pictures are kept in files.
    public static var withDataCache: Configuration { Configuration() }
    /// Pictures are kept by Foundation.
    public static var withURLCache: Configuration { Configuration() }
    /// Whether pictures appear as they are loaded.
    public var isProgressiveDecodingEnabled = false

    /// The settings that are usual.
    public init() {}
  }

  private final class Shared {
    var pipeline = ImagePipeline()
  }

  /// The requests of the app.
  public static var shared: ImagePipeline {
    get { AppProcess.current.only { Shared() }.pipeline }
    set { AppProcess.current.only { Shared() }.pipeline = newValue }
  }

  /// Requests with settings.
  public init(configuration: Configuration = Configuration()) {}

  /// Requests with settings that a closure makes.
  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  /// Loads a picture.
  @discardableResult public func loadImage(
    with request: any ImageRequestConvertible,
    completion: @escaping (Result<ImageResponse, Error>) -> Void
  ) -> ImageTask {
    let task = ImageTask()
    PictureRequest.answer(to: request.asImageRequest().url) { result in
      guard !task.isCancelled else { return }
      completion(
        result.map { ImageResponse(container: ImageContainer(image: $0)) }
          .mapError { .dataLoadingFailed(error: $0) })
    }
    return task
  }

  /// Loads a picture.
  public func image(for url: URL) async throws -> UIImage {
    try await PictureRequest.image(for: url)
  }

  /// Loads a picture.
  public func image(for request: ImageRequest) async throws -> UIImage {
    try await PictureRequest.image(for: request.url)
  }
}

/// Requests of pictures before they are needed; without a network there are none.
public final class ImagePrefetcher: @unchecked Sendable {
  /// Requests.
  public init(pipeline: ImagePipeline = .shared) {}
  /// Begins.
  public func startPrefetching(with urls: [URL]) {}
  /// Ends.
  public func stopPrefetching(with urls: [URL]) {}
  /// Ends.
  public func stopPrefetching() {}
}

/// How a view of UIKit shows a picture.
public struct ImageLoadingOptions {
  private final class Shared {
    var options = ImageLoadingOptions()
  }

  /// The options of all views.
  public static var shared: ImageLoadingOptions {
    get { AppProcess.current.only { Shared() }.options }
    set { AppProcess.current.only { Shared() }.options = newValue }
  }
  /// Shown until the picture is there.
  public var placeholder: UIImage?
  /// Shown if the picture cannot be loaded.
  public var failureImage: UIImage?
  /// How the picture appears: one of a file is there at once.
  public var transition: Transition?

  /// How a picture appears.
  public struct Transition: Sendable {
    /// It becomes opaque in a time, in seconds.
    public static func fadeIn(duration: TimeInterval) -> Transition { Transition() }
  }

  /// How a view shows a picture.
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
  }
}

/// Shows the picture of a request in a view.
@MainActor @discardableResult public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared,
  into view: UIImageView, completion: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
  view.image = options.placeholder
  guard let request else { return nil }
  return ImagePipeline.shared.loadImage(with: request) { [weak view] result in
    MainActor.assumeIsolated {
      if let image = (try? result.get())?.image ?? options.failureImage { view?.image = image }
    }
    completion?(result)
  }
}
