public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit

/// Where a picture was kept.
public enum CacheType: Sendable {
  case none
  case memory
  case disk

  /// Whether the picture comes from a cache.
  public var cached: Bool { self != .none }
}

/// A picture that was retrieved.
public struct RetrieveImageResult {
  /// The image of the retrieve image result.
  public let image: UIImage
  /// Where it was kept.
  public let cacheType: CacheType
  /// Where it comes from.
  public let source: Source
  /// Where it comes from first.
  public let originalSource: Source
}

/// A loaded picture and its data.
public struct ImageLoadingResult {
  /// The image of the image loading result.
  public let image: UIImage
  /// The URL of the image loading result.
  public let url: URL?
  /// The original data of the image loading result.
  public let originalData: Data
}

/// A request that can be ended.
public final class DownloadTask: @unchecked Sendable {
  private(set) var isCancelled = false

  /// Ends the request, which then calls nothing.
  public func cancel() { isCancelled = true }
}

/// Requests of pictures: those of files are answered, all others fail.
public final class KingfisherManager: @unchecked Sendable {
  /// The requests of the app.
  public static var shared: KingfisherManager {
    AppProcess.current.only { KingfisherManager() }
  }

  /// The cache of pictures.
  public var cache = ImageCache.default
  /// How pictures are loaded.
  public var downloader = ImageDownloader.default
  /// The options of all requests.
  public var defaultOptions: KingfisherOptionsInfo = []

  /// The picture of a source: one that is kept, or that of a file or of data.
  ///
  /// - Returns: nil for a picture of the network.
  static func result(
    of source: Source, _ options: KingfisherParsedOptionsInfo
  ) -> Result<RetrieveImageResult, KingfisherError>? {
    let kept = shared.cache.retrieveImageInMemoryCache(forKey: source.cacheKey)
    let processed = AppProcess.current.only { ProcessedImages() }
    let image = kept.flatMap { options.processor.process(item: .image($0), options: options) }
    return (image.map { .success($0) } ?? processed.image(of: source, options))?.map {
      RetrieveImageResult(
        image: $0, cacheType: kept == nil ? .none : .memory, source: source,
        originalSource: source)
    }
  }

  static func answer(
    to source: Source?, _ options: KingfisherParsedOptionsInfo,
    _ completion: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) {
    guard let source else {
      return PictureRequest.after { completion(.failure(.imageSettingError(reason: .emptySource))) }
    }
    if let result = result(of: source, options) {
      return PictureRequest.after { completion(result) }
    }
    PictureRequest.answer(to: source.url) { result in
      if case .failure(let error) = result {
        completion(.failure(.responseError(reason: .URLSessionError(error: error))))
      }
    }
  }

  /// Retrieves the picture of a resource.
  @discardableResult public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let task = DownloadTask()
    Self.answer(to: source, KingfisherParsedOptionsInfo(options)) {
      if !task.isCancelled { completionHandler?($0) }
    }
    return task
  }

  /// Retrieves the picture of a source.
  @discardableResult public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, completionHandler: completionHandler)
  }

  /// Retrieves the picture of a source.
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil
  ) async throws -> RetrieveImageResult {
    let source = resource.convertToSource()
    if let result = Self.result(of: source, KingfisherParsedOptionsInfo(options)) {
      return try result.get()
    }
    throw PictureRequest.error(of: source.url)
  }
}

/// The results of processors, which views ask for again each time they are made.
private final class ProcessedImages {
  private var images: [String: UIImage] = [:]

  /// The image of a source after the processor; nil for one of the network.
  func image(
    of source: Source, _ options: KingfisherParsedOptionsInfo
  ) -> Result<UIImage, KingfisherError>? {
    let key = "\(source.cacheKey) \(options.processor.identifier) \(options.scaleFactor)"
    if let image = images[key] { return .success(image) }
    switch source.data {
    case .success(let data):
      let image = options.processor.process(item: .data(data), options: options)
      images[key] = image
      return image.map { .success($0) } ?? .failure(.processorError(reason: .processingFailed))
    case .failure(let error):
      return .failure(.imageSettingError(reason: .dataProviderError(error: error)))
    case nil: return nil
    }
  }
}

/// How pictures are loaded.
open class ImageDownloader: @unchecked Sendable {
  /// The way of the app.
  public static var `default`: ImageDownloader {
    AppProcess.current.only { ImageDownloader(name: "default") }
  }

  /// The time after which a request fails, in seconds.
  open var downloadTimeout: TimeInterval = 15
  /// Hosts that are trusted.
  open var trustedHosts: Set<String>?

  /// A way with a name.
  public init(name: String) {}

  /// Downloads the picture of a URL.
  @discardableResult open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    KingfisherManager.shared.retrieveImage(with: url) { result in
      completionHandler?(
        result.map {
          ImageLoadingResult(
            image: $0.image, url: url, originalData: (try? Data(contentsOf: url)) ?? Data())
        })
    }
  }
}

/// Requests of pictures before they are needed.
public final class ImagePrefetcher: @unchecked Sendable {
  private let completion: (() -> Void)?

  /// Creates a prefetcher of pictures at URLs.
  public init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil
  ) {
    completion = completionHandler.map { call in
      { call([], urls.filter { !$0.isFileURL }, urls.filter(\.isFileURL)) }
    }
  }

  /// Starts the image prefetcher.
  public func start() { PictureRequest.after(PictureRequest.delay) { self.completion?() } }
  /// Stops the image prefetcher.
  public func stop() {}
}
