import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The number of a request of an editor.
public typealias PHContentEditingInputRequestID = Int
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
/// The key of whether an editor's request was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of an editor's error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// How a picture is placed in a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// As large as it fits.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Which version of a photo is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

/// How good a picture must be, and how soon.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// How exact the size of a picture must be.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// How good it must be.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact its size must be.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture.
  open var normalizedCropRect = CGRect.zero
  /// Whether it may be loaded from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Whether the answer is waited for.
  open var isSynchronous = false
  /// Called as the picture is loaded.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  /// Wants a picture as usual.
  public override init() {}
}

/// How good a video must be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// How a video is wanted.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it may be loaded from elsewhere.
  open var isNetworkAccessAllowed = false
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// How good it must be.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic

  /// Wants a video as usual.
  public override init() {}
}

/// Reads photos of the library, of which there is none: each request is answered with nothing.
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

/// Reads photos of the library in advance, of which there is none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether large pictures are kept.
  open var allowsCachingHighQualityImages = true

  /// Creates a reader.
  public override init() { super.init() }

  /// Reads photos in advance.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets photos.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Forgets all photos.
  open func stopCachingImagesForAllAssets() {}
}

/// What a photo editor reads.
public final class PHContentEditingInput: NSObject, @unchecked Sendable {
  /// The kind.
  public var mediaType: PHAssetMediaType { .unknown }
  /// When it was taken.
  public var creationDate: Date? { nil }
  /// Where it was taken.
  public var location: CLLocation? { nil }
  /// The picture, as large as a screen.
  public var displaySizeImage: UIImage? { nil }
  /// The file of the picture.
  public var fullSizeImageURL: URL? { nil }
  /// How the file is turned.
  public var fullSizeImageOrientation: Int32 { 1 }
  /// What was edited.
  public var adjustmentData: PHAdjustmentData? { nil }
}

/// How an editor reads a photo.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the editor can read what was edited.
  open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
  /// Whether it may be loaded from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Reads a photo as usual.
  public override init() {}
}

/// What a photo editor made.
public final class PHContentEditingOutput: NSObject, @unchecked Sendable {
  /// What was edited.
  public var adjustmentData: PHAdjustmentData?
  /// The place for the picture.
  public let renderedContentURL: URL

  /// Made from a photo.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appending(path: "edited.jpg")
  }
}

/// What an editor changed.
public final class PHAdjustmentData: NSObject, @unchecked Sendable {
  /// The name of the form.
  public let formatIdentifier: String
  /// The version of the form.
  public let formatVersion: String
  /// The data.
  public let data: Data

  /// What an editor changed.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}

extension PHAsset {
  /// Answers an editor with nothing.
  @discardableResult public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping @Sendable (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    DispatchQueue.main.async { completionHandler(nil, [:]) }
    return 1
  }
  /// Ends a request of an editor.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}

/// How the pixels of a file are turned.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// How the sounds of a film are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {}
