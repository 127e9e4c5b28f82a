import ScrollworkMessagePlates
public import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// The signs that something goes on; each is a wheel here.
public enum AnimationType: CaseIterable, Sendable {
  case none, systemActivityIndicator, activityIndicator, horizontalCirclesPulse
  case horizontalDotScaling, lineScaling, singleCirclePulse, multipleCirclePulse
  case singleCircleScaleRipple, multipleCircleScaleRipple, circleSpinFade, circleDotSpinFade
  case lineSpinFade, circleRotateChase, circleStrokeSpin, circleBarSpinFade, ballVerticalBounce
  case barSweepToggle, circleArcDotSpin, circlePulseMultiple, circlePulseSingle
  case circleRippleMultiple, circleRippleSingle, circleRotationChase, circleSpinDouble
  case dualDotSidestep, horizontalBarScaling, infinityDotSpin, quintupleDotDance
  case semiRingRotation, sfSymbolBounce, squareCircuitSnake, triangleDotShift
}

/// The signs of an end that move; each is at its end here.
public enum AnimatedIcon: CaseIterable, Sendable {
  case succeed, failed, added
}

/// A message over the whole app.
///
/// - Source: sizes and colors by the package's defaults; the signs are approximated.
@MainActor @preconcurrency public class ProgressHUD: UIView {
  @ProcessValue private static var shown: ProgressHUD? = nil
  /// The number of messages so far, so that the end of an earlier one ends no later one.
  @ProcessValue private static var count = 0

  /// The sign that something goes on.
  @ProcessValue public static var animationType = AnimationType.activityIndicator
  /// The color of the sign.
  @ProcessValue public static var colorAnimation = UIColor.lightGray
  /// The color of the plate.
  @ProcessValue public static var colorHUD: UIColor? = nil
  /// The color around the plate.
  @ProcessValue public static var colorBackground = UIColor.black.withAlphaComponent(0.2)
  /// The color of the words.
  @ProcessValue public static var colorStatus = UIColor.label
  /// The color of how much is done.
  @ProcessValue public static var colorProgress = UIColor.lightGray
  /// The font of the words.
  @ProcessValue public static var fontStatus = UIFont.boldSystemFont(ofSize: 24)
  /// The size of signs.
  @ProcessValue public static var mediaSize: CGFloat = 70
  /// The room around signs.
  @ProcessValue public static var marginSize: CGFloat = 30
  /// The picture of a success.
  @ProcessValue public static var imageSuccess: UIImage? = nil
  /// The picture of a failure.
  @ProcessValue public static var imageError: UIImage? = nil

  private let plate = MessagePlate(
    margin: marginSize, corner: 10, titleFont: fontStatus, detailFont: fontStatus)

  private static func present(
    _ text: String?, interaction: Bool, seconds: Double? = nil, _ sign: UIView?
  ) {
    guard let window = MessageTime.window else { return }
    count += 1
    let hud = ProgressHUD(frame: window.bounds)
    hud.isUserInteractionEnabled = !interaction
    hud.backgroundColor = interaction ? .clear : colorBackground
    hud.plate.backgroundColor = colorHUD
    hud.plate.effect = colorHUD == nil ? .systemMaterial : nil
    hud.plate.title.textColor = colorStatus
    hud.plate.sign = sign
    hud.plate.setTexts(text)
    hud.plate.place(in: hud)
    window.addSubview(hud)
    if shown == nil {
      hud.alpha = 0
      UIView.animate(withDuration: 0.15) { hud.alpha = 1 }
    }
    shown?.removeFromSuperview()
    shown = hud
    guard let seconds else { return }
    let number = count
    MessageTime.after(seconds) { if number == count { dismiss() } }
  }

  private static func wheel(_ type: AnimationType) -> UIView? {
    switch type {
    case .none: return nil
    case .systemActivityIndicator, .activityIndicator: return MessagePlate.spinner(colorAnimation)
    default: return MessagePlate.wheel(colorAnimation, length: mediaSize)
    }
  }

  private static func end(_ text: String?, _ name: String, _ interaction: Bool, _ delay: Double?) {
    let seconds = delay ?? Double(text?.count ?? 0) * 0.03 + 1.25
    present(
      text, interaction: interaction, seconds: seconds,
      MessagePlate.symbol(name, colorAnimation, length: mediaSize))
  }

  /// Shows that something goes on.
  public class func show(_ status: String? = nil, interaction: Bool = true) {
    present(status, interaction: interaction, wheel(animationType))
  }

  /// Shows that something goes on.
  public class func animate(
    _ text: String? = nil, _ type: AnimationType = .activityIndicator, interaction: Bool = true
  ) { present(text, interaction: interaction, wheel(type)) }

  /// Shows that something goes on, with a symbol.
  public class func animate(_ text: String? = nil, symbol: String, interaction: Bool = true) {
    present(
      text, interaction: interaction,
      MessagePlate.symbol(symbol, colorAnimation, length: mediaSize))
  }

  /// Shows an end.
  public class func show(_ status: String? = nil, icon: AnimatedIcon, interaction: Bool = true) {
    liveIcon(status, icon: icon, interaction: interaction)
  }

  /// Shows an end.
  public class func liveIcon(
    _ text: String? = nil, icon: AnimatedIcon, interaction: Bool = true, delay: TimeInterval? = nil
  ) {
    switch icon {
    case .succeed: end(text, "checkmark", interaction, delay)
    case .failed: end(text, "xmark", interaction, delay)
    case .added: end(text, "plus", interaction, delay)
    }
  }

  /// Shows a symbol.
  public class func symbol(
    _ text: String? = nil, name: String, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, name, interaction, delay) }

  /// Shows a success.
  public class func showSuccess(
    _ status: String? = nil, image: UIImage? = nil, interaction: Bool = true
  ) { end(status, "checkmark", interaction, nil) }
  /// Shows a failure.
  public class func showError(
    _ status: String? = nil, image: UIImage? = nil, interaction: Bool = true
  ) { end(status, "xmark", interaction, nil) }
  /// Shows a success.
  public class func showSucceed(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(status, "checkmark", interaction, delay) }
  /// Shows a failure.
  public class func showFailed(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(status, "xmark", interaction, delay) }
  /// Shows a failure.
  public class func showFailed(
    _ error: (any Error)?, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(error?.localizedDescription, "xmark", interaction, delay) }
  /// Shows an addition.
  public class func showAdded(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(status, "plus", interaction, delay) }
  /// Shows a success.
  public class func succeed(
    _ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, "checkmark", interaction, delay) }
  /// Shows a success.
  public class func success(
    _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true,
    delay: TimeInterval? = nil
  ) { end(text, "checkmark", interaction, delay) }
  /// Shows a failure.
  public class func failed(
    _ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, "xmark", interaction, delay) }
  /// Shows a failure.
  public class func failed(
    _ error: (any Error)?, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(error?.localizedDescription, "xmark", interaction, delay) }
  /// Shows a failure.
  public class func error(
    _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true,
    delay: TimeInterval? = nil
  ) { end(text, "xmark", interaction, delay) }
  /// Shows how much is done.
  public class func progress(
    _ text: String? = nil, _ value: CGFloat, interaction: Bool = false
  ) {
    let ring = ProgressRing(
      radius: mediaSize / 2 - 5, thickness: 4, color: colorProgress, trackAlpha: 0.2)
    ring.progress = value
    present(text, interaction: interaction, ring)
  }
  /// Shows how much is done.
  public class func showProgress(
    _ status: String? = nil, _ value: CGFloat, interaction: Bool = false
  ) { progress(status, value, interaction: interaction) }
  /// Shows how much is done.
  public class func showProgress(_ value: CGFloat, interaction: Bool = false) {
    progress(nil, value, interaction: interaction)
  }

  /// Ends the message.
  public class func dismiss() {
    count += 1
    guard let hud = shown else { return }
    shown = nil
    UIView.animate(withDuration: 0.15) {
      hud.alpha = 0
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
