package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// The motion of the content for a finger, from its coming down to the content's rest.
  ///
  /// The content first stays in place; once the finger has moved by ten points it follows, ten points
  /// behind; after the lift it settles. The offset never jumps.
  ///
  /// - Parameters:
  ///   - finger: The finger's path, in the scroll view's scale.
  ///   - offset: The content offset when the finger comes down.
  ///   - catching: Whether the finger stopped a motion. If so the content settles anew even if the
  ///     finger lifts without moving.
  ///   - input: The input device: content follows a trackpad from the first point on.
  ///   - streak: The flicks before this finger.
  ///   - free: The dynamics after the lift, if they differ from those under the finger.
  /// - Returns: Segments that follow each other, at least one.
  package func segments(
    for finger: FingerPath, from offset: CGPoint, catching: Bool = false,
    on input: ScrollInput = .finger, after streak: FlickStreak = FlickStreak(),
    lettingGo free: ScrollDynamics? = nil
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
    let followed = followedAxes(for: recognition.displacement)
    let reference = CGPoint(
      x: finger.start.x + recognition.displacement.dx,
      y: finger.start.y + recognition.displacement.dy)
    func motion(_ axis: Axis) -> AxisMotion {
      let formula: AxisMotion.Formula =
        followed.contains(axis)
        ? .following(
          FingerFollowing(
            finger: finger, axis: axis,
            mapping: dragMapping(axis, from: offset[axis], at: reference[axis], by: input)))
        : .rest(Double(offset[axis]))
      return AxisMotion(start: recognition.time, formula: formula)
    }
    let tracking = ScrollSegment(
      resting: offset, from: finger.down, to: recognition.time, phase: .tracking)
    let interacting = ScrollSegment(
      start: recognition.time, end: finger.lift, phase: .interacting,
      horizontal: motion(.horizontal), vertical: motion(.vertical))
    let boost = self.streak(after: streak, finger, on: input, since: recognition).boost
    return [tracking, interacting]
      + free.settling(
        from: interacting.offset(at: finger.lift),
        velocity: contentVelocity(after: finger.release, along: followed), at: finger.lift,
        origin: offset, boost: boost)
  }

  /// The flicks after a finger: one more, or none.
  package func streak(
    after streak: FlickStreak, _ finger: FingerPath, on input: ScrollInput
  ) -> FlickStreak {
    guard let recognition = finger.recognition(along: movableAxes, slop: input.slop) else {
      return FlickStreak()
    }
    return self.streak(after: streak, finger, on: input, since: recognition)
  }

  private func streak(
    after streak: FlickStreak, _ finger: FingerPath, on input: ScrollInput,
    since recognition: FingerPath.Recognition
  ) -> FlickStreak {
    guard environment.boostsRepeatedFlicks, input == .finger else { return FlickStreak() }
    var streak = streak
    streak.follow(finger, since: recognition)
    return streak
  }

  /// The axes along which content follows a movement that begins with `displacement`.
  package func followedAxes(for displacement: CGVector) -> Axis.Set {
    let movable = movableAxes
    guard isDirectionalLockEnabled else { return movable }
    let locked = movable.intersection(DirectionalLock.axes(for: displacement))
    return locked.isEmpty ? movable : locked
  }

  /// The velocity of the content after a finger's release, in points per second: zero after a release
  /// that is too slow.
  package func contentVelocity(
    after release: FingerPath.Release, along followed: Axis.Set
  ) -> CGVector {
    let speed = hypot(release.latest.dx, release.latest.dy)
    // Rounding must not stop a finger that is just fast enough.
    guard speed >= CGFloat(Deceleration.minimumTargetSpeed) - 1e-6 else { return .zero }
    return CGVector(
      dx: followed.contains(.horizontal) ? -release.velocity.dx : 0,
      dy: followed.contains(.vertical) ? -release.velocity.dy : 0)
  }

  /// The mapping from dragged coordinates to offsets along an axis, for content at `offset` and a
  /// finger at `reference`.
  package func dragMapping(
    _ axis: Axis, from offset: CGFloat, at reference: CGFloat, by input: ScrollInput
  ) -> DragMapping {
    let range = range(axis)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces(axis) else {
      // Content beyond its ends, where no finger can have moved it, does not jump: it moves no
      // farther.
      return DragMapping(
        anchor: Double(offset), reference: Double(reference),
        range: Double(min(range.lowerBound, offset))...Double(max(range.upperBound, offset)),
        band: nil)
    }
    let beyond = Double(abs(offset - edge))
    let length = Double(container[axis])
    // No drag stretches the band by its whole length; content that far out gets a longer band.
    let band = RubberBand(
      length: beyond < length ? length : 2 * beyond, stiffness: input.stiffness)
    let pull = band.pull(beyond)
    return DragMapping(
      anchor: Double(edge) + (offset < edge ? -pull : pull), reference: Double(reference),
      range: Double(range.lowerBound)...Double(range.upperBound), band: band)
  }

  func sound(_ offset: CGPoint) -> CGPoint {
    offset.x.isFinite && offset.y.isFinite ? offset : clamped(offset)
  }
}
