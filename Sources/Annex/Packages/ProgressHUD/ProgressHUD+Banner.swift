import ScrollworkMessagePlates
import ScrollworkSystem
public import ScrollworkUIKit

extension ProgressHUD {
  @ProcessValue private static var shownBanner: UIView? = nil
  @ProcessValue private static var bannerCount = 0

  /// Shows a banner at the top for a number of seconds.
  public class func banner(_ title: String?, _ message: String?, delay: TimeInterval = 3) {
    guard let window = MessageTime.window else { return }
    shownBanner?.removeFromSuperview()
    let width = window.bounds.width - 64
    let details = UILabel()
    (details.text, details.font, details.textColor) = (
      message, fontBannerMessage, colorBannerMessage
    )
    details.numberOfLines = 2
    let fitting = details.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let hasLines = fitting.height > fontBannerMessage.lineHeight * 1.5
    details.frame = CGRect(x: 16, y: 32, width: width, height: hasLines ? 40 : 20)
    let heading = UILabel(frame: CGRect(x: 16, y: 8, width: width, height: 24))
    (heading.text, heading.font, heading.textColor) = (title, fontBannerTitle, colorBannerTitle)
    let banner = UIView(
      frame: CGRect(
        x: 16, y: -100, width: window.bounds.width - 32, height: hasLines ? 80 : 64))
    banner.backgroundColor = colorBanner
    banner.layer.cornerRadius = 10
    banner.clipsToBounds = true
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    material.frame = banner.bounds
    for view in [material, heading, details] { banner.addSubview(view) }
    window.addSubview(banner)
    let top = window.safeAreaInsets.top
    UIView.animate(withDuration: 0.25) { banner.frame.origin.y = top }
    shownBanner = banner
    bannerCount += 1
    let number = bannerCount
    MessageTime.after(delay) { if number == bannerCount { bannerHide() } }
  }

  /// Hides the banner from the window.
  public class func bannerHide() {
    guard let banner = shownBanner else { return }
    shownBanner = nil
    UIView.animate(withDuration: 0.25) {
      banner.frame.origin.y = -100
    } completion: { _ in
      banner.removeFromSuperview()
    }
  }
}
