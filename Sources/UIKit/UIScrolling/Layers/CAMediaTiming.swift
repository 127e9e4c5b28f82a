import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkSystem

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At a constant speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// Slow at both ends, as most animations of the system.
  public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation, a cubic Bézier curve.
public final class CAMediaTimingFunction: Sendable {
  let curve: UnitCurve

  /// Creates the pace of a name.
  ///
  /// - Source: documented: the control points of each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a pace from control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .bezier(
      startControlPoint: .init(x: Double(c1x), y: Double(c1y)),
      endControlPoint: .init(x: Double(c2x), y: Double(c2y)))
  }
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value afterwards.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value before.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// The layer's own values.
  public static let removed = Self(rawValue: "removed")
}

/// The time in seconds by which animations are scheduled.
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// The changes of layers that belong together.
@MainActor @preconcurrency open class CATransaction {
  private final class Level {
    var duration = 0.25
    var isDisabled = false
    var timing: CAMediaTimingFunction?
    var completion: (@MainActor @Sendable () -> Void)?
    var end = 0.0
  }

  private final class Stack { var levels: [Level] = [] }

  private static var stack: Stack { AppProcess.current.only { Stack() } }

  /// Begins a transaction.
  public class func begin() { stack.levels.append(Level()) }

  /// Ends a transaction; its closure is called when its animations have ended.
  public class func commit() {
    guard let level = stack.levels.popLast(), let completion = level.completion else { return }
    let screen = TouchScreen.recent ?? TouchScreen.preparing
    screen.after(max(0, level.end), completion)
  }

  /// Applies all changes at once; they are applied at all times.
  public class func flush() {}

  /// Sets the closure that is called when the transaction's animations have ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    nonisolated(unsafe) let call = block
    stack.levels.last?.completion = { call() }
  }

  /// Whether changes of properties are animated by themselves; here they never are.
  public class func setDisableActions(_ flag: Bool) { stack.levels.last?.isDisabled = flag }

  /// Whether changes of properties are not animated by themselves.
  public class func disableActions() -> Bool { stack.levels.last?.isDisabled ?? false }

  /// Sets the duration of the transaction's animations.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.levels.last?.duration = dur
  }

  /// The duration of the transaction's animations.
  public class func animationDuration() -> CFTimeInterval { stack.levels.last?.duration ?? 0.25 }

  /// Sets the pace of the transaction's animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.levels.last?.timing = function
  }

  /// The pace of the transaction's animations.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.levels.last?.timing
  }

  /// Records an animation that ends in some seconds.
  static func record(end: Double) {
    guard let level = stack.levels.last, end.isFinite else { return }
    level.end = max(level.end, end)
  }
}
