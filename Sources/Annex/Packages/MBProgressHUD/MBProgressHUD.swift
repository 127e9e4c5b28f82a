import ScrollworkMessagePlates
@_exported public import ScrollworkUIKit

/// What a message shows beside its words.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate
  case determinate
  case determinateHorizontalBar
  case annularDeterminate
  case customView
  case text
}

/// How a message comes and goes.
public enum MBProgressHUDAnimation: Int, Sendable {
  case fade
  case zoom
  case zoomOut
  case zoomIn
}

/// What is behind a message.
public enum MBProgressHUDBackgroundStyle: Int, Sendable {
  case solidColor
  case blur
}

/// The delegate for the end of a message.
@MainActor @preconcurrency public protocol MBProgressHUDDelegate: AnyObject {
  /// The message is gone.
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  /// Does nothing.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// The background of a message, or of what is around it.
@MainActor @preconcurrency open class MBBackgroundView: UIView {
  private let plate: UIView
  private let blur = UIVisualEffectView(effect: nil)

  /// How it is drawn.
  open var style: MBProgressHUDBackgroundStyle { didSet { show() } }
  /// The color.
  open var color: UIColor? { didSet { show() } }
  /// The blur.
  open var blurEffectStyle = UIBlurEffect.Style.regular { didSet { show() } }

  init(_ plate: UIView, style: MBProgressHUDBackgroundStyle) {
    (self.plate, self.style) = (plate, style)
    super.init(frame: .zero)
  }

  /// A background, of which a file describes none.
  public required init?(coder: NSCoder) { nil }

  func show() {
    plate.backgroundColor = color
    (plate as? MessagePlate)?.effect = style == .blur ? blurEffectStyle : nil
  }
}

/// A message that something goes on, over a view.
///
/// - Source: margins, corners and fonts by the package's defaults; the plate is a system material.
open class MBProgressHUD: UIView {
  private let plate = MessagePlate(
    margin: 20, corner: 5, titleFont: .boldSystemFont(ofSize: 16),
    detailFont: .boldSystemFont(ofSize: 12))
  private var ring: ProgressRing?
  private var bar: UIProgressView?

  /// What the message shows beside its words.
  open var mode = MBProgressHUDMode.indeterminate { didSet { showSign() } }
  /// How it comes and goes, which is by its opacity.
  open var animationType = MBProgressHUDAnimation.fade
  /// The delegate for the end.
  open weak var delegate: (any MBProgressHUDDelegate)?
  /// What is done at the end.
  open var completionBlock: (() -> Void)?
  /// The view of the mode for own views.
  open var customView: UIView? { didSet { showSign() } }
  /// The background of the message.
  public private(set) lazy var bezelView = MBBackgroundView(plate, style: .blur)
  /// The background around the message.
  public private(set) lazy var backgroundView = MBBackgroundView(self, style: .solidColor)
  /// The words.
  open var label: UILabel { plate.title }
  /// Further words.
  open var detailsLabel: UILabel { plate.details }
  /// A button below the words.
  public private(set) lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    plate.stack.addArrangedSubview(button)
    return button
  }()
  /// The color of signs and words.
  open var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { showSign() }
  }
  /// The distance from the center.
  open var offset = CGPoint.zero
  /// The room around sign and words.
  open var margin: CGFloat = 20 { didSet { plate.margin = margin } }
  /// The least size.
  open var minSize = CGSize.zero { didSet { plate.setMinimum(minSize) } }
  /// Whether the message is as wide as high.
  open var isSquare = false
  /// Seconds until the message appears.
  open var graceTime: TimeInterval = 0
  /// Seconds that it is shown at least.
  open var minShowTime: TimeInterval = 0
  /// Whether it leaves its view at the end.
  open var removeFromSuperViewOnHide = false
  /// Whether the message moves with the device.
  open var areDefaultMotionEffectsEnabled = false
  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 { didSet { showProgress() } }
  /// What is done, as an object.
  open var progressObject: Progress?

  /// A message for a view.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  /// A message of a size.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    plate.effect = .systemMaterial
    showSign()
  }

  /// A message, of which a file describes none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a new message over a view.
  @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> Self {
    let hud = self.init(frame: view.bounds)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Ends the message over a view.
  @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// The message over a view.
  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first
  }

  private func showSign() {
    let color = contentColor ?? .label
    for label in [label, detailsLabel] { label.textColor = color }
    (ring, bar) = (nil, nil)
    switch mode {
    case .indeterminate: plate.sign = MessagePlate.spinner(color)
    case .text: plate.sign = nil
    case .customView: plate.sign = customView
    case .determinate, .annularDeterminate:
      let isPie = mode == .determinate
      let ring = ProgressRing(
        radius: isPie ? 9 : 16, thickness: isPie ? 18 : 2, color: color, trackAlpha: 0.1)
      (self.ring, plate.sign) = (ring, ring)
    case .determinateHorizontalBar:
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progressTintColor = color
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.widthAnchor.constraint(equalToConstant: 120).isActive = true
      (self.bar, plate.sign) = (bar, bar)
    }
    showProgress()
  }

  private func showProgress() {
    ring?.progress = CGFloat(progress)
    bar?.progress = progress
  }

  /// Shows the message.
  open func show(animated: Bool) {
    plate.removeFromSuperview()
    plate.place(in: self, offset: offset)
    if isSquare { plate.widthAnchor.constraint(equalTo: plate.heightAnchor).isActive = true }
    showLabelsLater()
    if animated { UIView.animate(withDuration: 0.3) { self.alpha = 1 } } else { alpha = 1 }
  }

  /// Words are set after the message is shown.
  private func showLabelsLater() {
    plate.showLabels()
    MessageTime.after(0) { self.plate.showLabels() }
  }

  /// Ends the message.
  open func hide(animated: Bool) {
    let end = {
      self.alpha = 0
      if self.removeFromSuperViewOnHide { self.removeFromSuperview() }
      self.completionBlock?()
      self.delegate?.hudWasHidden(self)
    }
    guard animated else { return end() }
    UIView.animate(withDuration: 0.3) {
      self.alpha = 0
    } completion: { _ in
      end()
    }
  }

  /// Ends the message after a time.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    MessageTime.after(delay) { self.hide(animated: animated) }
  }

  /// Has the labels of the moment.
  open override func layoutSubviews() {
    plate.showLabels()
    super.layoutSubviews()
  }
}
