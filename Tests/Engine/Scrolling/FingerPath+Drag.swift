import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion

@testable import ScrollworkScrolling

extension FingerPath {
  /// A finger from the middle of a phone that moves straight and leaves.
  static func drag(
    by way: CGVector, over duration: Double, hold: Double = 0, at time: Double = 0
  ) -> FingerPath {
    let path = FingerPath(down: time, at: CGPoint(x: 195, y: 422)).moving(by: way, over: duration)
    return hold > 0 ? path.holding(for: hold) : path
  }
}
