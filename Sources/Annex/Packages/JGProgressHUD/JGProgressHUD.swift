import ScrollworkMessagePlates
@_exported public import ScrollworkUIKit

/// The color of a message.
public enum JGProgressHUDStyle: UInt, Sendable {
  case extraLight = 0
  case light
  case dark
}

/// Where a message is.
public enum JGProgressHUDPosition: UInt, Sendable {
  case center = 0
  case topLeft, topCenter, topRight, centerLeft, centerRight
  case bottomLeft, bottomCenter, bottomRight
}

/// What touches do while a message is shown.
public enum JGProgressHUDInteractionType: UInt, Sendable {
  case blockAllTouches = 0
  case blockTouchesOnHUDView
  case blockNoTouches
}

/// The sign of a message.
@MainActor @preconcurrency open class JGProgressHUDIndicatorView: UIView {
  /// The view of the sign.
  open var contentView: UIView?
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 { didSet { showProgress() } }

  /// A sign of a view.
  public init(contentView: UIView?) {
    super.init(frame: .zero)
    set(contentView)
  }

  /// Creates an empty progress HUD indicator view.
  public convenience init() { self.init(contentView: nil) }

  /// No sign, as a file describes none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  func showProgress() {}

  /// Makes what depends on the color of the message.
  func setUp(_ color: UIColor) {}

  func set(_ view: UIView?) {
    contentView?.removeFromSuperview()
    contentView = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// An indicator view with a spinner.
open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
  override func setUp(_ color: UIColor) { set(MessagePlate.spinner(color)) }
}

/// An indicator view with an image.
open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
  /// Creates a progress HUD image indicator view with an image.
  public convenience init(image: UIImage) { self.init(contentView: UIImageView(image: image)) }

  override func setUp(_ color: UIColor) { contentView?.tintColor = color }
}

/// An indicator view with a check mark.
open class JGProgressHUDSuccessIndicatorView: JGProgressHUDIndicatorView {
  override func setUp(_ color: UIColor) {
    set(MessagePlate.symbol("checkmark", color, length: 33))
  }
}

/// An indicator view with a cross.
open class JGProgressHUDErrorIndicatorView: JGProgressHUDIndicatorView {
  override func setUp(_ color: UIColor) { set(MessagePlate.symbol("xmark", color, length: 33)) }
}

/// A ring that is drawn as far as something is done.
open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {
  private var ring: ProgressRing?

  override func setUp(_ color: UIColor) {
    let ring = ProgressRing(radius: 18.5, thickness: 3, color: color, trackAlpha: 0.3)
    set(ring)
    self.ring = ring
    showProgress()
  }

  override func showProgress() { ring?.progress = CGFloat(progress) }
}

/// A disk that is filled as far as something is done, drawn as a wide ring.
open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {
  private var ring: ProgressRing?

  override func setUp(_ color: UIColor) {
    let ring = ProgressRing(radius: 10, thickness: 20, color: color, trackAlpha: 0.3)
    set(ring)
    self.ring = ring
    showProgress()
  }

  override func showProgress() { ring?.progress = CGFloat(progress) }
}

/// A message that something goes on, over a view.
///
/// - Source: insets of 20, corners of 10 and fonts by the package's header; signs are approximated.
open class JGProgressHUD: UIView {
  private let plate: MessagePlate
  private let isDark: Bool
  private var edges: [NSLayoutConstraint] = []

  /// The style of the progress HUD.
  public let style: JGProgressHUDStyle
  /// The indicator view of the progress HUD.
  open var indicatorView: JGProgressHUDIndicatorView? { didSet { showSign() } }
  /// The text label of the progress HUD.
  open var textLabel: UILabel { plate.title }
  /// The label below the text.
  open var detailTextLabel: UILabel { plate.details }
  /// Where the message is.
  open var position = JGProgressHUDPosition.center
  /// What touches do meanwhile.
  open var interactionType = JGProgressHUDInteractionType.blockAllTouches
  /// Whether the message is as wide as high.
  open var square = false
  /// Whether the words take their color from beneath, which they do not.
  open var vibrancyEnabled = false
  /// The room around sign and words.
  open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
    didSet { plate.margin = contentInsets.left }
  }
  /// A closure that is called when the HUD is tapped.
  open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
  /// A closure that is called when the HUD's surroundings are tapped.
  open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
  /// Seconds until the message appears.
  open var graceTime: TimeInterval = 0
  /// Seconds that it is shown at least.
  open var minimumDisplayTime: TimeInterval = 0
  /// The color of the plate.
  open var hudView: UIView { plate }
  /// The content view of the progress HUD.
  open var contentView: UIView { plate }
  /// The view that the message is over.
  open weak var targetView: UIView?
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 10 { didSet { plate.layer.cornerRadius = cornerRadius } }
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 { didSet { indicatorView?.progress = progress } }
  /// Whether the message is shown.
  open var isVisible: Bool { superview != nil }

  /// A message of a color.
  public init(style: JGProgressHUDStyle) {
    self.style = style
    isDark = style == .dark
    plate = MessagePlate(
      margin: 20, corner: 10, titleFont: .boldSystemFont(ofSize: 17),
      detailFont: .systemFont(ofSize: 13))
    super.init(frame: .zero)
    plate.effect = style == .dark ? .dark : style == .light ? .light : .extraLight
    for label in [textLabel, detailTextLabel] { label.textColor = isDark ? .white : .black }
    indicatorView = JGProgressHUDIndeterminateIndicatorView()
    showSign()
  }

  /// A message in the color of the scene.
  public convenience init(automaticStyle: ()) { self.init() }

  /// A message in the color of the scene.
  public convenience init() {
    self.init(
      style: UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .extraLight)
  }

  /// A message of a color.
  public required init?(coder: NSCoder) { nil }

  /// The messages over a view.
  public static func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
    view.subviews.compactMap { $0 as? JGProgressHUD }
  }

  private func showSign() {
    indicatorView?.setUp(isDark ? .white : .black)
    plate.sign = indicatorView
  }

  /// Shows the message over a view.
  open func show(in view: UIView, animated: Bool = true) {
    removeFromSuperview()
    targetView = view
    frame = view.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = interactionType == .blockAllTouches
    plate.removeFromSuperview()
    plate.showLabels()
    place()
    view.addSubview(self)
    guard animated else { return }
    alpha = 0
    UIView.animate(withDuration: 0.4) { self.alpha = 1 }
  }

  /// Shows the message over a view, after a time.
  open func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
    MessageTime.after(delay) { self.show(in: view, animated: animated) }
  }

  private func place() {
    NSLayoutConstraint.deactivate(edges)
    plate.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plate)
    let guide = safeAreaLayoutGuide
    let across =
      switch position {
      case .topLeft, .centerLeft, .bottomLeft:
        plate.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20)
      case .topRight, .centerRight, .bottomRight:
        plate.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)
      default: plate.centerXAnchor.constraint(equalTo: centerXAnchor)
      }
    let down =
      switch position {
      case .topLeft, .topCenter, .topRight:
        plate.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20)
      case .bottomLeft, .bottomCenter, .bottomRight:
        plate.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20)
      default: plate.centerYAnchor.constraint(equalTo: centerYAnchor)
      }
    let width = plate.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -40)
    edges = [across, down, width]
    if square { edges.append(plate.widthAnchor.constraint(equalTo: plate.heightAnchor)) }
    NSLayoutConstraint.activate(edges)
  }

  /// Dismisses the HUD from its view.
  open func dismiss(animated: Bool = true) {
    guard superview != nil else { return }
    guard animated else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.4) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      self.alpha = 1
    }
  }

  /// Ends the message after a time.
  open func dismiss(afterDelay delay: TimeInterval, animated: Bool = true) {
    MessageTime.after(delay) { self.dismiss(animated: animated) }
  }

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
