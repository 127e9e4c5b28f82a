public import ScrollworkUIKit

/// The methods of versions before 14, by which most apps present messages.
extension ProgressHUD {
  /// Shows a spinner with a status.
  public class func show(_ status: String? = nil, interaction: Bool = true) {
    animate(status, interaction: interaction)
  }

  /// Shows a drawn sign.
  public class func show(_ status: String? = nil, icon: AnimatedIcon, interaction: Bool = true) {
    liveIcon(status, icon: icon, interaction: interaction)
  }

  /// Shows the image of a success.
  public class func showSuccess(
    _ status: String? = nil, image: UIImage? = nil, interaction: Bool = true
  ) { success(status, image: image, interaction: interaction) }

  /// Shows the image of an error.
  public class func showError(
    _ status: String? = nil, image: UIImage? = nil, interaction: Bool = true
  ) { error(status, image: image, interaction: interaction) }

  /// Shows a check mark.
  public class func showSucceed(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { succeed(status, interaction: interaction, delay: delay) }

  /// Shows a cross with a status.
  public class func showFailed(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { failed(status, interaction: interaction, delay: delay) }

  /// Shows a cross above the description of an error.
  public class func showFailed(
    _ error: (any Error)?, interaction: Bool = true, delay: TimeInterval? = nil
  ) { failed(error, interaction: interaction, delay: delay) }

  /// Shows a plus sign.
  public class func showAdded(
    _ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil
  ) { added(status, interaction: interaction, delay: delay) }

  /// Shows a progress, 0…1, above a text.
  public class func showProgress(_ status: String?, _ value: CGFloat, interaction: Bool = false) {
    progress(status, value, interaction: interaction)
  }

  /// Shows a progress, 0…1.
  public class func showProgress(_ value: CGFloat, interaction: Bool = false) {
    progress(value, interaction: interaction)
  }
}
