import ScrollworkMessagePlates
import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// The color scheme of messages.
public enum SVProgressHUDStyle: Int, Sendable {
  case light
  case dark
  case custom
  case automatic
}

/// The cover between a message and the app.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear
  case black
  case gradient
  case custom
}

/// The kind of spinner.
public enum SVProgressHUDAnimationType: UInt, Sendable {
  case flat
  case native
}

/// A message over the whole app.
///
/// - Source: ring, corners, fonts and times by the package's defaults.
@MainActor @preconcurrency open class SVProgressHUD: UIView {
  @ProcessValue private static var shown: SVProgressHUD? = nil
  @ProcessValue private static var style = SVProgressHUDStyle.automatic
  @ProcessValue private static var mask = SVProgressHUDMaskType.none
  @ProcessValue private static var animation = SVProgressHUDAnimationType.flat
  @ProcessValue private static var foreground: UIColor? = nil
  @ProcessValue private static var background: UIColor? = nil
  @ProcessValue private static var maskColor = UIColor.black.withAlphaComponent(0.5)
  @ProcessValue private static var pictures: [String: UIImage] = [:]
  @ProcessValue private static var pictureSize = CGSize(width: 28, height: 28)
  @ProcessValue private static var thickness: CGFloat = 2
  @ProcessValue private static var radius: CGFloat = 18
  @ProcessValue private static var noTextRadius: CGFloat = 24
  @ProcessValue private static var corner: CGFloat = 14
  @ProcessValue private static var font = UIFont.preferredFont(forTextStyle: .subheadline)
  @ProcessValue private static var size = CGSize.zero
  @ProcessValue private static var shortest: TimeInterval = 5
  @ProcessValue private static var longest = TimeInterval.greatestFiniteMagnitude
  @ProcessValue private static var offset = UIOffset.zero
  /// The number of activities that are to end.
  @ProcessValue private static var activities = 0
  /// The number of messages shown, by which a delayed dismissal recognizes its own.
  @ProcessValue private static var count = 0

  private let plate = MessagePlate(
    margin: 12, corner: corner, titleFont: font, detailFont: font)

  private init() {
    super.init(frame: .zero)
    let isDark =
      switch Self.style {
      case .dark: true
      case .automatic: UITraitCollection.current.userInterfaceStyle == .dark
      default: false
      }
    plate.effect = Self.background == nil ? (isDark ? .dark : .extraLight) : nil
    plate.backgroundColor = Self.background
    color = Self.foreground ?? (isDark ? .white : .black)
    plate.title.textColor = color
    plate.textWidth = 200
    plate.setMinimum(Self.size)
  }

  /// Returns nil: a message has no archive.
  public required init?(coder: NSCoder) { nil }

  private var color = UIColor.black

  private static func present(_ status: String?, _ sign: (UIColor) -> UIView?) {
    guard let window = MessageTime.window else { return }
    count += 1
    let hud = SVProgressHUD()
    hud.frame = window.bounds
    hud.isUserInteractionEnabled = mask != .none
    hud.showMask()
    hud.plate.sign = sign(hud.color)
    hud.plate.setTexts(status)
    hud.plate.place(in: hud, offset: CGPoint(x: offset.horizontal, y: offset.vertical))
    window.addSubview(hud)
    if shown == nil {
      hud.alpha = 0
      hud.plate.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
      UIView.animate(withDuration: 0.15) {
        hud.alpha = 1
        hud.plate.transform = .identity
      }
    }
    shown?.removeFromSuperview()
    shown = hud
  }

  private func showMask() {
    switch Self.mask {
    case .black: backgroundColor = UIColor.black.withAlphaComponent(0.4)
    case .custom: backgroundColor = Self.maskColor
    case .gradient:
      let gradient = CAGradientLayer()
      gradient.type = .radial
      gradient.frame = bounds
      gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.75).cgColor]
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      let radius = min(bounds.width, bounds.height)
      gradient.endPoint = CGPoint(
        x: 0.5 + radius / bounds.width, y: 0.5 + radius / bounds.height)
      layer.addSublayer(gradient)
    case .none, .clear: backgroundColor = .clear
    }
  }

  private static func presentForTime(_ status: String?, _ symbol: String) {
    present(status) { color in
      let view = MessagePlate.symbol(symbol, color, length: pictureSize.width)
      if let picture = pictures[symbol] { view.image = picture }
      return view
    }
    dismissAfter(displayDuration(for: status))
  }

  private static func dismissAfter(_ seconds: Double) {
    let number = count
    MessageTime.after(seconds) { if number == count { dismiss() } }
  }

  private static func wheel(_ color: UIColor, radius: CGFloat) -> UIView {
    guard animation == .flat else { return MessagePlate.spinner(color) }
    return MessagePlate.wheel(
      color, length: (radius + thickness / 2 + 5) * 2, width: thickness,
      inset: thickness / 2 + 5)
  }

  /// Shows a spinner without a status.
  open class func show() { show(withStatus: nil) }

  /// Shows a spinner above a text.
  open class func show(withStatus status: String?) {
    activities += 1
    present(status) { wheel($0, radius: status == nil ? noTextRadius : radius) }
  }

  /// Shows a progress ring.
  open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows a progress ring above a text.
  open class func showProgress(_ progress: Float, status: String?) {
    present(status) { color in
      let radius = status == nil ? noTextRadius : radius
      let ring = ProgressRing(
        radius: radius, thickness: thickness, color: color, inset: thickness / 2 + 5)
      ring.progress = CGFloat(progress)
      return ring
    }
  }

  /// Shows an information, and ends it after the display duration of its text.
  open class func showInfo(withStatus status: String?) { presentForTime(status, "info.circle") }
  /// Shows a success, and ends it after the display duration of its text.
  open class func showSuccess(withStatus status: String?) { presentForTime(status, "checkmark") }
  /// Shows a failure, and ends it after the display duration of its text.
  open class func showError(withStatus status: String?) { presentForTime(status, "xmark") }
  /// Shows an image, and ends it after the display duration of its text.
  open class func show(_ image: UIImage, status: String?) {
    present(status) { color in
      let view = MessagePlate.symbol("circle", color, length: pictureSize.width)
      view.image = image
      return view
    }
    dismissAfter(displayDuration(for: status))
  }

  /// Sets the text of the shown message.
  open class func setStatus(_ status: String?) { shown?.plate.setTexts(status) }

  /// Dismisses the HUD with a fade.
  open class func dismiss() { dismiss(completion: nil) }
  /// Ends the message, and then calls a closure.
  open class func dismiss(completion: (() -> Void)?) {
    count += 1
    guard let hud = shown else {
      completion?()
      return
    }
    (shown, activities) = (nil, 0)
    UIView.animate(withDuration: 0.15) {
      hud.alpha = 0
      hud.plate.transform = CGAffineTransform(scaleX: 1 / 1.3, y: 1 / 1.3)
    } completion: { _ in
      hud.removeFromSuperview()
      completion?()
    }
  }
  /// Ends the message after a delay.
  open class func dismiss(withDelay delay: TimeInterval) { dismissAfter(delay) }
  /// Ends the message after a delay, and then calls a closure.
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) {
    MessageTime.after(delay) { dismiss(completion: completion) }
  }
  /// Ends an activity, and the message with the last one.
  open class func popActivity() {
    activities = max(0, activities - 1)
    if activities == 0 { dismiss() }
  }

  /// Whether a message is shown.
  open class func isVisible() -> Bool { shown != nil }
  /// The display duration of a text, in seconds.
  open class func displayDuration(for string: String?) -> TimeInterval {
    min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shortest), longest)
  }

  /// Sets the color scheme.
  open class func setDefaultStyle(_ style: SVProgressHUDStyle) { self.style = style }
  /// Sets the cover between messages and the app.
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { mask = maskType }
  /// Sets the kind of spinner.
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) { animation = type }
  /// Sets the color of signs and text.
  open class func setForegroundColor(_ color: UIColor) { (foreground, style) = (color, .custom) }
  /// Sets the background color.
  open class func setBackgroundColor(_ color: UIColor) { (background, style) = (color, .custom) }
  /// Sets the line width of rings.
  open class func setRingThickness(_ thickness: CGFloat) { self.thickness = thickness }
  /// Sets the radius of rings above a text.
  open class func setRingRadius(_ radius: CGFloat) { self.radius = radius }
  /// Sets the radius of rings without a text.
  open class func setRingNoTextRadius(_ radius: CGFloat) { noTextRadius = radius }
  /// Sets the color of a custom mask.
  open class func setBackgroundLayerColor(_ color: UIColor) { maskColor = color }
  /// Sets the size of images.
  open class func setImageViewSize(_ size: CGSize) { pictureSize = size }
  /// Sets the image of an information.
  open class func setInfoImage(_ image: UIImage) { pictures["info.circle"] = image }
  /// Sets the image of a success.
  open class func setSuccessImage(_ image: UIImage) { pictures["checkmark"] = image }
  /// Sets the image of a failure.
  open class func setErrorImage(_ image: UIImage) { pictures["xmark"] = image }
  /// Sets the corner radius.
  open class func setCornerRadius(_ cornerRadius: CGFloat) { corner = cornerRadius }
  /// Sets the font of the status.
  open class func setFont(_ font: UIFont) { self.font = font }
  /// Sets the minimum size.
  open class func setMinimumSize(_ minimumSize: CGSize) { size = minimumSize }
  /// Sets the minimum display duration.
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shortest = interval }
  /// Sets the maximum display duration.
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { longest = interval }
  /// Sets the distance from the center.
  open class func setOffsetFromCenter(_ offset: UIOffset) { self.offset = offset }
  /// Enables haptic feedback, which no still shows.
  open class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
}
