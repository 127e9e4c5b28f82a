public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling
import ScrollworkViews

/// A stack of controllers with a navigation bar.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  private weak var displayed: UIViewController?
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true
  /// Whether the bar leaves when the content scrolls.
  open var hidesBarsOnSwipe = false
  /// Whether the bar leaves for a tap.
  open var hidesBarsOnTap = false
  /// The recognizer of the drag that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  private let content = UIView()

  /// The duration of a push, in seconds.
  ///
  /// - Source: measured by others.
  private static let duration = 0.35

  /// Creates a controller with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller without a root.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with classes of bars of one's own, which are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a root.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller on top.
  public var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: one that is presented, or the one on top.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  // MARK: The stack

  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    stack.append(viewController)
    addChild(viewController)
    display(isPush: true, animated: animated)
    viewController.didMove(toParent: self)
  }

  /// Removes the controller on top, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.removeLast()
    display(isPush: false, animated: animated)
    return last
  }

  /// Removes all controllers but the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let removed = Array(stack.dropFirst())
    stack = Array(stack.prefix(1))
    display(isPush: false, animated: animated)
    return removed
  }

  /// Removes all controllers above one.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(stack[(index + 1)...])
    stack = Array(stack[...index])
    display(isPush: false, animated: animated)
    return removed
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      if controller !== displayed { controller.removeFromParent() }
    }
    display(isPush: true, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the toolbar, which is not drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  // MARK: Views

  /// Adds the content and the bar.
  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    view.addSubview(content)
    view.addSubview(navigationBar)
    navigationBar.onLayoutChange = { [weak self] in self?.barsDidChange() }
    display(isPush: true, animated: false)
  }

  private func display(isPush: Bool, animated: Bool) {
    guard isViewLoaded, let top = stack.last, top !== displayed else { return barsDidChange() }
    let old = displayed
    displayed = top
    delegate?.navigationController(self, willShow: top, animated: animated)
    let isShown = appearance == .appeared || appearance == .appearing
    if isShown {
      old?.beginAppearanceTransition(false, animated: animated)
    }
    top.view.frame = content.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.view.transform = .identity
    if isPush || old == nil {
      content.addSubview(top.view)
    } else {
      content.insertSubview(top.view, at: 0)
    }
    if isShown { top.beginAppearanceTransition(true, animated: animated) }
    barsDidChange()
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      if let old, old !== displayed {
        old.viewIfLoaded?.removeFromSuperview()
        old.viewIfLoaded?.transform = .identity
        if isShown { old.endAppearanceTransition() }
        if !stack.contains(where: { $0 === old }) { old.removeFromParent() }
      }
      if isShown { top.endAppearanceTransition() }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    guard animated, let old, isShown else { return finish() }
    slide(from: old.view, to: top.view, isPush: isPush, finish)
  }

  /// Slides one view over the other; the lower one moves a third as far.
  ///
  /// - Source: measured by others.
  private func slide(
    from old: UIView, to new: UIView, isPush: Bool, _ finish: @escaping @MainActor () -> Void
  ) {
    let width = content.bounds.width
    func shift(_ view: UIView, _ x: CGFloat) { view.transform = .init(translationX: x, y: 0) }
    UIView.performWithoutAnimation { shift(new, isPush ? width : -width * 0.3) }
    UIView.animate(
      springDuration: Self.duration,
      animations: {
        new.transform = .identity
        shift(old, isPush ? -width * 0.3 : width)
      }
    ) { _ in finish() }
  }

  // MARK: The bar

  /// Whether the controller on top has a large title.
  private var isLarge: Bool {
    guard navigationBar.prefersLargeTitles, let top = stack.last else { return false }
    switch top.navigationItem.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always, .automatic: return top.navigationItem.titleView == nil
    }
  }

  func barsDidChange() {
    guard isViewLoaded, let top = stack.last else { return }
    let item = top.navigationItem
    item.onChange = { [weak self, weak top] in
      guard top === self?.topViewController else { return }
      self?.barsDidChange()
    }
    top.onTitleChange = { [weak self] in self?.barsDidChange() }
    let previous = stack.dropLast().last
    let back = previous.map { previous in
      let item = previous.navigationItem
      let words =
        item.backButtonDisplayMode == .minimal
        ? ""
        : item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? previous.title
          ?? "Back"
      return (
        title: words,
        action: { @MainActor [weak self] in _ = self?.popViewController(animated: true) }
      )
    }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.show(
      .init(item: item, title: item.title ?? top.title, back: back, isLarge: isLarge))
    let search: CGFloat = item.searchController == nil ? 0 : UISearchBar.height
    let covered =
      isNavigationBarHidden
      ? 0 : UINavigationBar.height + (isLarge ? UINavigationBar.largeTitleHeight : 0) + search
    top.barInsets = UIEdgeInsets(
      top: top.extendsBelowTopBar(navigationBar) ? covered : 0, left: 0, bottom: 0, right: 0)
    shownBarHeight = covered
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if let bar = item.searchController?.searchBar, !isNavigationBarHidden {
      if bar.superview !== view { view.addSubview(bar) }
    }
    for bar in view.subviews where bar is UISearchBar && bar !== item.searchController?.searchBar {
      bar.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  // Declared so that an extension in a project can stand in their place.
  /// Called before the controller appears.
  open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  /// Called after the controller appeared.
  open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  /// Called before the controller lays out its view.
  open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

  /// Places the bar under the status bar.
  open dynamic override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top - (barInsets.top)
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: top + UINavigationBar.height)
    if let shown = stack.last, let content = shown.viewIfLoaded?.superview {
      let start = shown.extendsBelowTopBar(navigationBar) ? 0 : top + shownBarHeight
      let frame = CGRect(
        x: 0, y: start, width: content.bounds.width, height: content.bounds.height - start)
      if shown.view.transform == .identity, shown.view.frame != frame { shown.view.frame = frame }
    }
    followScrolling()
    if let bar = stack.last?.navigationItem.searchController?.searchBar, bar.superview === view {
      let large = isLarge ? UINavigationBar.largeTitleHeight - min(52, max(0, scrolled)) : 0
      bar.frame = CGRect(
        x: 0, y: top + UINavigationBar.height + large, width: view.bounds.width,
        height: UISearchBar.height)
    }
  }

  /// The height of the bar below the status bar, with its large title and its search field.
  private var shownBarHeight: CGFloat = 0
  private var scrolled: CGFloat = 0

  /// Tells the bar how far the first scroll view on top has scrolled.
  private func followScrolling() {
    guard let top = stack.last?.viewIfLoaded,
      let scroll = top.firstScrollView
    else { return navigationBar.follow(0) }
    scroll.onScroll = { [weak self, weak scroll] in
      guard let self, let scroll, scroll.isDescendant(of: stack.last?.viewIfLoaded ?? UIView())
      else { return }
      scrolled = scroll.contentOffset.y + scroll.adjustedContentInset.top
      navigationBar.follow(scrolled)
      view.setNeedsLayout()
    }
    scrolled = scroll.contentOffset.y + scroll.adjustedContentInset.top
    navigationBar.follow(scrolled)
  }

  /// The child that decides about the status bar.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension UIViewController {
  /// Whether the view extends under a bar at the top.
  fileprivate func extendsBelowTopBar(_ bar: UINavigationBar) -> Bool {
    edgesForExtendedLayout.contains(.top) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

/// Is told of a navigation controller's changes.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UIView {
  /// The first scroll view that touches the top of the view.
  var firstScrollView: UIScrollView? {
    if let scroll = self as? UIScrollView { return scroll }
    for view in subviews where !view.isHidden {
      if let scroll = view.firstScrollView { return scroll }
    }
    return nil
  }
}
