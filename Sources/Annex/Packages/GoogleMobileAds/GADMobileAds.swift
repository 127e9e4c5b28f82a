public import ScrollworkFoundation
import ScrollworkPictureLoading
import ScrollworkSystem
public import ScrollworkUIScrolling

/// The advertisements of an app.
public final class GADMobileAds: NSObject, @unchecked Sendable {
  /// The shared advertising service.
  public static func sharedInstance() -> GADMobileAds {
    AppProcess.current.only { GADMobileAds() }
  }
  /// The configuration of requests.
  public let requestConfiguration = GADRequestConfiguration()

  /// Starts the advertising service.
  public func start(completionHandler: ((GADInitializationStatus) -> Void)? = nil) {
    guard let completionHandler else { return }
    PictureRequest.after { completionHandler(GADInitializationStatus()) }
  }
}

/// The configuration of requests for advertisements.
public final class GADRequestConfiguration: NSObject, @unchecked Sendable {
  /// The identifiers of test devices.
  public var testDeviceIdentifiers: [String]?
}

/// The states of the initialized adapters.
public final class GADInitializationStatus: NSObject, Sendable {}

/// The delegate of a full-screen advertisement.
public protocol GADFullScreenContentDelegate: AnyObject {}

/// An advertisement that fills the screen; none is ever loaded.
open class GADInterstitialAd: NSObject, @unchecked Sendable {
  /// The full screen content delegate of the interstitial ad.
  open weak var fullScreenContentDelegate: (any GADFullScreenContentDelegate)?

  /// Asks for an advertisement, which does not come.
  public class func load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADInterstitialAd?, (any Error)?) -> Void
  ) {
    PictureRequest.after(PictureRequest.delay) {
      completionHandler(nil, URLError(.notConnectedToInternet))
    }
  }

  /// Shows the advertisement.
  open func present(fromRootViewController rootViewController: UIViewController?) {}
}

/// An advertisement with a reward; none is ever loaded.
open class GADRewardedAd: NSObject, @unchecked Sendable {
  /// The full screen content delegate of the rewarded ad.
  open weak var fullScreenContentDelegate: (any GADFullScreenContentDelegate)?
  /// The ad reward of the rewarded ad.
  public let adReward = GADAdReward()

  /// Asks for an advertisement, which does not come.
  public class func load(
    withAdUnitID adUnitID: String, request: GADRequest?,
    completionHandler: @escaping (GADRewardedAd?, (any Error)?) -> Void
  ) {
    PictureRequest.after(PictureRequest.delay) {
      completionHandler(nil, URLError(.notConnectedToInternet))
    }
  }

  /// Shows the advertisement.
  open func present(
    fromRootViewController rootViewController: UIViewController?,
    userDidEarnRewardHandler: @escaping () -> Void
  ) {}
}

/// A reward of an advertisement.
public final class GADAdReward: NSObject, @unchecked Sendable {
  /// The type of the reward.
  public let type = ""
  /// How much it is.
  public let amount = NSDecimalNumber.zero
}
