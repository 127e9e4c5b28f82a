import Foundation

/// The timing of an animated change of the content offset, from 0 to 1, independent of the
/// distance.
///
/// - Source: measured by others. UIKit called directly: 0.3 s, progress sin²(πt/2).
package enum ScrollAnimationCurve {
  /// The duration, in seconds.
  package static let duration = 0.3

  /// The progress after `time` seconds: 0 before the beginning, 1 after the end.
  package static func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    let half = sin(.pi / 2 * time / duration)
    return half * half
  }

  /// The rate of progress after `time` seconds, per second.
  package static func velocity(at time: Double) -> Double {
    guard time > 0, time < duration else { return 0 }
    return .pi / 2 / duration * sin(.pi * time / duration)
  }
}
