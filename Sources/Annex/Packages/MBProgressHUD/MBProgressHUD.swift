@_exported public import ScrollworkUIKit

/// The kinds of indicators above the text of a message.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate
  case determinate
  case determinateHorizontalBar
  case annularDeterminate
  case customView
  case text
}

/// The animations by which messages appear and disappear.
public enum MBProgressHUDAnimation: Int, Sendable {
  case fade
  case zoom
  case zoomOut
  case zoomIn
}

/// The delegate of a message.
@MainActor @preconcurrency public protocol MBProgressHUDDelegate: AnyObject {
  /// The message is hidden.
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  /// The default implementation, which does nothing.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// A message about an activity, over a view.
///
/// - Source: margins, corners, fonts, times and indicators of MBProgressHUD.m.
open class MBProgressHUD: UIView {
  private let stack = UIStackView()
  private let content = Margins()
  private var indicator: UIView?
  private var minimum: [NSLayoutConstraint] = []
  private var center998: [NSLayoutConstraint] = []
  private var square: NSLayoutConstraint?
  private var shownSince: Date?
  /// The number of calls of `show` and `hide`, so that an earlier timer ends nothing later.
  private var count = 0
  private var isFinished = false

  /// The kind of indicator.
  open var mode = MBProgressHUDMode.indeterminate { didSet { showIndicator() } }
  /// The animation by which the message appears and disappears.
  open var animationType = MBProgressHUDAnimation.fade
  /// The delegate of the progress HUD.
  open weak var delegate: (any MBProgressHUDDelegate)?
  /// The closure that is called when the message is hidden.
  open var completionBlock: (() -> Void)?
  /// The indicator of the mode `.customView`.
  open var customView: UIView? { didSet { showIndicator() } }
  /// The background of the message.
  public let bezelView = MBBackgroundView()
  /// The cover of the view below the message.
  public let backgroundView = MBBackgroundView()
  /// The text below the indicator.
  public let label = UILabel()
  /// The details below the text.
  public let detailsLabel = UILabel()
  /// The button below the texts, shown if it has a title.
  public private(set) lazy var button: UIButton = {
    let button = RoundedButton(type: .custom)
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    button.setTitleColor(contentColor, for: .normal)
    stack.addArrangedSubview(button)
    return button
  }()
  /// The color of indicators and texts.
  open var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { showIndicator() }
  }
  /// The distance from the center.
  open var offset = CGPoint.zero {
    didSet { (center998[0].constant, center998[1].constant) = (offset.x, offset.y) }
  }
  /// The margin around indicator and texts.
  open var margin: CGFloat = 20 { didSet { content.value = margin } }
  /// The minimum size of the progress HUD.
  open var minSize = CGSize.zero { didSet { showMinimum() } }
  /// Whether the message is as wide as high.
  open var isSquare = false { didSet { square?.isActive = isSquare } }
  /// The delay until the message appears, in seconds; it does not if it is hidden before.
  open var graceTime: TimeInterval = 0
  /// The minimum time that the message is shown, in seconds.
  open var minShowTime: TimeInterval = 0
  /// Whether the message is removed from its view when it is hidden.
  open var removeFromSuperViewOnHide = false
  /// Whether the message moves with the device.
  open var areDefaultMotionEffectsEnabled = false
  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet { (indicator as? any ProgressIndicator)?.progress = progress }
  }
  /// The object whose progress is shown.
  open var progressObject: Progress? { didSet { followProgress() } }

  /// Creates a message for a view.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }

  /// Creates a message with a frame.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  /// Creates a message from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
  }

  private func addViews() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    alpha = 0
    backgroundView.style = .solidColor
    (backgroundView.frame, backgroundView.alpha) = (bounds, 0)
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bezelView.layer.cornerRadius = 5
    bezelView.alpha = 0
    for (label, size) in [(label, CGFloat(16)), (detailsLabel, 12)] {
      (label.font, label.textAlignment) = (.boldSystemFont(ofSize: size), .center)
      stack.addArrangedSubview(label)
    }
    detailsLabel.numberOfLines = 0
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 4)
    for view in [bezelView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(backgroundView)
    addSubview(bezelView)
    bezelView.addSubview(stack)
    content.place(stack, in: bezelView, of: self)
    center998 = [
      bezelView.centerXAnchor.constraint(equalTo: centerXAnchor),
      bezelView.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    for constraint in center998 { constraint.priority = UILayoutPriority(998) }
    NSLayoutConstraint.activate(center998)
    square = bezelView.heightAnchor.constraint(equalTo: bezelView.widthAnchor)
    square?.priority = UILayoutPriority(997)
    showIndicator()
    showLabels()
  }

  private func showMinimum() {
    NSLayoutConstraint.deactivate(minimum)
    minimum = [
      bezelView.widthAnchor.constraint(greaterThanOrEqualToConstant: minSize.width),
      bezelView.heightAnchor.constraint(greaterThanOrEqualToConstant: minSize.height),
    ]
    for constraint in minimum { constraint.priority = UILayoutPriority(997) }
    NSLayoutConstraint.activate(minimum)
  }

  private func showIndicator() {
    let color = contentColor ?? .label
    for label in [label, detailsLabel] { label.textColor = color }
    for case let button as RoundedButton in stack.arrangedSubviews {
      button.setTitleColor(color, for: .normal)
    }
    let old = indicator
    indicator =
      switch mode {
      case .indeterminate: spinner(color)
      case .text: nil
      case .customView: customView
      case .determinate: RoundIndicator(color: color, isAnnular: false)
      case .annularDeterminate: RoundIndicator(color: color, isAnnular: true)
      case .determinateHorizontalBar: BarIndicator(color: color)
      }
    if old !== indicator { old?.removeFromSuperview() }
    guard let indicator else { return }
    (indicator as? any ProgressIndicator)?.progress = progress
    indicator.tintColor = color
    indicator.translatesAutoresizingMaskIntoConstraints = false
    stack.insertArrangedSubview(indicator, at: 0)
  }

  private func spinner(_ color: UIColor) -> UIView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = color
    spinner.startAnimating()
    return spinner
  }

  private func followProgress() {
    guard let progressObject, superview != nil else { return }
    progress = Float(progressObject.fractionCompleted)
    after(1 / 60) { $0.followProgress() }
  }

  private func showLabels() {
    for label in [label, detailsLabel] { label.isHidden = label.text?.isEmpty ?? true }
  }

  /// Shows the labels that have a text.
  open override func layoutSubviews() {
    showLabels()
    super.layoutSubviews()
  }

  private func after(_ seconds: Double, _ work: @escaping @MainActor (MBProgressHUD) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated { if let self { work(self) } }
    }
  }

  // MARK: Showing and hiding

  /// Shows a new message over a view.
  @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> Self {
    let hud = self.init(frame: view.bounds)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }

  /// Hides the message over a view; false if there is none.
  @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }

  /// The topmost message over a view that is not hidden yet.
  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first { !$0.isFinished }
  }

  /// Shows the message, after its grace time.
  open func show(animated: Bool) {
    (isFinished, count) = (false, count + 1)
    guard graceTime > 0 else { return appear(animated: animated) }
    let number = count
    after(graceTime) { if number == $0.count { $0.appear(animated: animated) } }
  }

  private func appear(animated: Bool) {
    (shownSince, alpha) = (Date(), 1)
    followProgress()
    showLabels()
    // Texts are often set after the message is shown.
    after(0) { $0.showLabels() }
    guard animated else {
      (bezelView.alpha, backgroundView.alpha) = (1, 1)
      return
    }
    switch animationType {
    case .fade: break
    case .zoom, .zoomIn: bezelView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .zoomOut: bezelView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    }
    animate {
      self.bezelView.transform = .identity
      (self.bezelView.alpha, self.backgroundView.alpha) = (1, 1)
    }
  }

  private func animate(
    _ animations: @escaping () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .beginFromCurrentState, animations: animations, completion: completion)
  }

  /// Hides the message, after its minimum show time.
  open func hide(animated: Bool) {
    (isFinished, count) = (true, count + 1)
    let left = minShowTime + (shownSince?.timeIntervalSinceNow ?? -minShowTime)
    guard left > 0 else { return disappear(animated: animated) }
    let number = count
    after(left) { if number == $0.count { $0.disappear(animated: animated) } }
  }

  private func disappear(animated: Bool) {
    guard animated, shownSince != nil else {
      shownSince = nil
      return finish()
    }
    shownSince = nil
    animate {
      switch self.animationType {
      case .fade: break
      case .zoomIn: self.bezelView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      case .zoom, .zoomOut: self.bezelView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      (self.bezelView.alpha, self.backgroundView.alpha) = (0, 0)
    } completion: { _ in
      self.finish()
    }
  }

  private func finish() {
    if isFinished {
      alpha = 0
      if removeFromSuperViewOnHide { removeFromSuperview() }
    }
    completionBlock?()
    delegate?.hudWasHidden(self)
  }

  /// Hides the message after a delay.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    let number = count
    after(delay) { if number == $0.count { $0.hide(animated: animated) } }
  }
}

/// The margins between the edges of a message and its content.
@MainActor private final class Margins {
  private var constraints: [NSLayoutConstraint] = []

  var value: CGFloat = 20 {
    didSet { for constraint in constraints { constraint.constant = value } }
  }

  /// Centers a view in the background of a message, which keeps the margin from the message's edges.
  func place(_ view: UIView, in bezel: UIView, of hud: UIView) {
    constraints = [
      view.topAnchor.constraint(greaterThanOrEqualTo: bezel.topAnchor, constant: value),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: bezel.leadingAnchor, constant: value),
      bezel.leadingAnchor.constraint(greaterThanOrEqualTo: hud.leadingAnchor, constant: value),
      hud.trailingAnchor.constraint(greaterThanOrEqualTo: bezel.trailingAnchor, constant: value),
    ]
    let shrink = [
      bezel.widthAnchor.constraint(equalToConstant: 0),
      bezel.heightAnchor.constraint(equalToConstant: 0),
    ]
    for constraint in shrink { constraint.priority = UILayoutPriority(50) }
    NSLayoutConstraint.activate(
      constraints + shrink + [
        view.centerXAnchor.constraint(equalTo: bezel.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: bezel.centerYAnchor),
      ])
  }
}
