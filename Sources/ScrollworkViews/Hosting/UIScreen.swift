public import Foundation

/// The canvas, as UIKit's screen.
public struct UIScreen: Hashable, Sendable {
  /// The bounds of the canvas, in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

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
