public import Foundation
public import ScrollworkUIScrolling

/// The canvas, as UIKit's screen.
public struct UIScreen: Hashable, Sendable {
  /// The bounds of the canvas, in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  /// The safe area of the canvas.
  package let safeAreaInsets: UIEdgeInsets

  package init(bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The brightness, 0…1.
  public var brightness: CGFloat {
    get { 0.5 }
    nonmutating set {}
  }
  /// The pictures per second.
  public var maximumFramesPerSecond: Int { 120 }
  /// Whether the screen is recorded.
  public var isCaptured: Bool { false }
  /// The traits of the screen.
  @MainActor public var traitCollection: UITraitCollection { .current }

  /// The canvas of the scene whose code is running.
  ///
  /// Outside of scenes, the default canvas: 390 × 844 points at scale 2.
  public static var main: UIScreen {
    current ?? UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 2)
  }

  /// The screen of the current task, so that stages do not share it.
  @TaskLocal private static var current: UIScreen?
}

extension UIScreen {
  /// Calls `body` with a screen as the main screen.
  package static func with<Result>(_ screen: UIScreen, _ body: () -> Result) -> Result {
    $current.withValue(screen, operation: body)
  }
}
