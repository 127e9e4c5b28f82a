public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkUIKit

/// Options of a request.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The raw value of the web image options.
  public let rawValue: UInt

  /// Creates options from bits.
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
  /// Transformers change animated pictures, too.
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

/// The key of a value of a request.
public struct SDWebImageContextOption: Hashable, RawRepresentable, Sendable {
  /// The raw value of the web image context option.
  public let rawValue: String

  /// Creates a web image context option from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size that the picture is scaled to, in pixels.
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  /// Whether the scaled picture keeps its aspect ratio; true by default.
  public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
  /// The number of pixels per point.
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  /// The transformer of the picture.
  public static let imageTransformer = Self(rawValue: "imageTransformer")
  /// The kind of cache that keeps the picture.
  public static let storeCacheType = Self(rawValue: "storeCacheType")
}

extension [SDWebImageContextOption: Any] {
  /// The image that the values of a request make of a loaded one.
  func changed(_ image: UIImage) -> UIImage? {
    var image = image
    if let scale = self[.imageScaleFactor] as? CGFloat
      ?? (self[.imageScaleFactor] as? Double).map({ CGFloat($0) })
    {
      image = image.scaled(to: scale)
    }
    if let pixels = self[.imageThumbnailPixelSize] as? CGSize, pixels.width > 0, pixels.height > 0 {
      let isFitted = self[.imagePreserveAspectRatio] as? Bool ?? true
      let size = CGSize(
        width: image.size.width * image.scale, height: image.size.height * image.scale)
      let ratio = Swift.min(1, Swift.min(pixels.width / size.width, pixels.height / size.height))
      let target =
        isFitted
        ? CGSize(width: (size.width * ratio).rounded(), height: (size.height * ratio).rounded())
        : pixels
      image = image.scaled(to: 1).resized(to: target).scaled(to: image.scale)
    }
    guard let transformer = self[.imageTransformer] as? any SDImageTransformer else { return image }
    return transformer.transformedImage(with: image, forKey: "")
  }
}

/// The kinds of caches that a picture comes from.
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

/// A view that is shown while a picture is loaded.
@MainActor @preconcurrency public protocol SDWebImageIndicator: AnyObject {
  /// The indicator view of the web image indicator.
  var indicatorView: UIView { get }
  /// Starts the animation of the view.
  func startAnimatingIndicator()
  /// Stops the animation of the view.
  func stopAnimatingIndicator()
}

/// A spinner that is shown while a picture is loaded.
@MainActor @preconcurrency public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  private let spinner: UIActivityIndicatorView
  /// The indicator view of the web image activity indicator.
  public var indicatorView: UIView { spinner }

  init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
    spinner = UIActivityIndicatorView(style: style)
    if let color { spinner.color = color }
  }

  /// Starts the spinner.
  public func startAnimatingIndicator() { spinner.startAnimating() }
  /// Stops the spinner.
  public func stopAnimatingIndicator() { spinner.stopAnimating() }

  /// A gray spinner.
  public static var gray: SDWebImageActivityIndicator { .init(.medium, .gray) }
  /// A large gray spinner.
  public static var grayLarge: SDWebImageActivityIndicator { .init(.large, .gray) }
  /// A white spinner.
  public static var white: SDWebImageActivityIndicator { .init(.medium, .white) }
  /// A large white spinner.
  public static var whiteLarge: SDWebImageActivityIndicator { .init(.large, .white) }
  /// A large spinner.
  public static var large: SDWebImageActivityIndicator { .init(.large, nil) }
  /// A medium spinner.
  public static var medium: SDWebImageActivityIndicator { .init(.medium, nil) }
}

/// An animation by which a picture appears.
public final class SDWebImageTransition: @unchecked Sendable {
  /// The duration, in seconds.
  public var duration: TimeInterval
  let options: UIView.AnimationOptions

  init(_ options: UIView.AnimationOptions, _ duration: TimeInterval = 0.5) {
    (self.options, self.duration) = (options, duration)
  }

  /// A cross-dissolve of pictures.
  public static var fade: SDWebImageTransition { .init(.transitionCrossDissolve) }
  /// A flip around the vertical axis.
  public static var flipFromLeft: SDWebImageTransition { .init(.transitionFlipFromLeft) }
  /// A flip around the vertical axis.
  public static var flipFromRight: SDWebImageTransition { .init(.transitionFlipFromRight) }
  /// A dissolve of a duration in seconds.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    .init(.transitionCrossDissolve, duration)
  }
}
