import ScrollworkActivitySigns
import ScrollworkHostedContent
package import ScrollworkUIKit

/// The plate of a message: a sign above a title and details.
package final class MessagePlate: UIView {
  package let title = UILabel()
  package let details = UILabel()
  package let stack = UIStackView()
  private let blur = UIVisualEffectView(effect: nil)
  private var margins: [NSLayoutConstraint] = []
  private var minimum: [NSLayoutConstraint] = []

  /// The sign of the message plate.
  package var sign: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let sign { stack.insertArrangedSubview(sign, at: 0) }
    }
  }

  /// Creates an empty plate; `margin` is the room around its content.
  package init(margin: CGFloat, corner: CGFloat, titleFont: UIFont, detailFont: UIFont) {
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

  package required init?(coder: NSCoder) { nil }

  /// The blur of the background; nil for none.
  package var effect: UIBlurEffect.Style? {
    didSet { blur.effect = effect.map { UIBlurEffect(style: $0) } }
  }

  /// The room around the content.
  package var margin: CGFloat = 20 {
    didSet { for constraint in margins { constraint.constant = margin } }
  }

  /// The maximum width of the labels.
  package var textWidth: CGFloat? {
    didSet {
      guard let textWidth else { return }
      for label in [title, details] {
        label.preferredMaxLayoutWidth = textWidth
        label.widthAnchor.constraint(lessThanOrEqualToConstant: textWidth).isActive = true
      }
    }
  }

  /// Sets the texts of the labels, and hides those without one.
  package func setTexts(_ text: String?, details: String? = nil) {
    (title.text, self.details.text) = (text, details)
    showLabels()
  }

  /// Shows the labels that have a text.
  package func showLabels() {
    for label in [title, details] { label.isHidden = label.text?.isEmpty ?? true }
  }

  /// Sets the minimum size.
  package func setMinimum(_ size: CGSize) {
    NSLayoutConstraint.deactivate(minimum)
    minimum = [
      widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
      heightAnchor.constraint(greaterThanOrEqualToConstant: size.height),
    ]
    NSLayoutConstraint.activate(minimum)
  }

  /// Centers the plate in a view, at most as wide as the view.
  package func place(in view: UIView, offset: CGPoint = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset.x),
      centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset.y),
      widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
    ])
  }

  /// A large spinner.
  package static func spinner(_ color: UIColor) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.color = color
    spinner.startAnimating()
    return spinner
  }

  /// A turning arc in a square; `inset` is the distance of the arc from its edges.
  package static func wheel(
    _ color: UIColor, length: CGFloat, width: CGFloat = 2, inset: CGFloat = 0
  ) -> UIView {
    let sign = HostedContentView()
    sign.show(
      ActivitySign(look: .growingArc(width: width), color: Color(uiColor: color))
        .padding(inset))
    sign.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      sign.widthAnchor.constraint(equalToConstant: length),
      sign.heightAnchor.constraint(equalToConstant: length),
    ])
    return sign
  }

  /// A symbol in a square.
  package static func symbol(_ name: String, _ color: UIColor, length: CGFloat) -> UIImageView {
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
