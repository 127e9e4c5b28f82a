public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// A bar of tabs.
///
/// - Source: measured by others: 49 points high; the labels are chosen after pictures.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { refresh() } }
  /// The looks of the bar over the end of its content.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }
  /// The color of the background.
  open var barTintColor: UIColor? { didSet { refresh() } }
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
  /// Whether content shines through.
  open var isTranslucent = true { didSet { refresh() } }
  /// The style of older bars.
  open var barStyle = UIBarStyle.default
  /// The picture of the background.
  open var backgroundImage: UIImage? { didSet { refresh() } }
  /// The picture of the line at the bar's edge.
  open var shadowImage: UIImage? { didSet { refresh() } }
  /// The items.
  open var items: [UITabBarItem]? { didSet { refresh() } }
  /// The selected item.
  open var selectedItem: UITabBarItem? { didSet { refresh() } }
  /// The delegate.
  open weak var delegate: (any UITabBarDelegate)?

  static let height: CGFloat = 49
  var onSelect: (@MainActor (Int) -> Void)?
  private let ground = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let line = UIView()
  private var buttons: [TabButton] = []

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
    adoptAppearance()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [ground, color, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  func refresh() {
    let looks = standardAppearance
    ground.effect = barTintColor == nil && isTranslucent ? looks.backgroundEffect : nil
    color.backgroundColor =
      barTintColor ?? looks.backgroundColor ?? (isTranslucent ? nil : .systemBackground)
    line.backgroundColor = shadowImage == nil ? looks.shadowColor : nil
    let items = items ?? []
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count {
      let button = TabButton()
      let index = buttons.count
      button.addAction(
        UIAction { [weak self] _ in self?.select(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
    let state = looks.stackedLayoutAppearance
    for (button, item) in zip(buttons, items) {
      let isOn = item === selectedItem
      let own = isOn ? state.selected : state.normal
      button.show(
        item, isOn: isOn,
        color: own.ink ?? (isOn ? tintColor : unselectedItemTintColor ?? .systemGray))
      item.onChange = { [weak self] in self?.refresh() }
    }
    setNeedsLayout()
  }

  /// Draws the items in the tint.
  open override func tintColorDidChange() { refresh() }

  private func select(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    onSelect?(index)
    delegate?.tabBar(self, didSelect: items[index])
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [ground, color] { view.frame = bounds }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / 3)
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The height of a bar, and the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    barSize(in: size, height: Self.height)
  }
}

/// Is told of a tab bar's selection.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
  /// Called after an item was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// The button of a tab.
private final class TabButton: HostedUIControl {
  private var item: UITabBarItem?
  private var isOn = false
  private var ink = UIColor.systemGray

  func show(_ item: UITabBarItem, isOn: Bool, color: UIColor) {
    (self.item, self.isOn, ink) = (item, isOn, color)
    contentDidChange()
  }

  override func content() -> (any View)? {
    guard let item else { return nil }
    let picture = (isOn ? item.selectedImage : nil) ?? item.image
    return VStack(spacing: 3) {
      if let picture {
        Image(uiImage: picture).font(.system(size: 19, weight: .medium)).frame(height: 26)
      }
      if let title = item.title {
        Text(verbatim: title).font(.system(size: 10, weight: .medium)).lineLimit(1)
      }
    }
    .foregroundStyle(Color(uiColor: ink))
    .overlay(alignment: .topTrailing) {
      if let badge = item.badgeValue {
        Text(verbatim: badge).font(.system(size: 13)).foregroundColor(.white)
          .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
          .background { Capsule().fill(Color(uiColor: item.badgeColor ?? .systemRed)) }
          .offset(x: 12, y: -2)
      }
    }
  }
}

/// A controller of tabs.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] where !(viewControllers ?? []).contains(controller) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
      itemsDidChange()
      display()
    }
  }
  /// The index of the selected tab.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { display() } } }
  private weak var displayed: UIViewController?
  private let content = UIView()

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  /// Sets the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  func itemsDidChange() {
    tabBar.items = viewControllers?.map { controller in
      let item: UITabBarItem = controller.tabBarItem
      if item.title == nil { item.title = controller.title ?? controller.navigationRootTitle }
      return item
    }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Adds the content and the bar.
  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] index in self?.choose(index) }
    itemsDidChange()
    display()
  }

  private func choose(_ index: Int) {
    guard let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    if index == selectedIndex {
      _ = (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func display() {
    guard isViewLoaded, let new = selectedViewController, new !== displayed else { return }
    let (old, isShown) = (displayed, appearance == .appeared || appearance == .appearing)
    displayed = new
    if isShown { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.endAppearanceTransition() }
    new.view.frame = content.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(new.view)
    new.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
    if isShown {
      new.beginAppearanceTransition(true, animated: false)
      new.endAppearanceTransition()
    }
    tabBar.selectedItem = new.tabBarItem
    view.setNeedsLayout()
  }

  /// Places the bar over the home indicator.
  open dynamic override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom - barInsets.bottom
    let height = UITabBar.height + bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let isCovered = displayed?.hidesBottomBar ?? false
    tabBar.transform = isCovered ? .init(translationX: 0, y: height) : .identity
    displayed?.barInsets.bottom = tabBar.isHidden || isCovered ? 0 : UITabBar.height
  }
}

extension UIViewController {
  /// Whether a controller pushed onto the stack hides the bar below.
  fileprivate var hidesBottomBar: Bool {
    (self as? UINavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) ?? false
  }
}

/// Is told of a tab bar controller's selection.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be selected; the default is true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tab was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Selects.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The title of the first controller of a stack.
  fileprivate var navigationRootTitle: String? {
    let root = (self as? UINavigationController)?.viewControllers.first
    return root?.title ?? root?.navigationItem.title
  }
}
