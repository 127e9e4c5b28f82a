@_exported public import ScrollworkUIKit

/// The ways to draw the background of a message.
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  case solidColor
  case blur
}

/// The background of a message, or the cover of the view below it.
@MainActor @preconcurrency open class MBBackgroundView: UIView {
  private let blur = UIVisualEffectView(effect: nil)

  /// The way to draw it.
  open var style = MBProgressHUDBackgroundStyle.blur { didSet { show() } }
  /// The color of the background view.
  open var color: UIColor? { didSet { show() } }
  /// The style of the blur.
  open var blurEffectStyle = UIBlurEffect.Style.systemThickMaterial { didSet { show() } }

  /// Creates a blurred background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    show()
  }

  /// Creates a blurred background.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    backgroundColor = color
    blur.effect = style == .blur ? UIBlurEffect(style: blurEffectStyle) : nil
    blur.isHidden = style != .blur
  }
}
