public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIKit

/// Where a picture was kept.
public enum CacheType: Sendable {
  case none
  case memory
  case disk

  /// Whether it was kept.
  public var cached: Bool { self != .none }
}

/// A loaded picture.
public struct RetrieveImageResult {
  /// The picture.
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
  /// The picture.
  public let image: UIImage
  /// The address.
  public let url: URL?
  /// The data.
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

  /// What is kept.
  public var cache = ImageCache.default
  /// How pictures are loaded.
  public var downloader = ImageDownloader.default
  /// The options of all requests.
  public var defaultOptions: KingfisherOptionsInfo = []

  static func answer(
    to source: Source?,
    _ completion: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) {
    guard let source else {
      return PictureRequest.after { completion(.failure(.imageSettingError(reason: .emptySource))) }
    }
    func result(_ image: UIImage) -> RetrieveImageResult {
      RetrieveImageResult(image: image, cacheType: .none, source: source, originalSource: source)
    }
    if case .provider(let provider) = source {
      return provider.data { data in
        PictureRequest.after {
          let image = (try? data.get()).flatMap { UIImage(data: $0) }
          completion(
            image.map { .success(result($0)) }
              ?? .failure(.processorError(reason: .processingFailed)))
        }
      }
    }
    PictureRequest.answer(to: source.url) {
      completion(
        $0.map(result).mapError { .responseError(reason: .URLSessionError(error: $0)) })
    }
  }

  /// Loads a picture.
  @discardableResult public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let task = DownloadTask()
    Self.answer(to: source) { if !task.isCancelled { completionHandler?($0) } }
    return task
  }

  /// Loads a picture.
  @discardableResult public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, completionHandler: completionHandler)
  }

  /// Loads a picture.
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil
  ) async throws -> RetrieveImageResult {
    let image = try await PictureRequest.image(for: resource.downloadURL)
    let source = resource.convertToSource()
    return RetrieveImageResult(
      image: image, cacheType: .none, source: source, originalSource: source)
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

  /// Loads a picture.
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

  /// Pictures at URLs.
  public init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: (([any Resource], [any Resource], [any Resource]) -> Void)? = nil
  ) {
    completion = completionHandler.map { call in
      { call([], urls.filter { !$0.isFileURL }, urls.filter(\.isFileURL)) }
    }
  }

  /// Begins.
  public func start() { PictureRequest.after(PictureRequest.delay) { self.completion?() } }
  /// Ends.
  public func stop() {}
}
