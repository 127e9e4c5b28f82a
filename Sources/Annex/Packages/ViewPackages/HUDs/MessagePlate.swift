import ScrollworkUIKit

/// The plate of a message: a sign above a title and further words.
final class MessagePlate: UIView {
  let title = UILabel()
  let details = UILabel()
  let stack = UIStackView()
  private let blur = UIVisualEffectView(effect: nil)
  private var margins: [NSLayoutConstraint] = []
  private var smallest: [NSLayoutConstraint] = []

  /// The sign.
  var sign: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let sign { stack.insertArrangedSubview(sign, at: 0) }
    }
  }

  init(margin: CGFloat, corner: CGFloat, titleFont: UIFont, detailFont: UIFont) {
    super.init(frame: .zero)
    (title.font, details.font) = (titleFont, detailFont)
    for label in [title, details] {
      (label.numberOfLines, label.textAlignment, label.isHidden) = (0, .center, true)
    }
    layer.cornerRadius = corner
    clipsToBounds = true
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 8)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(details)
    for view in [blur, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    margins = [
      stack.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: margin),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: margin),
    ]
    NSLayoutConstraint.activate(
      margins + [
        blur.topAnchor.constraint(equalTo: topAnchor),
        blur.leadingAnchor.constraint(equalTo: leadingAnchor),
        blur.trailingAnchor.constraint(equalTo: trailingAnchor),
        blur.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
  }

  required init?(coder: NSCoder) { nil }

  var effect: UIBlurEffect.Style? {
    didSet { blur.effect = effect.map { UIBlurEffect(style: $0) } }
  }

  var margin: CGFloat = 20 {
    didSet { for constraint in margins { constraint.constant = margin } }
  }

  /// Sets the words and shows the labels that have some.
  func setWords(_ text: String?, _ further: String? = nil) {
    (title.text, details.text) = (text, further)
    showLabels()
  }

  func showLabels() {
    for label in [title, details] { label.isHidden = label.text?.isEmpty ?? true }
  }

  func setSmallest(_ size: CGSize) {
    NSLayoutConstraint.deactivate(smallest)
    smallest = [
      widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
      heightAnchor.constraint(greaterThanOrEqualToConstant: size.height),
    ]
    NSLayoutConstraint.activate(smallest)
  }

  /// Puts the plate in a view that it is not wider than.
  func place(in view: UIView, offset: CGPoint = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset.x),
      centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset.y),
      widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
    ])
  }

  /// A spinner as large as those of messages.
  static func spinner(_ color: UIColor) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = color
    spinner.startAnimating()
    return spinner
  }

  /// An arc that turns.
  static func wheel(_ color: UIColor, length: CGFloat) -> UIView {
    let sign = HostedSign()
    sign.show(ActivitySign(look: .growingArc(width: 2), color: Color(uiColor: color)))
    sign.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sign.widthAnchor.constraint(equalToConstant: length),
      sign.heightAnchor.constraint(equalToConstant: length),
    ])
    return sign
  }

  /// A symbol as a sign.
  static func symbol(_ name: String, _ color: UIColor, length: CGFloat) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    (view.tintColor, view.contentMode) = (color, .scaleAspectFit)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: length),
      view.heightAnchor.constraint(equalToConstant: length),
    ])
    return view
  }
}

/// Time on the scene's clock.
enum MessageTime {
  @MainActor static func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }

  /// The window that messages of the whole app are in.
  @MainActor static var window: UIWindow? {
    UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
  }
}
