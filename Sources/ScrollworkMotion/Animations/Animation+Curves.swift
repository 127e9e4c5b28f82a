public import Foundation
import ScrollworkGeometry

extension Animation {
  /// The time a curve takes when none is given, in seconds.
  ///
  /// - Source: documented. SwiftUI's interface.
  static let curveDuration = 0.35

  /// An animation along a curve, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// An animation along a cubic Bézier curve with two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// At the same speed throughout.
  public static var linear: Animation { linear(duration: curveDuration) }

  /// At the same speed throughout, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Begins slowly.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }

  /// Begins slowly; in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }

  /// Ends slowly; in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

  /// Begins and ends slowly; in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
}
