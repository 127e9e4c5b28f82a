@_exported public import ScrollworkUIKit

/// The sides of a cell that actions are at.
public enum SwipeActionsOrientation: CGFloat, Sendable {
  case left = -1
  case right = 1
}

/// The kinds of actions.
public enum SwipeActionStyle: Int, Sendable {
  case `default`
  case destructive
}

/// An action of a row.
@MainActor @preconcurrency public class SwipeAction: NSObject {
  /// The title of the swipe action.
  public var title: String?
  /// The style of the swipe action.
  public var style: SwipeActionStyle
  /// The handler of the action.
  public var handler: ((SwipeAction, IndexPath) -> Void)?
  /// The image of the swipe action.
  public var image: UIImage?
  /// The color behind it.
  public var backgroundColor: UIColor?
  /// The color of the words.
  public var textColor: UIColor?
  /// The font of the words.
  public var font: UIFont?
  /// Whether the row closes.
  public var hidesWhenSelected = false
  /// The identifier of the swipe action.
  public var identifier: String?

  /// Creates an action with a style and a title.
  public init(
    style: SwipeActionStyle, title: String?, handler: ((SwipeAction, IndexPath) -> Void)?
  ) { (self.style, self.title, self.handler) = (style, title, handler) }

  /// Takes the row away as given.
  public func fulfill(with style: ExpansionFulfillmentStyle) {}
}

/// How a row goes after its action.
public enum ExpansionFulfillmentStyle: Sendable {
  case delete, reset
}

/// How far a row opens; it opens as wide as its actions.
public struct SwipeExpansionStyle: Sendable {
  /// Opens as wide as the actions.
  public static var selection: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// Opens as wide as the actions.
  public static var destructive: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// Opens as wide as the actions.
  public static var destructiveAfterFill: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// Opens as wide as the actions.
  public static var fill: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// Opens as wide as the actions.
  public static func destructive(
    automaticallyDelete: Bool, timing: FulfillmentTiming = .with
  ) -> SwipeExpansionStyle { SwipeExpansionStyle() }

  /// When the action is done.
  public enum FulfillmentTiming: Sendable {
    case with, after
  }
}

/// How the actions come.
public enum SwipeTransitionStyle: Sendable {
  case border, drag, reveal
}

/// The choices for the actions of a row.
public struct SwipeOptions: Sendable {
  /// Creates the default options of a row.
  public init() {}
  /// How far a row opens.
  public var expansionStyle: SwipeExpansionStyle?
  /// How the actions come.
  public var transitionStyle = SwipeTransitionStyle.border
  /// The color behind the actions.
  public var backgroundColor: UIColor?
  /// The greatest width of an action.
  public var maximumButtonWidth: CGFloat?
  /// The least width of an action.
  public var minimumButtonWidth: CGFloat?
  /// The room around actions.
  public var buttonPadding: CGFloat?
  /// The room between picture and words.
  public var buttonSpacing: CGFloat?
}

/// Callbacks for the actions of a row.
@MainActor @preconcurrency public protocol SwipeTableViewCellDelegate: AnyObject {
  /// The actions of a row.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> [SwipeAction]?
  /// The choices for the actions of a row.
  func tableView(
    _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions
}

extension SwipeTableViewCellDelegate {
  /// The default options of the row.
  public func tableView(
    _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions { SwipeOptions() }
}

/// A cell that moves aside for its actions when a finger swipes it to the left or the right.
open class SwipeTableViewCell: UITableViewCell {
  /// The delegate that provides the actions.
  public weak var delegate: (any SwipeTableViewCellDelegate)?
  private let buttons = UIStackView()
  private var width: CGFloat = 0

  /// A cell of a style.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// A cell of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let left = UISwipeGestureRecognizer(
      target: self, action: Selector(SwipeTableViewCell.swipedLeft))
    let right = UISwipeGestureRecognizer(
      target: self, action: Selector(SwipeTableViewCell.swipedRight))
    (left.direction, right.direction) = (.left, .right)
    for recognizer in [left, right] { addGestureRecognizer(recognizer) }
  }

  private func swipedLeft() { swipe(.right) }
  private func swipedRight() { swipe(.left) }

  private var table: UITableView? {
    var view = superview
    while let present = view {
      if let table = present as? UITableView { return table }
      view = present.superview
    }
    return nil
  }

  private func swipe(_ side: SwipeActionsOrientation) {
    guard width == 0 else { return hideSwipe(animated: true) }
    guard let table, let path = table.indexPath(for: self),
      let actions = delegate?.tableView(table, editActionsForRowAt: path, for: side),
      !actions.isEmpty
    else { return }
    let options =
      delegate?.tableView(table, editActionsOptionsForRowAt: path, for: side) ?? SwipeOptions()
    for view in buttons.arrangedSubviews { view.removeFromSuperview() }
    let views = (side == .right ? actions.reversed() : actions).map { button($0, path) }
    for view in views { buttons.addArrangedSubview(view) }
    let count = CGFloat(actions.count)
    let maximum = options.maximumButtonWidth ?? (bounds.width - 30) / count
    let minimum = options.minimumButtonWidth ?? min(maximum, 74)
    let content = views.map(\.intrinsicContentSize.width).max() ?? 0
    let length = max(minimum, min(maximum, content + 2 * (options.buttonPadding ?? 8)))
    width = length * count * (side == .right ? 1 : -1)
    buttons.backgroundColor = options.backgroundColor
    buttons.distribution = .fillEqually
    buttons.frame = CGRect(
      x: width > 0 ? bounds.width - width : 0, y: 0, width: abs(width), height: bounds.height)
    insertSubview(buttons, at: 0)
    UIView.animate(withDuration: 0.3) {
      self.contentView.transform = CGAffineTransform(translationX: -self.width, y: 0)
    }
  }

  private func button(_ action: SwipeAction, _ path: IndexPath) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.titleLabel?.font = action.font ?? .systemFont(ofSize: 15, weight: .medium)
    button.setTitleColor(action.textColor ?? .white, for: .normal)
    button.tintColor = .white
    button.backgroundColor =
      action.backgroundColor
      ?? (action.style == .destructive ? .systemRed : UIColor(white: 0.7, alpha: 1))
    button.addAction(
      UIAction { [weak self] _ in
        if action.hidesWhenSelected { self?.hideSwipe(animated: true) }
        action.handler?(action, path)
      }, for: .touchUpInside)
    return button
  }

  /// Closes the row.
  open func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    width = 0
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      self.contentView.transform = .identity
    } completion: { done in
      if self.width == 0 { self.buttons.removeFromSuperview() }
      completion?(done)
    }
  }
}
