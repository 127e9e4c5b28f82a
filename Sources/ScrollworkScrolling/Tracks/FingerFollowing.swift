import Foundation
import ScrollworkGeometry

/// How one coordinate of a content offset follows a finger.
struct FingerFollowing: Hashable, Sendable {
  let finger: FingerPath
  let axis: Axis
  let pull: Pull

  func position(at time: Double) -> Double {
    pull.place(Double(finger.position(at: time)[axis]))
  }

  func velocity(at time: Double) -> Double {
    Double(finger.velocity(at: time)[axis])
      * pull.slope(Double(finger.position(at: time)[axis]))
  }
}
