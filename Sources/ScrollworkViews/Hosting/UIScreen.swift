public import Foundation

/// The canvas, as UIKit code asks for it: `UIScreen.main.bounds`.
public struct UIScreen: Hashable, Sendable {
  /// The canvas, in points.
  public let bounds: CGRect
  /// Pixels to a point.
  public let scale: CGFloat

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The canvas of the scene whose code is running.
  ///
  /// Where none is, that of a scene that says nothing about it: 390 × 844.
  public static var main: UIScreen {
    current ?? UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 2)
  }

  /// A value of the running task: two stages never see each other's.
  @TaskLocal private static var current: UIScreen?
}

extension UIScreen {
  /// Calls `body` with a screen as the main one.
  package static func with<Result>(_ screen: UIScreen, _ body: () -> Result) -> Result {
    $current.withValue(screen, operation: body)
  }
}
