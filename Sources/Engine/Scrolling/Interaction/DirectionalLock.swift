import Foundation
package import ScrollworkGeometry

/// The directional lock: movements that begin along one axis stay on it.
package enum DirectionalLock {
  /// The largest angle to an axis at which a movement locks to it, in degrees.
  ///
  /// - Source: measured by others, in UIKit and in WebKit.
  package static let angle = 20.0

  /// The duration of a pause after which the lock is decided anew, in seconds.
  ///
  /// - Source: measured by others, in WebKit.
  package static let pause = 0.6

  /// The axes of a movement that continues by `displacement` after a pause: one that it is nearly along
  /// now, or those it was locked to.
  ///
  /// - Source: measured by others, in WebKit.
  package static func axes(for displacement: CGVector, after kept: Axis.Set) -> Axis.Set {
    let axes = axes(for: displacement)
    return axes == [.horizontal, .vertical] ? kept : axes
  }

  /// The axes of a movement that begins with `displacement`: one that it is nearly along, or both.
  package static func axes(for displacement: CGVector) -> Axis.Set {
    guard displacement != .zero else { return [.horizontal, .vertical] }
    let angle = atan2(abs(Double(displacement.dy)), abs(Double(displacement.dx))) * 180 / .pi
    return angle <= Self.angle
      ? .horizontal : angle >= 90 - Self.angle ? .vertical : [.horizontal, .vertical]
  }
}
