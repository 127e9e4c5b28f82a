package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

/// Content at the moment at which it is let go: where friction and its ends would bring it, and the
/// way there or to another place.
package struct ScrollRelease {
  let dynamics: ScrollDynamics
  /// Where the content is.
  package let offset: CGPoint
  /// How fast its offset changes, in points per second.
  package let velocity: CGVector
  let rate: DecelerationRate
  /// What each axis would do by itself: the horizontal one first.
  let natural: [FreeMotion]

  /// Where it would rest by itself.
  package var restingPlace: CGPoint {
    CGPoint(x: natural[0].restingPlace, y: natural[1].restingPlace)
  }

  /// The way on: to `place` if there is one, and else to where it would rest by itself.
  ///
  /// None if the content is at rest there already.
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

  /// The way to a place that somebody wants; the natural one if it leads there.
  private func plan(_ axis: Axis, _ natural: FreeMotion, to wanted: Double) -> AxisPlan {
    let launch = natural.launch
    if dynamics.isPaging {
      // A page turn, unless the content is beyond its ends or about to be: then it bounces.
      guard natural.isInside else {
        return isSame(wanted, natural.restingPlace)
          ? natural.plan : natural.plan(replacedBy: approach(from: launch.place, to: wanted))
      }
      if isSame(wanted, launch.place), isSame(wanted, natural.restingPlace) { return natural.plan }
      let turn = PageTurn(from: launch.place, to: wanted, velocity: launch.momentum)
      return natural.plan(
        replacedBy: .page(
          turn, within: dynamics.bounces(axis) ? nil : dynamics.doubleRange(axis)))
    }
    if isSame(wanted, natural.restingPlace) { return natural.plan }
    let slide = Deceleration(from: launch.place, to: wanted, velocity: launch.momentum)
    return natural.plan(
      replacedBy: slide.map { .deceleration($0) } ?? approach(from: launch.place, to: wanted))
  }

  /// Whether two places differ by no more than rounding.
  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func approach(from place: Double, to wanted: Double) -> AxisMotion.Formula {
    .approach(ExponentialApproach(from: place, to: wanted, rate: rate))
  }
}
