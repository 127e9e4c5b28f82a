package import Foundation
package import ScrollworkGeometry

extension ScrollDynamics {
  /// What the notches of a mouse wheel do to the content, `way` points in all.
  ///
  /// The content glides to where they lead, within its ends, in the time of every scroll that no
  /// finger makes; notches that come meanwhile add to what is left of the way.
  ///
  /// `way` is added to the offset that earlier notches lead to, or that the content is at if there
  /// are none: to `goal`.
  ///
  /// - Source: chosen. That a wheel never leads beyond an end is seen on every system.
  package func wheel(
    by way: CGVector, from offset: CGPoint, goal: CGPoint, at time: Double
  ) -> [ScrollSegment] {
    var place = clamped(goal)
    for axis in Axis.allCases where axes.contains(axis) && way[axis].isFinite {
      place[axis] += way[axis]
    }
    return scroll(to: place, from: offset, at: time, animation: .standard)
  }
}
