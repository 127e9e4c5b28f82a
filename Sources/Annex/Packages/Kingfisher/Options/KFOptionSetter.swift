public import ScrollworkFoundation
public import ScrollworkUIKit

// Options of a request, as modifiers: pictures of files are there at once and shown as they are, so
// that these have no effect on them.

/// What options are set on: a view, or a request of UIKit's.
public protocol KFOptionSetter {}

extension KFImage: KFOptionSetter {}
extension KFAnimatedImage: KFOptionSetter {}

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
  /// Changes the picture.
  public func setProcessor(_ processor: any ImageProcessor) -> Self { self }
  /// Changes the picture.
  public func setProcessors(_ processors: [any ImageProcessor]) -> Self { self }
  /// Changes the picture further.
  public func appendProcessor(_ processor: any ImageProcessor) -> Self { self }
  /// Rounds the corners.
  public func roundCorner(
    radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
    backgroundColor: UIColor? = nil
  ) -> Self {
    self
  }
  /// Blurs the picture.
  public func blur(radius: CGFloat) -> Self { self }
  /// Makes the picture smaller.
  public func downsampling(size: CGSize) -> Self { self }
  /// Makes the picture another size.
  public func resizing(referenceSize: CGSize, mode: KFContentMode = .none) -> Self { self }
  /// Crops the picture.
  public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self { self }
  /// The pixels of a point.
  public func scaleFactor(_ factor: CGFloat) -> Self { self }
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
  /// Changes the request.
  public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Self { self }
  /// Changes the request.
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
