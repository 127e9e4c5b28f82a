public import Foundation
public import ScrollworkControls
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// Is told of a search bar's editing.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called for the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Begins.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for searching.
///
/// - Source: measured by others: a field of 36 points in a bar of 52.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The style of a search bar.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField: UITextField = SearchField()
  /// The style.
  open var searchBarStyle = Style.default
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The style of older bars.
  open var barStyle = UIBarStyle.default
  /// Whether the cancel button is shown.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The titles of the scopes, which are not drawn.
  open var scopeButtonTitles: [String]?
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// The picture of the background.
  open var backgroundImage: Any?
  /// The return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The line above the field; it is not drawn.
  open var prompt: String?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether a button for bookmarks is shown; it is not drawn.
  open var showsBookmarkButton = false
  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically = false
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  private let cancel = UIButton(type: .system)
  /// Called when editing begins.
  var onBegin: (@MainActor () -> Void)?
  /// Called for the cancel button.
  var onCancel: (@MainActor () -> Void)?

  /// The field by its name of old, or a property.
  open override func knownValue(forKey key: String) -> Any? {
    ["searchField", "_searchField"].contains(key) ? searchTextField : super.knownValue(forKey: key)
  }

  static let height: CGFloat = 52

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text of an empty bar.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    (searchTextField as? SearchField)?.bar = self
    searchTextField.placeholder = "Search"
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.layer.cornerCurve = .continuous
    let glass = UIImageView(image: .init(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 22)
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onBegin?()
        delegate?.searchBarTextDidBeginEditing(self)
      }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidEndEditing(self)
      }, for: .editingDidEnd)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
      }, for: .touchUpInside)
    addSubview(searchTextField)
    addSubview(cancel)
  }

  /// Hides or shows the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Gives the field the focus.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  /// Takes the focus from the field.
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = controllerSide
    let room = showsCancelButton ? cancel.intrinsicContentSize.width + 8 : 0
    cancel.isHidden = !showsCancelButton
    let top = max(0, (bounds.height - 36) / 2)
    searchTextField.frame = CGRect(
      x: side, y: min(top, bounds.height == Self.height ? 1 : top),
      width: max(0, bounds.width - 2 * side - room), height: 36)
    cancel.frame = CGRect(
      x: bounds.width - side - room + 8, y: searchTextField.frame.minY, width: max(0, room - 8),
      height: 36)
  }

  private var controllerSide: CGFloat { isInNavigation ? 16 : 8 }
  var isInNavigation = false

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  /// The height of a bar, and the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size, height: 56) }
}

/// The field of a search bar, whose delegate may refuse editing.
private final class SearchField: UITextField {
  weak var bar: UISearchBar?

  override func becomeFirstResponder() -> Bool {
    if let bar, let delegate = bar.delegate, !isFirstResponder,
      !delegate.searchBarShouldBeginEditing(bar)
    {
      return false
    }
    return super.becomeFirstResponder()
  }
}

/// The owner of the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active or ends, as nothing is typed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Delegate callbacks of a search controller's presentation and dismissal.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search became active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller of a search, whose field is in a navigation bar.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// The owner of the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active: from the focus of its field to the cancel button.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether content is dimmed while searching.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether content is dimmed while searching.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the bar leaves while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true

  /// Creates a search with a controller of results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.isInNavigation = true
    searchBar.onBegin = { [weak self] in self?.isActive = true }
    searchBar.onCancel = { [weak self] in self?.isActive = false }
  }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      searchBar.resignFirstResponder()
    }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }
}
