package import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// The motion of content to its rest after a release.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - velocity: The velocity of the offset, in points per second.
  ///   - time: The time, in seconds.
  ///   - origin: The offset at which the gesture began.
  ///   - boost: The factor of the deceleration's displacement; see ``FlickStreak``.
  /// - Returns: Segments that follow each other; none if the content is at rest already.
  package func settling(
    from offset: CGPoint, velocity: CGVector, at time: Double, origin: CGPoint, boost: Double = 1
  ) -> [ScrollSegment] {
    let release = release(from: offset, velocity: velocity, at: time, boost: boost)
    guard behavior != nil else { return release.segments() }
    return release.segments(to: targetOffset(after: release, origin: origin))
  }

  /// The release of content: its natural rest, and its motion there or to another target.
  ///
  /// Pages are turned without a boost.
  package func release(
    from offset: CGPoint, velocity: CGVector, at time: Double, boost: Double = 1
  ) -> ScrollRelease {
    let offset = sound(offset)
    let rate = limitsScrolls ? DecelerationRate.fast : rate
    let natural = Axis.allCases.map { axis in
      FreeMotion(
        from: Double(offset[axis]), velocity: axes.contains(axis) ? Double(velocity[axis]) : 0,
        at: time, range: doubleRange(axis), bounces: bounces(axis), rate: rate,
        boost: isPaging ? 1 : boost)
    }
    return ScrollRelease(
      dynamics: self, offset: offset, velocity: velocity, rate: rate, natural: natural)
  }

  /// The offset at which the scroll target behavior ends a released scroll; the natural rest without a
  /// behavior.
  package func targetOffset(after release: ScrollRelease, origin: CGPoint) -> CGPoint {
    let rest = release.restingPosition
    guard let behavior, !axes.isEmpty else { return rest }
    var target = mirrored(target(at: rest))
    behavior.updateTarget(
      &target,
      context: context(
        original: mirrored(self.target(at: origin)),
        released: mirrored(self.target(at: release.offset)), velocity: release.velocity,
        occasion: .release))
    return offset(for: mirrored(target), from: rest)
  }

  /// The offset after the scroll view's size has changed, for content that was at `offset` in the
  /// dynamics `old`.
  ///
  /// A behavior gets the same part of the content as before as its target: its position scales with
  /// the length of the content. Without a behavior, the content keeps its distance from the leading
  /// edge.
  ///
  /// - Source: documented that behaviors are called; the target they get is chosen.
  package func offset(afterResize offset: CGPoint, from old: ScrollDynamics) -> CGPoint {
    let original = old.mirrored(old.target(at: old.clamped(offset)))
    var target = original
    target.rect.size = innerContainer
    guard let behavior, !axes.isEmpty else {
      return self.offset(for: mirrored(target), from: offset)
    }
    var growth = CGSize(width: 1, height: 1)
    for axis in Axis.allCases where axes.contains(axis) && old.content[axis] > 0 {
      growth[axis] = content[axis] / old.content[axis]
      target.rect.origin[axis] *= growth[axis]
    }
    let proposed = target
    behavior.updateTarget(
      &target,
      context: context(
        original: original, released: proposed, velocity: .zero, occasion: .resize,
        growth: growth))
    return self.offset(for: mirrored(target), from: clamped(offset))
  }

  /// The offset that keeps a view in place, for content that was at `offset` in the dynamics `old`.
  ///
  /// The point of the view at the container's anchor stays there: the same fraction of the view, if
  /// its length has changed. A view that is not at the anchor keeps its distance.
  ///
  /// - Source: documented that a position keeps its view in place; which part of it is chosen.
  package func offset(
    holding frame: CGRect, at anchor: UnitPoint, afterItWas before: CGRect, at offset: CGPoint,
    in old: ScrollDynamics
  ) -> CGPoint {
    var result = self.offset(afterResize: offset, from: old)
    let point = anchor.point(in: old.innerRect(at: offset))
    let (room, insets) = (innerRect(at: result).size, insets(at: result))
    for axis in Axis.allCases where axes.contains(axis) {
      let (length, newLength) = (before.size[axis], frame.size[axis])
      let growth = length > 0 ? newLength / length : 1
      let place = point[axis] - before.min(axis)
      let inside = min(max(place, 0), length)
      let held = frame.min(axis) + inside * growth + (place - inside)
      result[axis] = held - anchor[axis] * room[axis] - insets.start(axis)
    }
    return clamped(result)
  }

  private var limitsScrolls: Bool {
    let context = ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment)
    return behavior?.properties(context: context).limitsScrolls ?? false
  }

  var isPaging: Bool { behavior?.base is any PagewiseScrolling }

  func doubleRange(_ axis: Axis) -> ClosedRange<Double> {
    let range = range(axis)
    return Double(range.lowerBound)...Double(range.upperBound)
  }

  private func context(
    original: ScrollTarget, released: ScrollTarget, velocity: CGVector,
    occasion: ScrollTargetBehaviorContext.Occasion, growth: CGSize = CGSize(width: 1, height: 1)
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: original, releasedTarget: released,
      velocity: CGVector(
        dx: (isRightToLeft ? -velocity.dx : velocity.dx) / 1000, dy: velocity.dy / 1000),
      contentSize: content, containerSize: innerContainer,
      contentInsets: insets.mirrored(isRightToLeft), axes: axes, occasion: occasion,
      growth: growth, environment: environment,
      alignmentTargets: { [self] area in targets(mirrored(area)).map(mirrored) })
  }
}

// Behaviors count from the leading edge: from the content's right end in right-to-left layouts.
extension ScrollDynamics {
  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// A rectangle of the content in the coordinates of behaviors, or back.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A target in the coordinates of behaviors, or back.
  private func mirrored(_ target: ScrollTarget) -> ScrollTarget {
    guard isRightToLeft else { return target }
    return ScrollTarget(rect: mirrored(target.rect), anchor: target.anchor?.mirrored(true))
  }
}
