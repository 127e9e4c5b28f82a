public import ScrollworkFoundation
public import ScrollworkUIKit

/// Options of a request; for pictures of files, which are there at once, they have no effect.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Failed requests are repeated.
  public static let retryFailed = Self(rawValue: 1 << 0)
  /// Requests are less urgent than others.
  public static let lowPriority = Self(rawValue: 1 << 1)
  /// Pictures appear as they are loaded.
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  /// Pictures are loaded again.
  public static let refreshCached = Self(rawValue: 1 << 3)
  /// Requests go on in the background.
  public static let continueInBackground = Self(rawValue: 1 << 4)
  /// Cookies are sent.
  public static let handleCookies = Self(rawValue: 1 << 5)
  /// Certificates are not checked.
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  /// Requests are more urgent than others.
  public static let highPriority = Self(rawValue: 1 << 7)
  /// The placeholder is shown when the request has failed.
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  /// Pictures that move are changed as well.
  public static let transformAnimatedImage = Self(rawValue: 1 << 9)
  /// The view does not show the picture.
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  /// Pictures are made smaller.
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  /// The cache is asked in memory.
  public static let queryMemoryData = Self(rawValue: 1 << 12)
  /// Pictures appear in the same way from a cache.
  public static let forceTransition = Self(rawValue: 1 << 15)
  /// Pictures are taken from a cache alone.
  public static let fromCacheOnly = Self(rawValue: 1 << 17)
  /// Pictures are loaded alone.
  public static let fromLoaderOnly = Self(rawValue: 1 << 18)
}

/// The name of a value of a request.
public struct SDWebImageContextOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size of the picture.
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  /// Whether the picture keeps its sides.
  public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
  /// The pixels of a point.
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  /// What changes the picture.
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  /// Where the picture is kept.
  public static let storeCacheType = Self(rawValue: "storeCacheType")
}

/// Where a picture was kept.
public enum SDImageCacheType: Int, Sendable {
  case none
  case disk
  case memory
  case all
}

/// The completion of a request.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
/// The completion of a request, with the data.
public typealias SDInternalCompletionBlock = (
  UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?
) -> Void
/// The progress of a request.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

/// What turns while a picture is loaded, which takes no time.
public protocol SDWebImageIndicator: AnyObject {}

/// What turns while a picture is loaded, which takes no time.
public final class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator, @unchecked Sendable {
  /// A gray one.
  public static let gray = SDWebImageActivityIndicator()
  /// A large gray one.
  public static let grayLarge = SDWebImageActivityIndicator()
  /// A white one.
  public static let white = SDWebImageActivityIndicator()
  /// A large white one.
  public static let whiteLarge = SDWebImageActivityIndicator()
  /// A large one.
  public static let large = SDWebImageActivityIndicator()
  /// A middle one.
  public static let medium = SDWebImageActivityIndicator()
}

/// How a picture appears: one of a file is there at once.
public final class SDWebImageTransition: NSObject, @unchecked Sendable {
  /// It becomes opaque.
  public static let fade = SDWebImageTransition()
  /// It turns.
  public static let flipFromLeft = SDWebImageTransition()
  /// It turns.
  public static let flipFromRight = SDWebImageTransition()
  /// It becomes opaque in a time, in seconds.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }
}
