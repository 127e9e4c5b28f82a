import ScrollworkMessagePlates
import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// The colors of messages.
public enum SVProgressHUDStyle: Int, Sendable {
  case light
  case dark
  case custom
  case automatic
}

/// What is between a message and the app.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1
  case clear
  case black
  case gradient
  case custom
}

/// The sign that something goes on.
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
  @ProcessValue private static var thickness: CGFloat = 2
  @ProcessValue private static var radius: CGFloat = 18
  @ProcessValue private static var corner: CGFloat = 14
  @ProcessValue private static var font = UIFont.preferredFont(forTextStyle: .subheadline)
  @ProcessValue private static var size = CGSize.zero
  @ProcessValue private static var shortest: TimeInterval = 5
  @ProcessValue private static var longest = TimeInterval.greatestFiniteMagnitude
  @ProcessValue private static var offset = UIOffset.zero
  /// The number of messages so far, so that the end of an earlier one ends no later one.
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
    plate.setMinimum(
      CGSize(width: max(Self.size.width, 61), height: max(Self.size.height, 61)))
  }

  /// A message, of which a file describes none.
  public required init?(coder: NSCoder) { nil }

  private var color = UIColor.black

  private static func present(_ status: String?, _ sign: (UIColor) -> UIView?) {
    guard let window = MessageTime.window else { return }
    count += 1
    let hud = SVProgressHUD()
    hud.frame = window.bounds
    hud.isUserInteractionEnabled = mask != .none
    hud.backgroundColor = mask == .black ? UIColor.black.withAlphaComponent(0.4) : .clear
    hud.plate.sign = sign(hud.color)
    hud.plate.setTexts(status)
    hud.plate.place(in: hud, offset: CGPoint(x: offset.horizontal, y: offset.vertical))
    window.addSubview(hud)
    if shown == nil {
      hud.alpha = 0
      UIView.animate(withDuration: 0.15) { hud.alpha = 1 }
    }
    shown?.removeFromSuperview()
    shown = hud
  }

  private static func presentForTime(_ status: String?, _ symbol: String) {
    present(status) { MessagePlate.symbol(symbol, $0, length: 28) }
    dismissAfter(displayDuration(for: status))
  }

  private static func dismissAfter(_ seconds: Double) {
    let number = count
    MessageTime.after(seconds) { if number == count { dismiss() } }
  }

  private static func wheel(_ color: UIColor, radius: CGFloat) -> UIView {
    guard animation == .flat else { return MessagePlate.spinner(color) }
    return MessagePlate.wheel(color, length: radius * 2)
  }

  /// Shows that something goes on.
  open class func show() { present(nil) { wheel($0, radius: 24) } }

  /// Shows that something goes on, with words.
  open class func show(withStatus status: String?) {
    present(status) { wheel($0, radius: status == nil ? 24 : radius) }
  }

  /// Shows how much is done.
  open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows how much is done, with words.
  open class func showProgress(_ progress: Float, status: String?) {
    present(status) { color in
      let ring = ProgressRing(radius: radius, thickness: thickness, color: color)
      ring.progress = CGFloat(progress)
      return ring
    }
  }

  /// Shows words for a time.
  open class func showInfo(withStatus status: String?) { presentForTime(status, "info.circle") }
  /// Shows a success for a time.
  open class func showSuccess(withStatus status: String?) { presentForTime(status, "checkmark") }
  /// Shows a failure for a time.
  open class func showError(withStatus status: String?) { presentForTime(status, "xmark") }
  /// Shows a picture for a time.
  open class func show(_ image: UIImage, status: String?) {
    present(status) { color in
      let view = MessagePlate.symbol("circle", color, length: 28)
      view.image = image
      return view
    }
    dismissAfter(displayDuration(for: status))
  }

  /// Sets the words.
  open class func setStatus(_ status: String?) { shown?.plate.setTexts(status) }

  /// Ends the message.
  open class func dismiss() { dismiss(completion: nil) }
  /// Ends the message, and then does something.
  open class func dismiss(completion: (() -> Void)?) {
    count += 1
    guard let hud = shown else {
      completion?()
      return
    }
    shown = nil
    UIView.animate(withDuration: 0.15) {
      hud.alpha = 0
    } completion: { _ in
      hud.removeFromSuperview()
      completion?()
    }
  }
  /// Ends the message after a time.
  open class func dismiss(withDelay delay: TimeInterval) { dismissAfter(delay) }
  /// Ends the message after a time, and then does something.
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)?) {
    MessageTime.after(delay) { dismiss(completion: completion) }
  }
  /// Ends the message.
  open class func popActivity() { dismiss() }

  /// Whether a message is shown.
  open class func isVisible() -> Bool { shown != nil }
  /// The seconds that words are shown.
  open class func displayDuration(for string: String?) -> TimeInterval {
    min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shortest), longest)
  }

  /// Sets the colors.
  open class func setDefaultStyle(_ style: SVProgressHUDStyle) { self.style = style }
  /// Sets what is between messages and the app.
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { mask = maskType }
  /// Sets the sign.
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) { animation = type }
  /// Sets the color of signs and words.
  open class func setForegroundColor(_ color: UIColor) { (foreground, style) = (color, .custom) }
  /// Sets the color of plates.
  open class func setBackgroundColor(_ color: UIColor) { (background, style) = (color, .custom) }
  /// Sets the width of rings.
  open class func setRingThickness(_ thickness: CGFloat) { self.thickness = thickness }
  /// Sets the size of rings.
  open class func setRingRadius(_ radius: CGFloat) { self.radius = radius }
  /// Sets the corners.
  open class func setCornerRadius(_ cornerRadius: CGFloat) { corner = cornerRadius }
  /// Sets the font.
  open class func setFont(_ font: UIFont) { self.font = font }
  /// Sets the least size.
  open class func setMinimumSize(_ minimumSize: CGSize) { size = minimumSize }
  /// Sets the seconds that words are shown at least.
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shortest = interval }
  /// Sets the seconds that words are shown at most.
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { longest = interval }
  /// Sets the distance from the center.
  open class func setOffsetFromCenter(_ offset: UIOffset) { self.offset = offset }
  /// Has no effect: the device gives no taps.
  open class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
}
