public import Foundation
import ScrollworkMotion

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// Anywhere between.
  case current
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive
  /// Started.
  case active
  /// Stopped.
  case stopped
}

/// An animation of views that is started by itself.
@MainActor @preconcurrency open class UIViewPropertyAnimator {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// Whether the animation runs.
  public private(set) var isRunning = false
  /// The state of the animation.
  public private(set) var state = UIViewAnimatingState.inactive
  private let animation: Animation
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    animation = .timingCurve(curve.curve, duration: duration)
    changes = [animations].compactMap { $0 }
  }

  /// Creates an animator with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  {
    self.duration = duration
    animation = .interpolatingSpring(
      Spring(settlingDuration: max(duration, 0.001), dampingRatio: min(max(Double(ratio), 0.01), 1))
    )
    changes = [animations].compactMap { $0 }
  }

  /// Creates an animator with a Bézier curve.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    animation = .timingCurve(
      Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y), duration: duration)
    changes = [animations].compactMap { $0 }
  }

  /// Animates changes at once.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.animationCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; to a running animation with its curve.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard let block, isRunning else { return changes.append(animation) }
    AnimationBlock.with(block, animation)
  }

  /// Adds a closure to call at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    (isRunning, state) = (true, .active)
    let block = AnimationBlock(delay > 0 ? animation.delay(delay) : animation)
    self.block = block
    AnimationBlock.with(block) { changes.forEach { $0() } }
    changes = []
    let screen = block.screen ?? TouchScreen.recent
    screen?.after(duration + delay) { if self.block === block { self.finish(.end) } }
  }

  private var block: AnimationBlock?
  private var stopped: StoppedAnimation?

  /// Stops the animation: views keep what is on screen, until it is finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let block else { return }
    stopped = StoppedAnimation(block)
    self.block = nil
    (isRunning, state) = (false, withoutFinishing ? .inactive : .stopped)
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    stopped?.finish(at: finalPosition)
    finish(finalPosition)
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    (isRunning, state) = (false, .inactive)
    (block, stopped) = (nil, nil)
    let waiting = completions
    completions = []
    waiting.forEach { $0(position) }
  }
}
