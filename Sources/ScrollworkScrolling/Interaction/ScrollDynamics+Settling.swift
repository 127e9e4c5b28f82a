package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// How content that is let go comes to rest.
  ///
  /// - Parameters:
  ///   - offset: Where the content is.
  ///   - velocity: How fast its offset changes, in points per second.
  ///   - time: The moment, in seconds.
  ///   - origin: Where the content was when the gesture began.
  /// - Returns: Segments that follow each other; none if the content is at rest already.
  package func settling(
    from offset: CGPoint, velocity: CGVector, at time: Double, origin: CGPoint
  ) -> [ScrollSegment] {
    let offset = sound(offset)
    let rate = limitsScrolls ? DecelerationRate.fast : .normal
    let natural = Axis.allCases.map { axis in
      FreeMotion(
        from: Double(offset[axis]), velocity: axes.contains(axis) ? Double(velocity[axis]) : 0,
        at: time, range: doubleRange(axis), bounces: bounces(axis), rate: rate)
    }
    var plans = natural.map(\.plan)
    if let behavior, !axes.isEmpty {
      let rest = CGPoint(x: natural[0].restingPlace, y: natural[1].restingPlace)
      var target = target(at: rest)
      behavior.updateTarget(
        &target,
        context: context(
          origin: origin, released: offset, velocity: velocity, occasion: .release))
      let wanted = self.offset(for: target, from: rest)
      for (index, axis) in Axis.allCases.enumerated() where axes.contains(axis) {
        plans[index] = plan(axis, natural[index], to: Double(wanted[axis]), rate: rate)
      }
    }
    return ScrollSegment.merging(
      horizontal: plans[0], vertical: plans[1], phase: .decelerating)
  }

  /// Where the content should be after the scroll view's size has changed, if it was at `offset`.
  package func offset(afterResize offset: CGPoint) -> CGPoint {
    let place = clamped(offset)
    guard let behavior, !axes.isEmpty else { return place }
    var target = target(at: place)
    behavior.updateTarget(
      &target,
      context: context(origin: place, released: place, velocity: .zero, occasion: .resize))
    return self.offset(for: target, from: place)
  }

  private var limitsScrolls: Bool {
    let context = ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment)
    return behavior?.properties(context: context).limitsScrolls ?? false
  }

  private var isPaging: Bool { behavior?.base is PagingScrollTargetBehavior }

  private func doubleRange(_ axis: Axis) -> ClosedRange<Double> {
    let range = range(axis)
    return Double(range.lowerBound)...Double(range.upperBound)
  }

  /// The way to a place that a behavior wants; the natural one if it leads there.
  private func plan(
    _ axis: Axis, _ natural: FreeMotion, to wanted: Double, rate: DecelerationRate
  ) -> AxisPlan {
    let launch = natural.launch
    if isPaging {
      // A page turn, unless the content is beyond its ends or about to be: then it bounces.
      guard natural.isInside else {
        return isSame(wanted, natural.restingPlace)
          ? natural.plan : natural.plan(replacedBy: approach(from: launch.place, to: wanted, rate))
      }
      if isSame(wanted, launch.place), isSame(wanted, natural.restingPlace) { return natural.plan }
      let turn = PageTurn(from: launch.place, to: wanted, velocity: launch.momentum)
      return natural.plan(
        replacedBy: .page(turn, within: bounces(axis) ? nil : doubleRange(axis)))
    }
    if isSame(wanted, natural.restingPlace) { return natural.plan }
    let slide = Deceleration(from: launch.place, to: wanted, velocity: launch.momentum)
    return natural.plan(
      replacedBy: slide.map { .deceleration($0) }
        ?? approach(from: launch.place, to: wanted, rate))
  }

  /// Whether two places differ by no more than rounding.
  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func approach(
    from place: Double, to wanted: Double, _ rate: DecelerationRate
  ) -> AxisMotion.Formula {
    .approach(ExponentialApproach(from: place, to: wanted, rate: rate))
  }

  private func context(
    origin: CGPoint, released: CGPoint, velocity: CGVector,
    occasion: ScrollTargetBehaviorContext.Occasion
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: target(at: origin), releasedTarget: target(at: released),
      velocity: CGVector(dx: velocity.dx / 1000, dy: velocity.dy / 1000), contentSize: content,
      containerSize: innerContainer, contentInsets: insets, axes: axes, occasion: occasion,
      environment: environment, alignmentTargets: targets)
  }
}
