import ScrollworkMessagePlates
public import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// A message over the whole app.
///
/// The methods that present messages are in extensions.
/// - Source: sizes, colors and times of ProgressHUD.swift; spinners are the closest activity signs.
@MainActor @preconcurrency public class ProgressHUD: UIView {
  @ProcessValue private static var shown: ProgressHUD? = nil
  /// The number of messages shown, by which a delayed dismissal recognizes its own.
  @ProcessValue private static var count = 0

  /// The kind of spinner.
  @ProcessValue public static var animationType = AnimationType.activityIndicator
  /// The name of the symbol of `.sfSymbolBounce`.
  @ProcessValue public static var animationSymbol = "sun.max"
  /// The color of spinners and signs.
  @ProcessValue public static var colorAnimation = UIColor.lightGray
  /// The color behind the material of the plate.
  @ProcessValue public static var colorHUD = UIColor.systemGray
  /// The color of the cover around a message without interaction.
  @ProcessValue public static var colorBackground = UIColor.black.withAlphaComponent(0.2)
  /// The color of the text.
  @ProcessValue public static var colorStatus = UIColor.label
  /// The color of progress rings.
  @ProcessValue public static var colorProgress = UIColor.lightGray
  /// The font of the text.
  @ProcessValue public static var fontStatus = UIFont.boldSystemFont(ofSize: 24)
  /// The length of signs.
  @ProcessValue public static var mediaSize: CGFloat = 70
  /// The margin around signs and text.
  @ProcessValue public static var marginSize: CGFloat = 30
  /// The image of a success.
  @ProcessValue public static var imageSuccess = ProgressHUD.symbol(
    "checkmark.circle.fill", .systemGreen)
  /// The image of an error.
  @ProcessValue public static var imageError = ProgressHUD.symbol(
    "minus.circle.fill", .systemRed)
  /// The color behind the material of banners.
  @ProcessValue public static var colorBanner = UIColor.clear
  /// The color of the title of banners.
  @ProcessValue public static var colorBannerTitle = UIColor.label
  /// The color of the message of banners.
  @ProcessValue public static var colorBannerMessage = UIColor.secondaryLabel
  /// The font of the title of banners.
  @ProcessValue public static var fontBannerTitle = UIFont.boldSystemFont(ofSize: 16)
  /// The font of the message of banners.
  @ProcessValue public static var fontBannerMessage = UIFont.systemFont(ofSize: 14)

  private let plate = UIView()

  /// Whether a message is shown.
  static var isShown: Bool { shown != nil }

  private static func symbol(_ name: String, _ color: UIColor) -> UIImage {
    UIImage(systemName: name)?.withTintColor(color, renderingMode: .alwaysOriginal) ?? UIImage()
  }

  /// Presents a sign above a text, until a number of seconds has passed.
  static func present(
    _ text: String?, interaction: Bool, seconds: Double? = nil, _ sign: UIView?
  ) {
    guard let window = MessageTime.window else { return }
    count += 1
    let hud = ProgressHUD(frame: window.bounds)
    hud.isUserInteractionEnabled = !interaction
    hud.backgroundColor = interaction ? .clear : colorBackground
    hud.addPlate(text, sign)
    window.addSubview(hud)
    // The plate stays at this scale.
    let scale = CGAffineTransform(scaleX: 1 / 1.4, y: 1 / 1.4)
    if shown == nil {
      hud.plate.alpha = 0
      hud.plate.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
      UIView.animate(withDuration: 0.15, delay: 0, options: .curveEaseIn) {
        hud.plate.transform = scale
        hud.plate.alpha = 1
      }
    } else {
      hud.plate.transform = scale
    }
    shown?.removeFromSuperview()
    shown = hud
    guard let seconds else { return }
    let number = count
    MessageTime.after(seconds) { if number == count { dismiss() } }
  }

  private func addPlate(_ text: String?, _ sign: UIView?) {
    let (media, margin) = (Self.mediaSize, Self.marginSize)
    let label = UILabel()
    (label.font, label.textColor) = (Self.fontStatus, Self.colorStatus)
    (label.text, label.textAlignment, label.numberOfLines) = (text, .center, 0)
    let fitting = label.sizeThatFits(CGSize(width: 250, height: 250))
    let textSize =
      text == nil ? .zero : CGSize(width: min(fitting.width, 250), height: fitting.height)
    let base = media + 2 * margin
    let signHeight = sign == nil || text == nil ? 0 : media
    plate.bounds.size = CGSize(
      width: max(base, textSize.width + 2 * margin).rounded(.up),
      height: max(base, textSize.height + 2 * margin + signHeight).rounded(.up))
    let size = plate.bounds.size
    plate.center = CGPoint(x: bounds.midX, y: bounds.midY)
    plate.backgroundColor = Self.colorHUD
    plate.layer.cornerRadius = 10
    plate.clipsToBounds = true
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    material.frame = plate.bounds
    plate.addSubview(material)
    if let sign {
      sign.center = CGPoint(
        x: size.width / 2, y: text == nil ? size.height / 2 : margin + media / 2)
      plate.addSubview(sign)
    }
    let below = sign == nil ? 0 : (media + margin) / 2
    label.frame = CGRect(
      x: (size.width - textSize.width) / 2, y: (size.height - textSize.height) / 2 + below,
      width: textSize.width, height: textSize.height)
    if text != nil { plate.addSubview(label) }
    addSubview(plate)
  }

  /// Dismisses the HUD after its animation.
  public class func dismiss() {
    count += 1
    guard let hud = shown else { return }
    shown = nil
    UIView.animate(withDuration: 0.15, delay: 0, options: .curveEaseIn) {
      hud.plate.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      hud.plate.alpha = 0
    } completion: { _ in
      hud.removeFromSuperview()
    }
  }

  /// Ends the message at once.
  public class func remove() {
    shown?.removeFromSuperview()
    (shown, count) = (nil, count + 1)
  }
}
