public import ScrollworkFoundation
public import ScrollworkUIKit

/// An option of a request.
///
/// Those about processing and failures have an effect; those about loading and caches have none on pictures of
/// files, which are there at once.
public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any ImageDownloadRequestModifier)
  case processor(any ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
  case processingQueue(CallbackQueue)
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
}

/// Options of a request.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// The values of the options that change what is shown.
public struct KingfisherParsedOptionsInfo {
  /// The processor of the parsed options.
  public var processor: any ImageProcessor = DefaultImageProcessor.default
  /// The pixels of a point.
  public var scaleFactor: CGFloat = 1
  /// Whether the image of a view stays until the next one is loaded.
  public var keepCurrentImageWhileLoading = false
  /// The image in place of one that cannot be loaded.
  public var onFailureImage: UIImage?

  /// The values of some options, of which the last ones count.
  public init(_ info: KingfisherOptionsInfo?) {
    for option in KingfisherManager.shared.defaultOptions + (info ?? []) {
      switch option {
      case .processor(let processor): self.processor = processor
      case .scaleFactor(let factor): scaleFactor = factor
      case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
      case .onFailureImage(let image): onFailureImage = image
      default: break
      }
    }
  }
}
