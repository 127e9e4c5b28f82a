public import Foundation
import ScrollworkMotion
import ScrollworkSystem

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at the values on screen, not at those of the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each pass.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the own duration, not that of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the own curve, not that of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the views themselves, not pictures of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn to the left; drawn as a cross-fade.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn to the right; drawn as a cross-fade.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A curl upward; drawn as a cross-fade.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A curl downward; drawn as a cross-fade.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A turn from the top; drawn as a cross-fade.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn from the bottom; drawn as a cross-fade.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Up to 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Up to 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A cross-fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The curve of an animator with the options.
    var animationCurve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16) & 3) ?? .easeInOut
    }

    /// The curve among the options.
    var curve: UnitCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
    case linear

    var curve: UnitCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Animates the changes of a closure, after a delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      .timingCurve(options.curve, duration: duration), duration, delay, options, animations,
      completion)
  }

  /// Animates the changes of a closure.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of a closure by a spring.
  ///
  /// The spring settles within about the duration.
  ///
  /// - Source: chosen: its frequency is that at which the damped motion falls to a thousandth.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      settlingDuration: max(duration, 0.001), dampingRatio: min(max(Double(dampingRatio), 0.01), 1))
    run(
      .interpolatingSpring(spring, initialVelocity: Double(velocity)), duration, delay, options,
      animations, completion)
  }

  /// Animates the changes of a closure by a spring with a bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      .interpolatingSpring(
        duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity)),
      duration, delay, options, animations, completion)
  }

  /// Makes the changes of a closure without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.with(nil, actionsWithoutAnimation)
  }

  /// Changes a view by a cross-fade, whatever transition the options name.
  ///
  /// - Source: chosen; a turn is not drawn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    let alpha = view.alpha
    performWithoutAnimation { view.alpha = 0 }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { view.alpha = alpha },
      completion: completion)
  }

  /// Animates changes at their own times within a duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock.run(duration: duration, delay: delay, animations)
    guard let completion else { return }
    TouchScreen.recent?.after(duration + delay) { completion(true) }
  }

  /// Adds changes to a keyframe animation; both times are fractions of its duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.current else { return animations() }
    animate(
      withDuration: block.duration * frameDuration,
      delay: block.delay + block.duration * frameStartTime, options: .curveLinear,
      animations: animations)
  }

  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Interpolates linearly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Interpolates smoothly; drawn as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Lets views receive touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
  }

  /// An animation with the curve and the duration of the one whose closure is running, unless the
  /// options keep its own.
  ///
  /// - Source: documented.
  private static func inherited(
    _ animation: Animation, _ duration: Double, _ options: AnimationOptions
  ) -> (animation: Animation, curve: UnitCurve?, duration: Double) {
    guard let outer = AnimationBlock.current, let curve = outer.curve else {
      return (animation, options.curve, duration)
    }
    let length = options.contains(.overrideInheritedDuration) ? duration : outer.duration
    let shape = options.contains(.overrideInheritedCurve) ? options.curve : curve
    return (.timingCurve(shape, duration: length), shape, length)
  }

  private static func run(
    _ animation: Animation, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let inherited = inherited(animation, duration, options)
    var (animation, duration) = (inherited.animation, inherited.duration)
    if options.contains(.repeat) {
      animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
    } else if options.contains(.autoreverse) {
      animation = animation.repeatCount(2, autoreverses: true)
    }
    if delay > 0 { animation = animation.delay(delay) }
    let block = AnimationBlock(animation, curve: inherited.curve, duration: duration)
    AnimationBlock.with(duration > 0 || delay > 0 ? block : nil) {
      animations()
      guard options.contains(.layoutSubviews) else { return }
      for view in block.views { view.layoutIfNeeded() }
    }
    guard let completion, animation.duration.isFinite,
      let screen = block.screen ?? TouchScreen.recent
    else { return }
    screen.after(block.screen == nil ? 0 : duration + delay) { completion(true) }
  }
}

/// A keyframe animation whose closure is running.
@MainActor private final class KeyframeBlock {
  @ProcessValue static var current: KeyframeBlock? = nil
  let (duration, delay): (Double, Double)

  init(_ duration: Double, _ delay: Double) { (self.duration, self.delay) = (duration, delay) }

  static func run(duration: Double, delay: Double, _ body: () -> Void) {
    let outer = current
    current = KeyframeBlock(duration, delay)
    defer { current = outer }
    body()
  }
}
