package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

/// The release of content by a finger: its natural rest by friction and bounce, and the motion
/// there or to another target.
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

  /// The motion to `place`, or to the natural rest if there is none; empty if the content is at
  /// rest there already.
  package func segments(to place: CGPoint? = nil) -> [ScrollSegment] {
    var plans = natural.map(\.plan)
    if let place {
      for (index, axis) in Axis.allCases.enumerated() where dynamics.axes.contains(axis) {
        plans[index] = plan(axis, natural[index], to: Double(place[axis]))
      }
    }
    return ScrollSegment.merging(
      horizontal: plans[0], vertical: plans[1], phase: .decelerating
    ).map { $0.proposing(restingPosition) }
  }

  /// The plan to a wanted coordinate; the natural one if it leads there.
  private func plan(_ axis: Axis, _ natural: FreeMotion, to wanted: Double) -> AxisPlan {
    let launch = natural.launch
    if dynamics.isPaging {
      // A page turn, unless the content is beyond its ends or about to be: then it bounces.
      guard natural.isInside else {
        return isSame(wanted, natural.restingPosition)
          ? natural.plan
          : natural.plan(
            replacedBy: .approach(
              ExponentialApproach(from: launch.place, to: wanted, rate: rate)))
      }
      if isSame(wanted, launch.place), isSame(wanted, natural.restingPosition) {
        return natural.plan
      }
      let turn = PagingSpring(from: launch.place, to: wanted, velocity: launch.momentum)
      return natural.plan(
        replacedBy: .page(turn, within: rangeOfTurns(axis)))
    }
    if isSame(wanted, natural.restingPosition) { return natural.plan }
    return natural.plan(replacedBy: retarget(axis, launch, to: wanted, boost: natural.boost))
  }

  /// The motion to a target other than the natural rest.
  ///
  /// The release velocity decelerates so that the motion ends there. Where that takes longer than
  /// the exponential approach at the scroll view's own rate, a spring continues with the velocity
  /// instead; where the velocity leads elsewhere, the approach.
  ///
  /// The approach bounds the duration, because a release just above
  /// ``Deceleration/minimumTargetSpeed`` would crawl to a far target.
  ///
  /// - Source: chosen. The system's own motion is unpublished.
  private func retarget(
    _ axis: Axis, _ launch: FreeMotion.Launch, to wanted: Double, boost: Double
  ) -> AxisMotion.Formula {
    let approach = ExponentialApproach(from: launch.place, to: wanted, rate: rate)
    let slide = Deceleration(
      from: launch.place, to: wanted, velocity: launch.momentum, boost: boost)
    guard let slide else { return .approach(approach) }
    if slide.duration <= approach.duration { return .deceleration(slide) }
    let spring = PagingSpring(
      from: launch.place, to: wanted, velocity: launch.momentum,
      frequency: Self.retargetFrequency * rate.perSecond)
    return .page(spring, within: rangeOfTurns(axis))
  }

  /// The angular frequency of the spring to a far target, in decay constants of the rate.
  ///
  /// - Source: chosen, so that it ends before the exponential approach.
  private static let retargetFrequency = 2.0

  /// The range that a spring to a target is clamped to; nil if the axis bounces.
  private func rangeOfTurns(_ axis: Axis) -> ClosedRange<Double>? {
    dynamics.bounces(axis) ? nil : dynamics.doubleRange(axis)
  }

  /// Whether two coordinates differ by no more than rounding.
  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
}
