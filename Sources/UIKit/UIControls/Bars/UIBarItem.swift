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
