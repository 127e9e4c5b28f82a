public import Foundation
import ScrollworkGeometry

extension Animation {
  /// The default duration of a timing curve, in seconds.
  ///
  /// - Source: documented. SwiftUI's interface.
  static let curveDuration = 0.35

  /// An animation along a timing curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// An animation along a cubic Bézier timing curve, with a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// An animation with constant speed.
  public static var linear: Animation { linear(duration: curveDuration) }

  /// An animation with constant speed and a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly and speeds up.
  public static var easeIn: Animation { easeIn(duration: curveDuration) }

  /// An animation that starts slowly and speeds up, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that starts quickly and slows down.
  public static var easeOut: Animation { easeOut(duration: curveDuration) }

  /// An animation that starts quickly and slows down, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

  /// An animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
}
