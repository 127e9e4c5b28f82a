// The module behind `import GoogleMobileAds`: banners keep their room and stay empty, and all other
// requests fail, as on a device without a network.

public import ScrollworkFoundation
import ScrollworkPictureLoading
@_exported public import ScrollworkUIKit
public import ScrollworkUIScrolling

/// The size of a banner.
public struct GADAdSize: Equatable, Sendable {
  /// The size, in points.
  public var size: CGSize
  /// The flags of the size.
  public var flags: UInt = 0

  /// Creates an ad size with a size.
  public init(size: CGSize) { self.size = size }
}

/// A banner of 320 × 50 points.
public let GADAdSizeBanner = GADAdSize(size: CGSize(width: 320, height: 50))
/// A banner of 320 × 100 points.
public let GADAdSizeLargeBanner = GADAdSize(size: CGSize(width: 320, height: 100))
/// A rectangle of 300 × 250 points.
public let GADAdSizeMediumRectangle = GADAdSize(size: CGSize(width: 300, height: 250))
/// A banner of 468 × 60 points.
public let GADAdSizeFullBanner = GADAdSize(size: CGSize(width: 468, height: 60))
/// A banner of 728 × 90 points.
public let GADAdSizeLeaderboard = GADAdSize(size: CGSize(width: 728, height: 90))
/// A banner of 320 × 50 points, as it was called before.
public let kGADAdSizeBanner = GADAdSizeBanner

/// A size from points.
public func GADAdSizeFromCGSize(_ size: CGSize) -> GADAdSize { GADAdSize(size: size) }

/// A banner as wide as the screen.
public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat)
  -> GADAdSize
{
  GADAdSize(size: CGSize(width: width, height: min(90, max(50, (width * 0.15).rounded()))))
}

/// A request for an advertisement.
open class GADRequest: NSObject, @unchecked Sendable {
  /// Words for the choice.
  open var keywords: [String]?
}

/// A view of a banner, which stays empty.
@MainActor @preconcurrency open class GADBannerView: UIView {
  /// The name of the place.
  open var adUnitID: String?
  /// The controller that presents the pages of an advertisement.
  open weak var rootViewController: UIViewController?
  /// The ad size of the banner view.
  open var adSize: GADAdSize { didSet { invalidateIntrinsicContentSize() } }
  /// The delegate of the banner view.
  open weak var delegate: (any GADBannerViewDelegate)?

  /// A banner of a size.
  public init(adSize: GADAdSize, origin: CGPoint = .zero) {
    self.adSize = adSize
    super.init(frame: CGRect(origin: origin, size: adSize.size))
  }

  /// A banner in a rectangle.
  public override init(frame: CGRect) {
    adSize = GADAdSize(size: frame.size)
    super.init(frame: frame)
  }

  /// A banner of 320 × 50 points.
  public required init?(coder: NSCoder) {
    adSize = GADAdSizeBanner
    super.init(coder: coder)
  }

  /// Asks for a banner, which does not come.
  open func load(_ request: GADRequest?) {
    PictureRequest.after(PictureRequest.delay) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.bannerView(
          self, didFailToReceiveAdWithError: URLError(.notConnectedToInternet))
      }
    }
  }

  /// The size of the banner.
  open override var intrinsicContentSize: CGSize { adSize.size }
}

/// A delegate of a banner.
@MainActor @preconcurrency public protocol GADBannerViewDelegate: AnyObject {
  /// A banner has come.
  func bannerViewDidReceiveAd(_ bannerView: GADBannerView)
  /// No banner has come.
  func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error)
}

extension GADBannerViewDelegate {
  /// A banner has come.
  public func bannerViewDidReceiveAd(_ bannerView: GADBannerView) {}
  /// No banner has come.
  public func bannerView(
    _ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error
  ) {}
}
