package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

/// The release of content by a finger: its natural rest by friction and bounce, and the motion there or
/// to another target.
package struct ScrollRelease {
  let dynamics: ScrollDynamics
  /// The content offset.
  package let offset: CGPoint
  /// The velocity of the offset, in points per second.
  package let velocity: CGVector
  let rate: DecelerationRate
  /// The natural motion of each axis, the horizontal one first.
  let natural: [FreeMotion]

  /// The natural resting offset.
  package var restingPosition: CGPoint {
    CGPoint(x: natural[0].restingPosition, y: natural[1].restingPosition)
  }

  /// The motion to `place`, or to the natural rest if there is none; empty if the content is at rest
  /// there already.
  package func segments(to place: CGPoint? = nil) -> [ScrollSegment] {
    var plans = natural.map(\.plan)
    if let place {
      for (index, axis) in Axis.allCases.enumerated() where dynamics.axes.contains(axis) {
        plans[index] = plan(axis, natural[index], to: Double(place[axis]))
      }
    }
    return ScrollSegment.merging(
      horizontal: plans[0], vertical: plans[1], phase: .decelerating)
  }

  /// The plan to a wanted coordinate; the natural one if it leads there.
  private func plan(_ axis: Axis, _ natural: FreeMotion, to wanted: Double) -> AxisPlan {
    let launch = natural.launch
    if dynamics.isPaging {
      // A page turn, unless the content is beyond its ends or about to be: then it bounces.
      guard natural.isInside else {
        return isSame(wanted, natural.restingPosition)
          ? natural.plan : natural.plan(replacedBy: approach(from: launch.place, to: wanted))
      }
      if isSame(wanted, launch.place), isSame(wanted, natural.restingPosition) {
        return natural.plan
      }
      let turn = PagingSpring(from: launch.place, to: wanted, velocity: launch.momentum)
      return natural.plan(
        replacedBy: .page(
          turn, within: dynamics.bounces(axis) ? nil : dynamics.doubleRange(axis)))
    }
    if isSame(wanted, natural.restingPosition) { return natural.plan }
    let slide = Deceleration(from: launch.place, to: wanted, velocity: launch.momentum)
    return natural.plan(
      replacedBy: slide.map { .deceleration($0) } ?? approach(from: launch.place, to: wanted))
  }

  /// Whether two coordinates differ by no more than rounding.
  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func approach(from place: Double, to wanted: Double) -> AxisMotion.Formula {
    .approach(ExponentialApproach(from: place, to: wanted, rate: rate))
  }
}
