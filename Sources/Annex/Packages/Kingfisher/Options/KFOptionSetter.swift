public import ScrollworkFoundation
public import ScrollworkUIKit

// Options of a request, as modifiers. Pictures of files are there at once, so that those of loading and of caches
// have no effect.

/// A view or a request on which options are set.
@MainActor public protocol KFOptionSetter {
  /// The options of the option setter.
  var options: KingfisherParsedOptionsInfo { get set }
}

extension KFOptionSetter {
  func setting(_ change: (inout KingfisherParsedOptionsInfo) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }
}

extension KFOptionSetter {
  /// How the picture appears.
  public func fade(duration: TimeInterval) -> Self { self }
  /// Appears in the same way from a cache.
  public func forceTransition(_ enabled: Bool = true) -> Self { self }
  /// Ends the request when the view disappears.
  public func cancelOnDisappear(_ flag: Bool) -> Self { self }
  /// Makes the request less urgent when the view disappears.
  public func reducePriorityOnDisappear(_ flag: Bool) -> Self { self }
  /// Makes the request before the view appears.
  public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> Self { self }
  /// Changes the picture by a processor alone.
  public func setProcessor(_ processor: any ImageProcessor) -> Self {
    setting { $0.processor = processor }
  }
  /// Changes the picture by processors, one after another.
  public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
    setting { options in
      options.processor = processors.dropFirst().reduce(
        processors.first ?? DefaultImageProcessor.default, |>)
    }
  }
  /// Changes the picture by one more processor.
  public func appendProcessor(_ processor: any ImageProcessor) -> Self {
    setting { $0.processor = $0.processor |> processor }
  }
  /// Rounds the corners of the picture.
  public func roundCorner(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> Self {
    appendProcessor(
      RoundCornerImageProcessor(
        radius: radius, targetSize: targetSize, roundingCorners: corners,
        backgroundColor: backgroundColor))
  }
  /// Blurs the picture by a radius.
  public func blur(radius: CGFloat) -> Self {
    appendProcessor(BlurImageProcessor(blurRadius: radius))
  }
  /// Mixes the picture with a color.
  public func overlay(color: UIColor, fraction: CGFloat = 0.5) -> Self {
    appendProcessor(OverlayImageProcessor(overlay: color, fraction: fraction))
  }
  /// Draws a color over the picture.
  public func tint(color: UIColor) -> Self { appendProcessor(TintImageProcessor(tint: color)) }
  /// Makes the picture gray.
  public func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }
  /// Decodes the picture at a smaller size.
  public func downsampling(size: CGSize) -> Self {
    setting { options in
      let processor = DownsamplingImageProcessor(size: size)
      options.processor =
        options.processor.identifier.isEmpty ? processor : options.processor |> processor
    }
  }
  /// Scales the picture to a size.
  public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self {
    appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
  }
  /// Crops the picture to a size.
  public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self {
    appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
  }
  /// Sets the number of pixels of a point.
  public func scaleFactor(_ factor: CGFloat) -> Self { setting { $0.scaleFactor = factor } }
  /// Shows an image in place of a picture that cannot be loaded.
  public func onFailureImage(_ image: UIImage?) -> Self { setting { $0.onFailureImage = image } }
  /// Reads files of the cache at once.
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self { self }
  /// Keeps the picture in memory.
  public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { self }
  /// Keeps the picture as it was loaded.
  public func cacheOriginalImage(_ enabled: Bool = true) -> Self { self }
  /// Keeps the picture for a time.
  public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  /// Keeps the file for a time.
  public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self { self }
  /// Keeps the picture in a cache.
  public func targetCache(_ cache: ImageCache) -> Self { self }
  /// Loads the picture again.
  public func forceRefresh(_ enabled: Bool = true) -> Self { self }
  /// Takes the picture from a cache alone.
  public func onlyFromCache(_ enabled: Bool = true) -> Self { self }
  /// Takes the picture from memory, or loads it.
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self { self }
  /// Waits until the picture is kept.
  public func waitForCache(_ enabled: Bool = true) -> Self { self }
  /// Decodes on another thread.
  public func backgroundDecode(_ enabled: Bool = true) -> Self { self }
  /// Calls closures on a thread.
  public func callbackQueue(_ queue: CallbackQueue) -> Self { self }
  /// Repeats a failed request.
  public func retry(_ strategy: (any RetryStrategy)?) -> Self { self }
  /// Repeats a failed request.
  public func retry(
    maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)
  ) -> Self {
    self
  }
  /// Sets a modifier of requests.
  public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Self { self }
  /// Sets a modifier of requests.
  public func requestModifier(_ modifyBlock: @escaping (inout URLRequest) -> Void) -> Self { self }
  /// How urgent the request is.
  public func downloadPriority(_ priority: Float) -> Self { self }
  /// The picture for slow networks.
  public func lowDataModeSource(_ source: Source?) -> Self { self }
  /// Shows the first picture alone.
  public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self { self }
  /// Reads all pictures at once.
  public func preloadAllAnimationData(_ enabled: Bool = true) -> Self { self }
}
