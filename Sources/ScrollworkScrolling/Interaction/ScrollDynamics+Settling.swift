package import Foundation
import ScrollworkEnvironment
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
    let release = release(from: offset, velocity: velocity, at: time)
    guard behavior != nil else { return release.segments() }
    return release.segments(to: wantedPlace(after: release, origin: origin))
  }

  /// Content that is let go: where it would rest, and its way there or elsewhere.
  package func release(
    from offset: CGPoint, velocity: CGVector, at time: Double
  ) -> ScrollRelease {
    let offset = sound(offset)
    let rate = limitsScrolls ? DecelerationRate.fast : rate
    let natural = Axis.allCases.map { axis in
      FreeMotion(
        from: Double(offset[axis]), velocity: axes.contains(axis) ? Double(velocity[axis]) : 0,
        at: time, range: doubleRange(axis), bounces: bounces(axis), rate: rate)
    }
    return ScrollRelease(
      dynamics: self, offset: offset, velocity: velocity, rate: rate, natural: natural)
  }

  /// Where the rule for where scrolls end wants content to rest that is let go; where it would rest
  /// by itself without a rule.
  package func wantedPlace(after release: ScrollRelease, origin: CGPoint) -> CGPoint {
    let rest = release.restingPlace
    guard let behavior, !axes.isEmpty else { return rest }
    var target = asRead(target(at: rest))
    behavior.updateTarget(
      &target,
      context: context(
        original: asRead(self.target(at: origin)),
        released: asRead(self.target(at: release.offset)), velocity: release.velocity,
        occasion: .release))
    return offset(for: asRead(target), from: rest)
  }

  /// Where the content should be after the scroll view's size has changed, if it was at `offset`
  /// when that was as `old` says.
  ///
  /// What a behavior is asked to align is the same part of the content as before: content that has
  /// become longer along with the scroll view is further along. Without a behavior, the content
  /// keeps its distance from where reading begins.
  ///
  /// - Source: documented that behaviors are asked; the place they are given is chosen.
  package func offset(afterResize offset: CGPoint, from old: ScrollDynamics) -> CGPoint {
    let original = old.asRead(old.target(at: old.clamped(offset)))
    var target = original
    target.rect.size = innerContainer
    guard let behavior, !axes.isEmpty else {
      return self.offset(for: asRead(target), from: offset)
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
    return self.offset(for: asRead(target), from: clamped(offset))
  }

  /// Where the content should be so that a view in it stays where it was, at `offset` as `old` says.
  ///
  /// What of the view was at the container's anchor stays there: the same part of it, if its length is
  /// another one now. A view that is not there keeps its distance.
  ///
  /// - Source: documented that a position keeps its view in place; which part of it is chosen.
  package func offset(
    holding frame: CGRect, at anchor: UnitPoint, afterItWas before: CGRect, at offset: CGPoint,
    in old: ScrollDynamics
  ) -> CGPoint {
    var result = self.offset(afterResize: offset, from: old)
    let point = anchor.point(in: old.innerRect(at: offset))
    for axis in Axis.allCases where axes.contains(axis) {
      let (length, newLength) = (before.size[axis], frame.size[axis])
      let growth = length > 0 ? newLength / length : 1
      let place = point[axis] - before.min(axis)
      let inside = min(max(place, 0), length)
      let held = frame.min(axis) + inside * growth + (place - inside)
      result[axis] = held - anchor[axis] * innerContainer[axis] - insets.start(axis)
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
      alignmentTargets: { [self] area in targets(asRead(area)).map(asRead) })
  }
}

// Behaviors count from where reading begins: from the content's right end where that is the right.
extension ScrollDynamics {
  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// A part of the content in the coordinates of behaviors, and back again.
  private func asRead(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A target in the coordinates of behaviors, and back again.
  private func asRead(_ target: ScrollTarget) -> ScrollTarget {
    guard isRightToLeft else { return target }
    return ScrollTarget(rect: asRead(target.rect), anchor: target.anchor?.mirrored(true))
  }
}
