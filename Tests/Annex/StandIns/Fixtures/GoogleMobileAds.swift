// At 0.5.
import GoogleMobileAds
import SwiftUI
import UIKit

private final class Ads: UIViewController, GADBannerViewDelegate, GADFullScreenContentDelegate {
  var say: (String) -> Void = { _ in }
  private var banner: GADBannerView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let ads = GADMobileAds.sharedInstance()
    (ads.requestConfiguration as GADRequestConfiguration).testDeviceIdentifiers = ["simulator"]
    ads.start { (status: GADInitializationStatus) in self.say("started \(type(of: status))") }
    let size: GADAdSize = GADAdSizeBanner
    let banner = GADBannerView(adSize: size)
    (banner.adUnitID, banner.rootViewController, banner.delegate) = ("ca-app-pub-1/2", self, self)
    banner.frame = CGRect(origin: .zero, size: size.size)
    view.addSubview(banner)
    banner.load(GADRequest())
    self.banner = banner
    GADInterstitialAd.load(withAdUnitID: "a", request: GADRequest()) {
      (ad: GADInterstitialAd?, error) in
      ad?.fullScreenContentDelegate = self
      self.say("interstitial \(ad == nil) \(error != nil)")
    }
    GADRewardedAd.load(withAdUnitID: "b", request: GADRequest()) { (ad: GADRewardedAd?, error) in
      let reward: GADAdReward? = ad?.adReward
      self.say("reward \(reward?.amount ?? -1) \((error as NSError?)?.code ?? 0)")
    }
  }

  func bannerView(_ bannerView: GADBannerView, didFailToReceiveAdWithError error: any Error) {
    say("banner \(bannerView.intrinsicContentSize.width)")
  }
}

private struct Host: UIViewControllerRepresentable {
  let say: (String) -> Void

  func makeUIViewController(context: Context) -> Ads {
    let ads = Ads()
    ads.say = say
    return ads
  }

  func updateUIViewController(_ controller: Ads, context: Context) {}
}

struct GoogleMobileAdsFixture: View {
  @State private var lines: [String] = []

  var body: some View {
    Host { lines.append($0) }.frame(width: 320, height: 50)
    ForEach(lines, id: \.self) { Text($0) }
  }
}
