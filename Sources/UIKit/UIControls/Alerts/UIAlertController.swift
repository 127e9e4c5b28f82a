public import Foundation
import ScrollworkDrawing
public import ScrollworkUIScrolling

/// An action of an alert.
@MainActor @preconcurrency open class UIAlertAction {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action can be chosen.
  open var isEnabled = true
  /// What the action keeps under names of its own, such as the color of its title.
  public var keyedValues = KeyedValues()
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

extension UIAlertAction: KeyValueStoring {}

/// An alert in the middle of the screen, or a sheet of actions at its bottom.
///
/// - Source: measured by others: an alert is 270 points wide with rows of 44, a sheet has margins of
///   8 points and rows of 57; corners of 14 points.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert
  }

  /// The message.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The actions.
  public private(set) var actions: [UIAlertAction] = []
  /// The action in bold.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) var textFields: [UITextField]?
  private let card = UIView()
  private let cancelCard = UIView()

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    (self.message, self.preferredStyle) = (message, preferredStyle)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    attachments["alert"] = card
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds the parts.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    for card in [card, cancelCard] {
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 14
      card.layer.cornerCurve = .continuous
      card.clipsToBounds = true
      view.addSubview(card)
    }
  }

  /// Places the parts.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for card in [card, cancelCard] { card.subviews.forEach { $0.removeFromSuperview() } }
    if preferredStyle == .alert { layOutAlert() } else { layOutSheet() }
  }

  private func text(_ words: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard let words, !words.isEmpty else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textColor) = (words, font, color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    return label
  }

  private func stack(_ labels: [UILabel?], width: CGFloat, top: CGFloat, gap: CGFloat) -> CGFloat {
    var y = top
    for label in labels.compactMap({ $0 }) {
      let height = label.sizeThatFits(CGSize(width: width - 32, height: .infinity)).height
      label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      card.addSubview(label)
      y += height + gap
    }
    return y
  }

  private func button(_ action: UIAlertAction, size: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let isBold = action.style == .cancel || action === preferredAction
    button.titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(
      UIAction { [weak self] _ in
        self?.dismiss(animated: true) { action.handler?(action) }
      }, for: .touchUpInside)
    return button
  }

  private func line(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    card.addSubview(line)
  }

  private func layOutAlert() {
    cancelCard.isHidden = true
    let (width, hair): (CGFloat, CGFloat) = (270, 1 / 3)
    var y = stack(
      [
        text(title, .systemFont(ofSize: 17, weight: .semibold), .label),
        text(message, .systemFont(ofSize: 13), .label),
      ], width: width, top: 19, gap: 3)
    for field in textFields ?? [] {
      field.frame = CGRect(x: 16, y: y + 8, width: width - 32, height: 26)
      card.addSubview(field)
      y += 34
    }
    y += 16
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    if ordered.count == 2 {
      line(CGRect(x: 0, y: y, width: width, height: hair))
      line(CGRect(x: width / 2, y: y, width: hair, height: 44))
      for (index, action) in ordered.reversed().enumerated() {
        let button = button(action, size: 17)
        button.frame = CGRect(
          x: CGFloat(ordered[1].style == .cancel ? index : 1 - index) * width / 2, y: y,
          width: width / 2, height: 44)
        card.addSubview(button)
      }
      y += 44
    } else {
      for action in ordered {
        line(CGRect(x: 0, y: y, width: width, height: hair))
        let button = button(action, size: 17)
        button.frame = CGRect(x: 0, y: y, width: width, height: 44)
        card.addSubview(button)
        y += 44
      }
    }
    card.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: (view.bounds.height - y) / 2, width: width, height: y)
  }

  private func layOutSheet() {
    let (width, hair): (CGFloat, CGFloat) = (view.bounds.width - 16, 1 / 3)
    let labels = [
      text(title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel),
      text(message, .systemFont(ofSize: 13), .secondaryLabel),
    ]
    var y: CGFloat = 0
    if labels.contains(where: { $0 != nil }) {
      y = stack(labels, width: width, top: 14, gap: 12)
    }
    for (index, action) in actions.filter({ $0.style != .cancel }).enumerated() {
      if index > 0 || y > 0 { line(CGRect(x: 0, y: y, width: width, height: hair)) }
      let button = button(action, size: 20)
      button.frame = CGRect(x: 0, y: y, width: width, height: 57)
      card.addSubview(button)
      y += 57
    }
    var bottom = view.bounds.height - view.safeAreaInsets.bottom - 8
    cancelCard.isHidden = true
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      cancelCard.isHidden = false
      cancelCard.frame = CGRect(x: 8, y: bottom - 57, width: width, height: 57)
      let button = button(cancel, size: 20)
      button.frame = cancelCard.bounds
      cancelCard.addSubview(button)
      bottom -= 65
    }
    card.frame = CGRect(x: 8, y: bottom - y, width: width, height: y)
  }

  /// Dismisses a sheet for a touch beside it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    dismiss(animated: true) { cancel.handler?(cancel) }
  }
}
