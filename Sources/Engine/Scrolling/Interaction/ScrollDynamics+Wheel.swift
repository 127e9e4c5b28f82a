package import Foundation
package import ScrollworkGeometry

extension ScrollDynamics {
  /// The scroll for notches of a mouse wheel, `displacement` points in all.
  ///
  /// The content scrolls to the new goal, within its ends, in the time of every programmatic scroll;
  /// notches during that scroll add to the rest of it.
  ///
  /// `displacement` is added to `goal`: the offset that earlier notches lead to, or the current one if
  /// there are none.
  ///
  /// - Source: chosen. That a wheel never scrolls beyond an end is seen on every system.
  package func wheel(
    by displacement: CGVector, from offset: CGPoint, goal: CGPoint, at time: Double
  ) -> [ScrollSegment] {
    var place = clamped(goal)
    for axis in Axis.allCases where axes.contains(axis) && displacement[axis].isFinite {
      place[axis] += displacement[axis]
    }
    return scroll(to: place, from: offset, at: time, animation: .standard, for: .wheel)
  }
}
