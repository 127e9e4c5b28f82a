public import ScrollworkAVFoundation
public import ScrollworkDrawing
public import ScrollworkImageIO
import ScrollworkSystem

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of a whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a picture is only the first one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the number of a request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of whether a picture is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"

/// A provider of images of assets; the library is empty, so each request is answered with nil.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static var manager: PHImageManager { AppProcess.current.only { PHImageManager() } }

  /// The reader of the app.
  public class func `default`() -> PHImageManager { manager }

  override init() {}

  private static var missing: [AnyHashable: Any] {
    [PHImageErrorKey: PHPhotosError(.identifierNotFound)]
  }

  private func answer(_ isSynchronous: Bool, _ body: @escaping @Sendable () -> Void) -> Int32 {
    if isSynchronous { body() } else { DispatchQueue.main.async(execute: body) }
    return 1
  }

  /// Answers with no picture.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options?.isSynchronous ?? false) { resultHandler(nil, Self.missing) }
  }

  /// Answers with no data.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping @Sendable (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    answer(options?.isSynchronous ?? false) { resultHandler(nil, nil, .up, Self.missing) }
  }

  /// Answers with no video.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(false) { resultHandler(nil, nil, Self.missing) } }

  /// Answers with no video.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping @Sendable (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(false) { resultHandler(nil, Self.missing) } }

  /// Leaves a request unanswered.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A provider of images that are prepared in advance; the library is empty here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether large pictures are kept.
  open var allowsCachingHighQualityImages = true

  /// Creates a caching image manager.
  public override init() { super.init() }

  /// Reads photos in advance.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching the images of assets.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching the images of all assets.
  open func stopCachingImagesForAllAssets() {}
}
