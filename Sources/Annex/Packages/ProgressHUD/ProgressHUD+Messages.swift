public import ScrollworkUIKit

extension ProgressHUD {
  private static func end(_ text: String?, _ sign: UIView, _ interaction: Bool, _ delay: Double?) {
    let seconds = delay ?? Double(text?.count ?? 0) * 0.03 + 1.25
    present(text, interaction: interaction, seconds: seconds, sign)
  }

  // MARK: Spinners

  /// Shows a spinner with a text.
  public class func animate(_ text: String? = nil, interaction: Bool = true) {
    present(text, interaction: interaction, spinner(animationType))
  }

  /// Shows a spinner of a kind.
  public class func animate(
    _ text: String? = nil, _ type: AnimationType, interaction: Bool = true
  ) {
    animationType = type
    animate(text, interaction: interaction)
  }

  /// Shows a bouncing symbol.
  public class func animate(_ text: String? = nil, symbol: String, interaction: Bool = true) {
    (animationType, animationSymbol) = (.sfSymbolBounce, symbol)
    animate(text, interaction: interaction)
  }

  // MARK: Ends

  /// Shows a drawn sign, by default for a time that the length of the text decides.
  public class func liveIcon(
    _ text: String? = nil, icon: LiveIcon, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, liveSign(icon), interaction, delay) }

  /// Shows a check mark.
  public class func succeed(
    _ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, liveSign(.succeed), interaction, delay) }

  /// Shows a cross with a text.
  public class func failed(
    _ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, liveSign(.failed), interaction, delay) }

  /// Shows a plus sign.
  public class func added(
    _ text: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, liveSign(.added), interaction, delay) }

  /// Shows a cross above the description of an error.
  public class func failed(
    _ error: (any Error)?, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(error?.localizedDescription, liveSign(.failed), interaction, delay) }

  /// Shows an image with a text.
  public class func image(
    _ text: String? = nil, image: UIImage?, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, Self.image(image), interaction, delay) }

  /// Shows a symbol with a text.
  public class func symbol(
    _ text: String? = nil, name: String, interaction: Bool = true, delay: TimeInterval? = nil
  ) { end(text, image(UIImage(systemName: name)), interaction, delay) }

  /// Shows the image of a success.
  public class func success(
    _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true,
    delay: TimeInterval? = nil
  ) { end(text, Self.image(image ?? imageSuccess), interaction, delay) }

  /// Shows the image of an error.
  public class func error(
    _ text: String? = nil, image: UIImage? = nil, interaction: Bool = true,
    delay: TimeInterval? = nil
  ) { end(text, Self.image(image ?? imageError), interaction, delay) }

  /// Shows the image of an error above its description.
  public class func error(
    _ error: (any Error)?, image: UIImage? = nil, interaction: Bool = true,
    delay: TimeInterval? = nil
  ) {
    self.error(error?.localizedDescription, image: image, interaction: interaction, delay: delay)
  }

  // MARK: Progress

  /// Shows a progress, 0…1, above a text.
  public class func progress(_ text: String?, _ value: CGFloat, interaction: Bool = false) {
    present(text, interaction: interaction, progressSign(value))
  }

  /// Shows a progress, 0…1.
  public class func progress(_ value: CGFloat, interaction: Bool = false) {
    progress(nil, value, interaction: interaction)
  }
}
