import Foundation
import ScrollworkGeometry

/// The motion of one coordinate of a content offset under a finger.
struct FingerFollowing: Hashable, Sendable {
  let finger: FingerPath
  let axis: Axis
  let mapping: DragMapping

  func position(at time: Double) -> Double {
    mapping.offset(Double(finger.position(at: time)[axis]))
  }

  func velocity(at time: Double) -> Double {
    Double(finger.velocity(at: time)[axis])
      * mapping.slope(Double(finger.position(at: time)[axis]))
  }
}
