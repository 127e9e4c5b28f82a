public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// An item of a bar.
@MainActor @preconcurrency open class UIBarItem {
  /// The title.
  open var title: String? { didSet { onChange?() } }
  /// The picture.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether the item can be chosen.
  open var isEnabled = true { didSet { onChange?() } }
  /// An integer that identifies the item.
  open var tag = 0
  /// The insets of the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// The label that assistive technologies read.
  open var accessibilityLabel: String?
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  var onChange: (@MainActor () -> Void)?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  init() {}

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    onChange?()
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

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

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency open class UINavigationItem {
  /// How a title is shown.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case always
    case never
    case inline
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default` = 0
    case generic
    case minimal
  }

  /// The title.
  open var title: String? { didSet { onChange?() } }
  /// The view in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// The line above the title.
  open var prompt: String?
  /// How the title is shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// The title of the back button of the next controller.
  open var backButtonTitle: String?
  /// The back button of the next controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the back button says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the back button is shown beside items of one's own.
  open var leftItemsSupplementBackButton = false
  /// The items at the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The items at the trailing side, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The search controller, whose field is under the bar.
  open var searchController: UISearchController? { didSet { onChange?() } }
  /// Whether the search field leaves when the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// The looks of the bar for this controller.
  open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// The looks of the bar for this controller over the top of its content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
  /// The looks of the low bar for this controller.
  open var compactAppearance: UINavigationBarAppearance?
  var onChange: (@MainActor () -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  init() {}

  /// The first item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func itemsDidChange() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.onChange?() }
    }
    onChange?()
  }
}

/// An item of a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// An item of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// The picture in the selected state.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// The words of the badge; nil for none.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The color of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of the bar for this item.
  open var standardAppearance: UITabBarAppearance?
  /// The looks of the bar for this item at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
  }
}

extension UIViewController {
  private func attached<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let object = attachments[key] as? Object { return object }
    let made = make()
    attachments[key] = made
    return made
  }

  /// What a navigation bar shows for the controller.
  public var navigationItem: UINavigationItem { attached("navigationItem") { UINavigationItem() } }

  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  public var tabBarItem: UITabBarItem! {
    get { attached("tabBarItem") { UITabBarItem() } }
    set {
      attachments["tabBarItem"] = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The items of the toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (attachments["toolbarItems"] as? ItemBox)?.items }
    set { attachments["toolbarItems"] = newValue.map { ItemBox($0) } }
  }

  /// Sets the items of the toolbar.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
      .compactMap { $0 as? UITabBarController }.first
  }

  /// A button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    attached("editButtonItem") {
      UIBarButtonItem(
        primaryAction: UIAction(title: "Edit") { [weak self] action in
          guard let self else { return }
          setEditing(!isEditing, animated: true)
          (action.sender as? UIBarButtonItem)?.title = isEditing ? "Done" : "Edit"
        })
    }
  }
}

/// The items of a toolbar.
private final class ItemBox {
  let items: [UIBarButtonItem]
  init(_ items: [UIBarButtonItem]) { self.items = items }
}
