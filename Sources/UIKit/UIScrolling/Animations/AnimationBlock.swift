import Foundation
import ScrollworkMotion
import ScrollworkSystem

/// The animation of the changes that a closure makes.
@MainActor final class AnimationBlock {
  /// The block whose closure is running; nil for changes without animation.
  @ProcessValue private(set) static var current: AnimationBlock? = nil
  /// Whether changes in closures are animated.
  @ProcessValue static var isEnabled = true
  /// Whether changes now leave running animations as they are.
  @ProcessValue private(set) static var keepsMotions = false

  let animation: Animation
  /// The curve and the duration, which animations within the closure inherit.
  let (curve, duration): (UnitCurve?, Double)
  /// The screen of the first view that was animated.
  var screen: TouchScreen?
  /// The views that were animated.
  private(set) var views: [UIView] = []

  init(_ animation: Animation, curve: UnitCurve? = nil, duration: Double = 0) {
    (self.animation, self.curve, self.duration) = (animation, curve, duration)
  }

  /// Notes that a view was animated.
  func note(_ view: UIView) {
    if screen == nil { screen = view.touchScreen }
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Runs `body` with its changes animated; nil for no animation.
  static func with(_ block: AnimationBlock?, _ body: () -> Void) {
    let outer = current
    current = isEnabled ? block : nil
    defer { current = outer }
    body()
  }

  /// Runs `body`, whose changes are those of a layout: running animations go on.
  static func keepingMotions(_ body: () -> Void) {
    let outer = keepsMotions
    keepsMotions = true
    defer { keepsMotions = outer }
    body()
  }
}
