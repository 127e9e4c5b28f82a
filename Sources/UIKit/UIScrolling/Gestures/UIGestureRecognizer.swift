public import Foundation

/// A recognizer of a gesture, attached to a view.
@MainActor @preconcurrency open class UIGestureRecognizer {
  /// The state of a recognizer.
  public enum State: Int, Hashable, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A gesture began.
    case began
    /// A gesture changed.
    case changed
    /// A gesture ended.
    case ended
    /// A gesture was cancelled.
    case cancelled
    /// The touches are not the gesture.
    case failed

    /// A gesture was recognized: the same as ``ended``.
    public static let recognized = State.ended
  }

  /// The state.
  open var state = State.possible
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches; disabling it cancels its gesture.
  ///
  /// - Source: documented.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { cancelGesture() } } }
  /// Whether a recognized gesture cancels the touches of views.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views receive ends of touches only after the recognizer has failed; they are delivered
  /// at once.
  open var delaysTouchesEnded = true
  /// The name of the recognizer.
  open var name: String?
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: UIView?
  private var targets: [TargetAction] = []
  private var mustFail: [WeakRecognizer] = []
  private var mustFailNow: [WeakRecognizer] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// The object that decides about conflicts: the delegate.
  var arbiter: (any UIGestureRecognizerDelegate)? { delegate }
  /// Whether a scroll view uses the recognizer for its own scrolling or zooming.
  var isOfScrollView: Bool { false }

  /// The touches of the gesture, on the screen.
  var places: [CGPoint] = []
  /// The time of the last touch event, in seconds.
  var time = 0.0
  /// Whether the touches go on after the end of the gesture.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture has begun and goes on.
  var isActive: Bool { state == .began || state == .changed }

  /// Creates a recognizer that tells a target.
  public init(target: Any?, action: Selector?) {
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Creates a recognizer.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Tells a target as well.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Stops telling a target; a target or an action of nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isFor(target, action) }
  }

  /// The center of the touches in a view's coordinates; on the screen for nil.
  open func location(in view: UIView?) -> CGPoint {
    let center = centroid
    return view?.convert(center, from: nil) ?? center
  }

  /// The place of a touch in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard places.indices.contains(touchIndex) else { return location(in: view) }
    return view?.convert(places[touchIndex], from: nil) ?? places[touchIndex]
  }

  /// The number of touches.
  open var numberOfTouches: Int { places.count }

  /// Recognizes only after another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Forgets a gesture, for the next one.
  open func reset() {}

  /// The center of the touches on the screen.
  var centroid: CGPoint {
    guard !places.isEmpty else { return lastCentroid }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
  /// The center of the touches before the last one lifted.
  var lastCentroid = CGPoint.zero

  // MARK: Recognition

  /// What the touches did.
  enum Change: Hashable {
    case down
    case moved
    case up
    case cancelled
    /// A moment that was asked for has come.
    case timer
  }

  /// Called for each change of the touches; asks `begin` before it recognizes anything.
  func receive(_ change: Change, begin: () -> Bool) {}

  /// Calls the recognizer back after some seconds.
  func wait(_ delay: Double) {
    guard let view else { return }
    let screen = view.touchScreen
    let token = NSObject()
    waiting = token
    screen.after(delay) { [weak self, weak screen] in
      guard let self, let screen, self.waiting === token else { return }
      screen.timerFired(self)
    }
  }
  private var waiting: NSObject?
  func stopWaiting() { waiting = nil }

  /// The recognizers that must fail first, and have not.
  var blockers: [UIGestureRecognizer] {
    (mustFail + mustFailNow).compactMap(\.recognizer).filter {
      $0.isEnabled && $0.view != nil && $0.state != .failed && $0.state != .cancelled
        && !$0.isIdle
    }
  }
  /// Whether the recognizer has no touches and waits for nothing.
  package var isIdle: Bool { places.isEmpty && waiting == nil && state == .possible }

  /// Cancels a gesture in progress; touches without a gesture yet begin none.
  func cancelGesture() {
    guard !places.isEmpty, !isOver else { return }
    stopWaiting()
    enter(isActive ? .cancelled : .failed)
  }

  /// Ends the recognition of the present touches, which another gesture has.
  package func giveUp() {
    guard !isOver else { return }
    (lastCentroid, places) = (centroid, [])
    receive(.cancelled) { false }
  }

  /// Enters a state and tells the targets.
  func enter(_ state: State) {
    self.state = state
    tellTargets()
  }

  /// Tells the targets of the state, if a gesture was recognized.
  func tellTargets() {
    guard state != .failed, state != .possible else { return }
    if let stateObserver { stateObserver() } else { performActions() }
  }

  /// Called instead of the targets, if another object decides when they are told.
  package var stateObserver: (() -> Void)?

  /// Tells the targets.
  package func performActions() {
    for target in targets { target.perform([self]) }
  }

  /// Whether the recognizer and another one may recognize at once, as the delegate of either decides.
  package func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
    (arbiter?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.arbiter?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }

  /// Recognizes the present gesture only after `others` have failed, as delegates want.
  func waitNow(for others: [UIGestureRecognizer]) {
    mustFailNow = others.map { WeakRecognizer(recognizer: $0) }
  }

  /// Prepares for new touches.
  func prepare() {
    state = .possible
    mustFailNow = []
    stopWaiting()
    reset()
  }
}

/// Decides about the touches and conflicts of gesture recognizers.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin; the default is true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized at once; the default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer receives a touch; the default is true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  /// Whether another gesture must fail first; the default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether this gesture must fail for another; the default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether a gesture may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Whether two gestures may be recognized at once.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the recognizer receives a touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Whether another gesture must fail first.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether this gesture must fail for another.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// Detaches the recognizers before, and attaches the present ones.
  func gestureRecognizersDidChange(from before: [UIGestureRecognizer]) {
    for recognizer in before where recognizer.view === self { recognizer.view = nil }
    for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
  }

  /// Attaches a recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
