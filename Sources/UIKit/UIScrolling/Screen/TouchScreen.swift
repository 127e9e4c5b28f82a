public import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkSystem

/// The screen of a view hierarchy: receives touches and keeps the time.
///
/// Time begins at zero and advances only on request. Scroll views call their delegates on ticks,
/// 120 a second, and only on ticks with a change.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// list.contentSize = CGSize(width: 390, height: 4000)
/// list.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
/// ```
@MainActor @preconcurrency public final class TouchScreen {
  private weak var rootView: UIView?

  /// The current time, in seconds.
  public private(set) var time = 0.0
  /// Pixels per point.
  public var scale: CGFloat = 2
  /// Whether fast flicks in one direction, each during the deceleration after the one before, travel
  /// farther from the fourth on.
  public var boostsRepeatedFlicks = true
  /// Whether the screen uses the dark appearance.
  public var isDark = false
  /// Whether the root view is on the elevated level, as in the sheet of a scene.
  package var isElevated = false
  /// The safe area insets of the root view.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue, let rootView else { return }
      rootView.geometryDidChange()
      rootView.invalidateSafeArea()
    }
  }
  /// The visible height of the keyboard, in points; zero for none.
  public var keyboardHeight: CGFloat {
    get { keyboard.visibleHeight }
    set {
      keyboard = KeyboardDismissal(height: max(0, newValue.sanitized))
      rootView?.layoutInputDidChange()
    }
  }

  var keyboard = KeyboardDismissal(height: 0)
  var groups: [TouchGroup] = []
  /// The fingers whose last touch a view that may respond has received.
  var received: Set<Int> = []
  /// The latest touches in quick succession.
  var taps = TapCount()
  private var lastTick = -1
  /// The first responder of the hierarchy.
  weak var firstResponder: UIResponder?
  /// What is called at a later time, in order.
  private var delayed: [(time: Double, number: Int, action: @MainActor () -> Void)] = []
  private var delayedCount = 0

  /// The screens of a process.
  @MainActor private final class Known {
    weak var recent: TouchScreen?
    let preparingView = UIView()
    var canvasSize: CGSize?
  }

  private static var known: Known { AppProcess.current.only { Known() } }

  /// The screen whose code ran last: that of animations without a view.
  package static var recent: TouchScreen? { known.recent ?? preparing }
  /// The screen of views that are made before they are in a hierarchy.
  package static var preparing: TouchScreen { known.preparingView.touchScreen }
  /// What the scene around the views gives to them.
  package var host: AnyObject?

  /// The first responder.
  package var currentResponder: UIResponder? { firstResponder }
  /// The window of the scene that shows the views; nil while none does.
  private(set) weak var sceneWindow: UIWindow?
  /// Whether the views are shown by a scene whose layout has not told the safe area yet.
  package var awaitsSafeArea = false
  private var hostNumbers = 0

  /// The next number for a view with hosted content.
  package func nextHostNumber() -> Int {
    hostNumbers += 1
    return hostNumbers - 1
  }

  /// Becomes the screen whose code runs.
  package func makeRecent() { Self.known.recent = self }

  init(_ rootView: UIView) {
    self.rootView = rootView
  }

  /// The size of that screen; nil without one.
  package static var recentSize: CGSize? { canvasSize ?? recent?.rootView?.bounds.size }
  /// The size of the canvas, once a scene is played.
  package static var canvasSize: CGSize? {
    get { known.canvasSize }
    set { known.canvasSize = newValue }
  }

  /// Calls a closure some seconds later, on the first tick not before that.
  package func after(_ delay: Double, _ action: @escaping @MainActor () -> Void) {
    delayedCount += 1
    delayed.append((time + max(0, delay), delayedCount, action))
  }

  var root: UIView { rootView ?? UIView() }

  /// The first tick not before a time; times below zero count as zero, endless ones as far away.
  static func tick(notBefore time: Double) -> Int {
    Tick.first(notBefore: min(max(time, 0), latestTime))
  }

  /// The end of the time, in seconds: later moments are ignored.
  ///
  /// - Source: chosen: 30 years, up to which times are exact to less than a microsecond.
  package nonisolated static let latestTime = 1e9

  // MARK: Time

  /// Advances the time; ignored if `end` is in the past, after 10⁹ seconds or not a number.
  public func advance(to end: Double) { advance(to: end, through: true) }

  /// Advances the time until all motion has settled, by at most `limit` seconds.
  public func advanceUntilSettled(limit: Double = 10) {
    let end = min(time + max(0, limit.isFinite ? limit : 0), Self.latestTime)
    while let tick = nextTick, Tick.time(of: tick) <= end { pass(tick) }
  }

  /// Advances the time to a touch; the tick at the same moment runs after the touch.
  package func advance(toTouchAt moment: Double) { advance(to: moment, through: false) }

  private func advance(to end: Double, through: Bool) {
    guard end >= time, end <= Self.latestTime else { return }
    let slack = through ? 1e-9 : -1e-9
    while let tick = nextTick, Tick.time(of: tick) <= end + slack { pass(tick) }
    time = max(time, end)
    if end + slack >= 0 { lastTick = max(lastTick, Tick.last(notAfter: end + slack)) }
  }

  /// The next tick with work to do; nil if there is none.
  package var nextTick: Int? {
    var next: Int?
    func offer(_ tick: Int) { next = min(next ?? tick, tick) }
    for group in groups {
      if let deadline = group.delivery.deadline {
        offer(max(lastTick + 1, Self.tick(notBefore: deadline)))
      }
    }
    for action in delayed { offer(max(lastTick + 1, Self.tick(notBefore: action.time))) }
    for view in root.scrollViews {
      if let tick = view.nextTick(after: lastTick) { offer(tick) }
    }
    return next
  }

  /// The time at which all current motion settles; nil if nothing moves.
  package var settled: Double? {
    (root.scrollViews.compactMap { $0.motion == .none ? nil : $0.motionEnd }
      + [root.motionEnd(after: time)].compactMap { $0 } + delayed.map(\.time)).max()
  }

  private func pass(_ tick: Int) {
    lastTick = tick
    time = max(time, Tick.time(of: tick))
    makeRecent()
    for group in groups { deliverDelayedTouch(group) }
    performDelayed()
    for view in root.scrollViews { view.tick() }
    root.layoutIfNeeded()
  }

  private func performDelayed() {
    let due = delayed.filter { $0.time <= time + 1e-9 }
    guard !due.isEmpty else { return }
    delayed.removeAll { $0.time <= time + 1e-9 }
    for entry in due.sorted(by: { ($0.time, $0.number) < ($1.time, $1.number) }) { entry.action() }
  }

  // MARK: Views in a scene

  /// Moves the views into the window of the scene that shows them.
  package func enterScene() {
    guard sceneWindow == nil, !(root is UIWindow) else { return }
    let window = UIWindowScene.shown.hostingWindow
    root.enterWindow(window, will: true)
    sceneWindow = window
    root.enterWindow(window, will: false)
  }

  /// Takes the views out of the window of the scene.
  package func leaveScene() {
    guard sceneWindow != nil else { return }
    root.enterWindow(nil, will: true)
    sceneWindow = nil
    root.enterWindow(nil, will: false)
  }

  // MARK: Removing views

  /// Cancels the touches in a view that is being removed, and stops its motion: content out of range
  /// returns at once.
  func cancelTouches(in view: UIView) {
    for group in groups
    where group.chain.contains(where: { $0.isDescendant(of: view) })
      || (group.content?.isDescendant(of: view) ?? false)
    {
      end(group, isCancelled: true)
    }
    view.scrollViews.forEach { $0.stopInRange() }
  }

  /// Cancels everything before the views move to another screen.
  func close() { cancelTouches(in: root) }

  // MARK: The status bar

  /// Taps the status bar: scrolls the one visible scroll view with `scrollsToTop` to its top.
  ///
  /// - Source: documented, but for scroll views out of sight, which do not count: chosen.
  public func tapStatusBar(at moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    let willing = scrollViewsToTop
    if willing.count == 1 { willing[0].scrollToTop() }
  }

  /// The visible scroll views with `scrollsToTop`.
  package var scrollViewsToTop: [UIScrollView] {
    let area = CGRect(origin: .zero, size: root.bounds.size)
    return root.scrollViews.filter { view in
      view.scrollsToTop && view.isVisibleInHierarchy
        && !(view.convert(view.bounds, to: nil).overlap(with: area)?.isEmpty ?? true)
    }
  }
}

extension UIView {
  /// Whether neither the view nor an ancestor is hidden.
  var isVisibleInHierarchy: Bool { !isHidden && (superview?.isVisibleInHierarchy ?? true) }
}
