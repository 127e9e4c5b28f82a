public import Foundation
import ScrollworkMotion
import ScrollworkScrolling

/// The screen that views are on: fingers come down there, and time goes by.
///
/// Time is only what it is told: it begins at zero and never goes back. What scroll views do is told to
/// their delegates on ticks, 120 of them a second, and only on those on which something has happened.
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// list.contentSize = CGSize(width: 390, height: 4000)
/// list.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
/// ```
@MainActor public final class TouchScreen {
  private weak var rootView: UIView?

  /// The time, in seconds.
  public private(set) var time = 0.0
  /// How many pixels make a point.
  public var scale: CGFloat = 2
  /// Whether the screen is dark.
  public var isDark = false
  /// How far bars and rounded corners reach into the outermost view.
  public var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { rootView?.shapeChanged() } }
  }
  /// How high the keyboard stands at the lower edge; zero for none.
  public var keyboardHeight: CGFloat {
    get { keyboard.visibleHeight }
    set { keyboard = KeyboardSlide(height: max(0, newValue.sound)) }
  }

  var keyboard = KeyboardSlide(height: 0)
  var holds: [Hold] = []
  private var lastTick = -1

  init(_ rootView: UIView) { self.rootView = rootView }

  var root: UIView { rootView ?? UIView() }

  /// The first tick not before a time; times below zero count as zero, endless ones as far away.
  static func tick(notBefore time: Double) -> Int {
    Tick.first(notBefore: min(max(time, 0), 1e9))
  }

  // MARK: Time

  /// Lets time go by up to a moment; an earlier one than now, or none, changes nothing.
  public func advance(to end: Double) { advance(to: end, through: true) }

  /// Lets time go by until nothing moves any more, but for so many seconds at most.
  public func advanceUntilSettled(limit: Double = 10) {
    let end = time + max(0, limit.isFinite ? limit : 0)
    while let tick = nextTick, Tick.time(of: tick) <= end { pass(tick) }
  }

  /// Lets time go by up to a touch: what happens on the tick of its own moment comes after it.
  package func advance(toTouchAt moment: Double) { advance(to: moment, through: false) }

  private func advance(to end: Double, through: Bool) {
    guard end.isFinite, end >= time else { return }
    let slack = through ? 1e-9 : -1e-9
    while let tick = nextTick, Tick.time(of: tick) <= end + slack { pass(tick) }
    time = max(time, end)
    if end + slack >= 0 { lastTick = max(lastTick, Tick.last(notAfter: end + slack)) }
  }

  /// The next tick on which something has to be done.
  package var nextTick: Int? {
    var next: Int?
    func offer(_ tick: Int) { next = min(next ?? tick, tick) }
    for hold in holds {
      if let deadline = hold.delivery.deadline {
        offer(max(lastTick + 1, Self.tick(notBefore: deadline)))
      }
    }
    for view in root.scrollViews {
      if let tick = view.nextTick(after: lastTick) { offer(tick) }
    }
    return next
  }

  /// When all that moves by itself now will be at rest; nil if nothing does.
  package var settled: Double? {
    root.scrollViews.compactMap { $0.motion == .none ? nil : $0.motionEnd }.max()
  }

  private func pass(_ tick: Int) {
    lastTick = tick
    time = max(time, Tick.time(of: tick))
    for hold in holds { passTime(hold) }
    for view in root.scrollViews { view.tick() }
  }

  // MARK: Leaving

  /// A view leaves: its fingers are taken away.
  func forget(_ view: UIView) {
    for hold in holds
    where hold.chain.contains(where: { $0.isDescendant(of: view) })
      || (hold.content?.isDescendant(of: view) ?? false)
    {
      end(hold, isCancelled: true)
    }
    view.scrollViews.forEach { $0.stop() }
  }

  /// The views on it go to another screen.
  func close() { forget(root) }

  // MARK: The status bar

  /// A finger taps the status bar: the scroll view that wants to, if it is the only one, goes to the
  /// top.
  ///
  /// - Source: documented, but for scroll views out of sight, which do not count: chosen.
  public func tapStatusBar(at moment: Double? = nil) {
    advance(toTouchAt: moment ?? time)
    let area = CGRect(origin: .zero, size: root.bounds.size)
    let willing = root.scrollViews.filter { view in
      view.scrollsToTop && view.isSeen && view.convert(view.bounds, to: nil).intersects(area)
    }
    guard willing.count == 1 else { return }
    willing[0].scrollToTop()
  }
}

extension UIView {
  /// Whether neither it nor a view around it is hidden.
  var isSeen: Bool { !isHidden && (superview?.isSeen ?? true) }
}
