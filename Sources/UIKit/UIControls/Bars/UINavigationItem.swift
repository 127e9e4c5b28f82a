public import ScrollworkUIScrolling

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
