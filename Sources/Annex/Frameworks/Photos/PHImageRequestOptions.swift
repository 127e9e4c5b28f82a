public import ScrollworkFoundation

/// How a picture is placed in a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  /// Scales to the largest size that fits.
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
  /// The version of the image request options.
  open var version = PHImageRequestOptionsVersion.current
  /// How good it must be.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exact its size must be.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture.
  open var normalizedCropRect = CGRect.zero
  /// Whether the image may be loaded from the network.
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
  /// Whether the video may be loaded from the network.
  open var isNetworkAccessAllowed = false
  /// The version of the video request options.
  open var version = PHImageRequestOptionsVersion.current
  /// How good it must be.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic

  /// Wants a video as usual.
  public override init() {}
}
