public import Foundation
public import ScrollworkUIScrolling
import ScrollworkViews

/// Controllers as pages that a finger turns.
///
/// Pages scroll; those that curl are drawn as scrolling too.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As pages of a book; drawn as scrolling.
    case pageCurl = 0
    /// By scrolling.
    case scroll
  }

  /// The axis of pages.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical
  }

  /// The direction in which a page comes.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// That of the next page.
    case forward = 0
    /// That of the page before.
    case reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere.
    case none = 0
    /// At the left or the top.
    case min
    /// In the middle.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// A key of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, a number.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The spine of a book.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public let navigationOrientation: NavigationOrientation
  /// Gives the pages before and after one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { arrange() } }
  /// Is told of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides.
  open var isDoubleSided = false
  /// The recognizers that turn pages: those of the scroll view are its own.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The controller of the present page.
  public private(set) var viewControllers: [UIViewController]?

  private let scroll = UIScrollView()
  private let turning = PageTurning()
  private let dots = UIPageControl()
  private var before: UIViewController?
  private var after: UIViewController?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages, which scrolls sideways.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  private var current: UIViewController? { viewControllers?.first }
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// Adds the scroll view of the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    turning.onEnd = { [weak self] in self?.endTurn() }
    scroll.delegate = turning
    view.addSubview(scroll)
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    arrange()
  }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page's controller.
  ///   - direction: The direction in which it comes.
  ///   - animated: Whether it comes by scrolling.
  ///   - completion: Called when it has come.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = current
    self.viewControllers = viewControllers.map { Array($0.prefix(1)) }
    guard isViewLoaded else {
      completion?(true)
      return
    }
    guard animated, let old, let new = current, old !== new else {
      arrange()
      completion?(true)
      return
    }
    (before, after) = direction == .forward ? (old, nil) : (nil, old)
    place()
    let shown = scroll.contentOffset
    scroll.contentOffset = offset(of: old)
    UIView.animate(withDuration: 0.3) {
      self.scroll.contentOffset = shown
    } completion: { _ in
      self.arrange()
      completion?(true)
    }
  }

  /// Finds the pages beside the present one, and places them.
  private func arrange() {
    guard isViewLoaded, let current else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0 || transitionStyle != .scroll
    dots.numberOfPages = count
    dots.currentPage = count == 0 ? 0 : dataSource?.presentationIndex(for: self) ?? 0
    place()
  }

  private var pages: [UIViewController] { [before, current, after].compactMap { $0 } }

  private func offset(of page: UIViewController) -> CGPoint {
    let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
    return isHorizontal
      ? CGPoint(x: index * scroll.bounds.width, y: 0)
      : CGPoint(x: 0, y: index * scroll.bounds.height)
  }

  private func place() {
    let size = view.bounds.size
    guard size.width > 0, let current else { return }
    let room: CGFloat = dots.isHidden ? 0 : 37
    scroll.frame = CGRect(
      x: 0, y: 0, width: size.width, height: size.height - (room > 0 ? room : 0))
    dots.frame = CGRect(x: 0, y: size.height - room, width: size.width, height: room)
    let shown = pages
    for child in children where !shown.contains(where: { $0 === child }) {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let page = scroll.bounds.size
    for (index, controller) in shown.enumerated() {
      if controller.parent !== self { addChild(controller) }
      if controller.view.superview !== scroll { scroll.addSubview(controller.view) }
      controller.view.frame = CGRect(
        x: isHorizontal ? CGFloat(index) * page.width : 0,
        y: isHorizontal ? 0 : CGFloat(index) * page.height, width: page.width, height: page.height)
      controller.didMove(toParent: self)
    }
    let count = CGFloat(shown.count)
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: page.width * count, height: page.height)
      : CGSize(width: page.width, height: page.height * count)
    scroll.contentOffset = offset(of: current)
  }

  /// Places the pages again where the size has changed.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room: CGFloat = dots.isHidden ? 0 : 37
    guard scroll.frame.size != CGSize(width: view.bounds.width, height: view.bounds.height - room)
    else { return }
    place()
  }

  /// Makes the page that came to rest the present one.
  private func endTurn() {
    let page = isHorizontal ? scroll.bounds.width : scroll.bounds.height
    guard page > 0, let old = current else { return }
    let place = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let index = min(max(0, Int((place / page).rounded())), pages.count - 1)
    let new = pages[index]
    if new !== old {
      delegate?.pageViewController(self, willTransitionTo: [new])
      viewControllers = [new]
      arrange()
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: new !== old)
  }
}

/// The delegate of the scroll view of pages, beside the controller: a class below that may have a
/// scroll view of its own.
private final class PageTurning: UIScrollViewDelegate {
  var onEnd: (@MainActor () -> Void)?
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { onEnd?() }
}
