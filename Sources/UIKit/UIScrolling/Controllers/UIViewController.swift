public import Foundation

/// A controller that owns a view and loads it on first access.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  private var made: UIView?
  private var shownTitle: String?
  /// What other rooms attach to the controller, by their keys.
  package var attachments: [String: AnyObject] = [:]

  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one presents.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presented controller cannot be dismissed by a drag.
  open var isModalInPresentation = false
  /// Whether presented controllers keep to this one's area.
  open var definesPresentationContext = false
  /// Whether the bottom bar is hidden when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views are inset by bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The size that a container should give the view.
  open var preferredContentSize = CGSize.zero
  /// The color scheme of the controller's views; unspecified takes that around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      guard let made else { return ownStyle = newValue }
      made.changingTraits { ownStyle = newValue }
    }
  }
  private var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether the controller edits its content.
  open var isEditing = false
  /// Insets added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { safeAreaDidChange() }
  }
  /// Insets of bars over the view, set by a container.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { safeAreaDidChange() } }
  }
  /// How far the view has appeared.
  package private(set) var appearance = Appearance.disappeared

  /// Whether the view appears or disappears with an animation.
  private var isAnimating = false
  /// Whether ``viewIsAppearing(_:)`` is to be called before the next layout.
  private var isAppearingDue = false

  /// The stages of appearing.
  package enum Appearance: Hashable {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// Creates a controller without loading its view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without loading its view; there are no files of views.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller without loading its view.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, loaded on first access.
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return made
    }
    set {
      made?.controller = nil
      made = newValue
      made?.controller = self
    }
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { made }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { made != nil }

  /// Loads the view, if it is not loaded.
  public func loadViewIfNeeded() {
    guard made == nil else { return }
    loadView()
    if made == nil { view = UIView(frame: Self.initialFrame) }
    viewDidLoad()
  }

  /// The frame of views before they are shown: that of the screen.
  package static var initialFrame: CGRect {
    CGRect(origin: .zero, size: TouchScreen.recentSize ?? .zero)
  }

  /// The title.
  open var title: String? {
    get { shownTitle }
    set {
      shownTitle = newValue
      titleDidChange()
    }
  }

  /// Called after the title changed; the default does nothing.
  open func titleDidChange() { onTitleChange?() }
  /// Called after the title changed.
  package var onTitleChange: (@MainActor () -> Void)?

  /// Creates the view; the default is a plain one, as large as the screen.
  open func loadView() { view = viewMaker?() ?? UIView(frame: Self.initialFrame) }

  /// What makes the view of a controller from a storyboard.
  package var viewMaker: (() -> UIView)?

  // MARK: Life

  /// Called after the view is loaded; the default does nothing.
  open func viewDidLoad() {}
  /// Called before the view appears; the default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, after its traits and its geometry are known; the default does
  /// nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared; the default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; the default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared; the default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews; the default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews; the default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called after the safe area changed; the default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the layout margins changed; the default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the size changes; the default does nothing.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the traits changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called for a lack of memory, which does not occur.
  open func didReceiveMemoryWarning() {}
  /// Adds or changes constraints before a layout; call `super` last.
  open func updateViewConstraints() { made?.updateConstraints() }

  /// Begins that the view appears or disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      isAnimating = animated
      viewWillAppear(animated)
      isAppearingDue = true
      viewIfLoaded?.setNeedsLayout()
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isAppearingDue = false
      isAnimating = animated
      viewWillDisappear(animated)
    }
    for child in appearingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends that the view appears or disappears.
  open func endAppearanceTransition() {
    if appearance == .appearing {
      appearance = .appeared
      tellOfAppearing()
      viewDidAppear(isAnimating)
    } else if appearance == .disappearing {
      appearance = .disappeared
      viewDidDisappear(isAnimating)
    }
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  /// Calls ``viewIsAppearing(_:)``, if that is due.
  ///
  /// - Source: documented: once the traits and the geometry are known, before the view lays out.
  func tellOfAppearing() {
    guard isAppearingDue else { return }
    isAppearingDue = false
    viewIsAppearing(isAnimating)
  }

  /// The children that appear with this controller.
  package var appearingChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Storyboards

  /// Called before a segue of a storyboard leads to another controller; the default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that a view set off is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called after the controller was made from a storyboard; the default does nothing.
  open func awakeFromNib() {}
  /// The name of the controller for restoring it.
  open var restorationIdentifier: String?
  /// The name of the file of views; controllers made in code have none.
  open var nibName: String? { nil }

  /// Performs a segue of the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    segues.first { $0.identifier == identifier }?.perform(from: self, sender: sender)
  }

  /// The segues that begin at the controller, of one made from a storyboard.
  package var segues: [SegueTemplate] = []

  // MARK: Containment

  /// Adds a child; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes; the default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; lets the view appear, if the parent's has.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.appearance == .appeared, appearance == .disappeared,
      viewIfLoaded?.isDescendant(of: parent.view) ?? false
    else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  // MARK: Presentation

  /// Presents a controller above this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ControllerPresentation.present(viewControllerToPresent, from: self, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents, or this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ControllerPresentation.dismiss(self, animated: flag, completion)
  }

  /// Shows a controller: a navigation controller pushes it, others present it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail: as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: The screen

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges whose system gestures come second.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientations that are supported.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation for a presentation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The child that decides about the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the style of the status bar again.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the orientations again.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks for the home indicator again.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Whether the controller is being presented or added.
  public var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the controller is being dismissed.
  public var isBeingDismissed: Bool {
    appearance == .disappearing && presentingViewController == nil && parent == nil
  }
  /// Whether the controller is being added to its parent.
  public var isMovingToParent: Bool { appearance == .appearing && parent != nil }
  /// Whether the controller is being removed from its parent.
  public var isMovingFromParent: Bool { appearance == .disappearing && parent == nil }

  /// The traits of the controller.
  public var traitCollection: UITraitCollection { view.traitCollection }

  /// The view around this controller's.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  override var responderScreen: TouchScreen? { viewIfLoaded?.touchScreen }

  /// The safe area that the controller and its containers add.
  var shownSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  private func safeAreaDidChange() {
    made?.geometryDidChange()
    if let made { made.invalidateSafeArea() } else { viewSafeAreaInsetsDidChange() }
  }
}

extension UIViewController: ViewOwner {}

extension UIView {
  /// The controller whose view this is.
  package var controller: UIViewController? {
    get { owner as? UIViewController }
    set { owner = newValue }
  }
}

/// Tells of a change of size.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinator {
  /// Animates along with the change; returns whether it will.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The context of a change of size.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
}

extension UIViewController {
  /// How a controller is presented.
  public typealias ModalPresentationStyle = UIModalPresentationStyle
}
