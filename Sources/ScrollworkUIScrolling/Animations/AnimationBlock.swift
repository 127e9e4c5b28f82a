import Foundation
import ScrollworkMotion

/// The animation of the changes that a closure makes.
@MainActor final class AnimationBlock {
  /// The block whose closure is running; nil for changes without animation.
  private(set) static var current: AnimationBlock?
  /// Whether changes in closures are animated.
  static var isEnabled: Bool {
    get { AppProcess.current.only { Switch() }.isOn }
    set { AppProcess.current.only { Switch() }.isOn = newValue }
  }

  private final class Switch { var isOn = true }

  /// Whether changes now leave running animations as they are.
  private(set) static var keepsMotions = false

  let animation: Animation
  /// The screen of the first view that was animated.
  var screen: TouchScreen?

  init(_ animation: Animation) { self.animation = animation }

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
