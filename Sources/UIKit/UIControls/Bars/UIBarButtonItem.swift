public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// A button of a bar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case bordered
    case done
    case prominent
  }

  /// A button of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24

    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  /// The style.
  open var style = Style.plain
  /// The target of a touch.
  open weak var target: AnyObject?
  /// The method of the target.
  open var action: Selector?
  /// The action of a touch.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// The width; zero for the content's.
  open var width: CGFloat = 0
  /// The view in place of a button.
  open var customView: UIView?
  /// The color.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// Whether the button is left out.
  open var isHidden = false { didSet { onChange?() } }
  /// Whether the button is shown as selected.
  open var isSelected = false { didSet { onChange?() } }
  /// The picture on a phone on its side.
  open var landscapeImagePhone: UIImage?
  /// The titles that the button may get.
  open var possibleTitles: Set<String>?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  private var backgrounds: [UIControl.State: UIImage] = [:]
  let systemItem: SystemItem?

  /// Creates an empty button.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates nothing: there are no files of views.
  public required init?(coder: NSCoder) { nil }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates a button with a title and a picture, a method and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Creates a button with pictures for both orientations of a phone.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates a button of the system.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    self.action = action
    self.target = target.map { $0 as AnyObject }
    style = systemItem == .done ? .done : .plain
  }

  /// Creates a button of the system with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    image = primaryAction?.picture as? UIImage
  }

  /// Creates a button with a title, a picture, an action and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A space that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Sets the picture behind the button in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state] = backgroundImage
    onChange?()
  }

  /// The picture behind the button in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state]
  }

  /// Sets the offset of the title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titlePositionAdjustment = adjustment
    onChange?()
  }

  /// Sets the offset of a back button's title; far to the side, it hides the title.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { titlePositionAdjustment = adjustment }

  /// Performs the action for a touch on a view.
  func perform(in view: UIView?) {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
    if let target {
      action?.perform(on: target, [self, nil])
    } else {
      action?.performInChain(from: view, [self, nil])
    }
  }

  /// The view of the item in a bar.
  func makeView(tint: UIColor) -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    let words = title ?? systemItem?.words
    let picture = image ?? systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    if let picture {
      button.setImage(picture, for: .normal)
    } else {
      button.setTitle(words, for: .normal)
    }
    let isBold = style == .done || style == .prominent
    button.titleLabel?.font =
      (titleTextAttributes(for: .normal)?[.font] as? UIFont)
      ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    let ink = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    button.setTitleColor(tintColor ?? ink ?? tint, for: .normal)
    if let own = tintColor { button.tintColor = own }
    button.isEnabled = isEnabled
    if let ground = backgrounds[.normal] { button.setBackgroundImage(ground, for: .normal) }
    let shift = titlePositionAdjustment
    button.titleEdgeInsets = UIEdgeInsets(
      top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical,
      right: -shift.horizontal)
    button.addAction(
      UIAction { [weak self] in self?.perform(in: $0.sender as? UIView) }, for: .touchUpInside)
    return button
  }
}
