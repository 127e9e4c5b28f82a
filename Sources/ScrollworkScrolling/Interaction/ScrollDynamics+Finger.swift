package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// What a finger does to the content, from its coming down to the content's rest.
  ///
  /// The content first stays where it is; from the moment at which the finger has moved by ten
  /// points it follows, those ten points behind; then it comes to rest. The offset never jumps.
  ///
  /// - Parameters:
  ///   - finger: The finger's path, in the scroll view's scale.
  ///   - offset: Where the content is when the finger comes down.
  ///   - catching: Whether the content was moving then. If so it is brought to rest anew even if
  ///     the finger just leaves again.
  ///   - input: What the finger is on: content follows a trackpad from the first point on.
  ///   - free: How content answers that is let go, if that has changed under the finger.
  /// - Returns: Segments that follow each other, at least one.
  package func segments(
    for finger: FingerPath, from offset: CGPoint, catching: Bool = false,
    on input: ScrollInput = .finger, lettingGo free: ScrollDynamics? = nil
  ) -> [ScrollSegment] {
    let free = free ?? self
    let offset = sound(offset)
    guard let recognition = finger.recognition(along: movableAxes, slop: input.slop) else {
      let tracking = ScrollSegment(
        resting: offset, from: finger.down, to: finger.lift, phase: .tracking)
      let mustSettle = catching || free.clamped(offset) != offset
      return [tracking]
        + (mustSettle
          ? free.settling(from: offset, velocity: .zero, at: finger.lift, origin: offset) : [])
    }
    let followed = followedAxes(for: recognition.way)
    let reference = CGPoint(
      x: finger.start.x + recognition.way.dx, y: finger.start.y + recognition.way.dy)
    func motion(_ axis: Axis) -> AxisMotion {
      let formula: AxisMotion.Formula =
        followed.contains(axis)
        ? .following(
          FingerFollowing(
            finger: finger, axis: axis,
            pull: pull(axis, from: offset[axis], at: reference[axis], by: input)))
        : .rest(Double(offset[axis]))
      return AxisMotion(start: recognition.time, formula: formula)
    }
    let tracking = ScrollSegment(
      resting: offset, from: finger.down, to: recognition.time, phase: .tracking)
    let interacting = ScrollSegment(
      start: recognition.time, end: finger.lift, phase: .interacting,
      horizontal: motion(.horizontal), vertical: motion(.vertical))
    return [tracking, interacting]
      + free.settling(
        from: interacting.offset(at: finger.lift),
        velocity: contentVelocity(after: finger.release, along: followed), at: finger.lift,
        origin: offset)
  }

  /// The axes along which content follows a movement that begins like `way`.
  package func followedAxes(for way: CGVector) -> Axis.Set {
    let movable = movableAxes
    guard isDirectionalLockEnabled else { return movable }
    let locked = movable.intersection(DirectionalLock.axes(for: way))
    return locked.isEmpty ? movable : locked
  }

  /// How fast content goes on when a finger leaves, in points per second: not at all after one that
  /// is too slow.
  package func contentVelocity(
    after release: FingerPath.Release, along followed: Axis.Set
  ) -> CGVector {
    let speed = hypot(release.latest.dx, release.latest.dy)
    // Rounding must not make a finger slow that is just fast enough.
    guard speed >= CGFloat(Deceleration.leastSpeed) - 1e-6 else { return .zero }
    return CGVector(
      dx: followed.contains(.horizontal) ? -release.velocity.dx : 0,
      dy: followed.contains(.vertical) ? -release.velocity.dy : 0)
  }

  /// How content at `offset` follows what is at `reference`, along an axis.
  package func pull(
    _ axis: Axis, from offset: CGFloat, at reference: CGFloat, by input: ScrollInput
  ) -> Pull {
    let range = range(axis)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces(axis) else {
      // Content that is beyond its ends, and could not have been brought there by a finger, does
      // not jump: it just goes no farther.
      return Pull(
        anchor: Double(offset), reference: Double(reference),
        range: Double(min(range.lowerBound, offset))...Double(max(range.upperBound, offset)),
        band: nil)
    }
    let beyond = Double(abs(offset - edge))
    let length = Double(container[axis])
    // No pull stretches the band by its whole length; what is that far out gets a longer band.
    let band = RubberBand(
      length: beyond < length ? length : 2 * beyond, stiffness: input.stiffness)
    let pull = band.pull(beyond)
    return Pull(
      anchor: Double(edge) + (offset < edge ? -pull : pull), reference: Double(reference),
      range: Double(range.lowerBound)...Double(range.upperBound), band: band)
  }

  func sound(_ offset: CGPoint) -> CGPoint {
    offset.x.isFinite && offset.y.isFinite ? offset : clamped(offset)
  }
}
