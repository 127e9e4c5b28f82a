package import Foundation
import ScrollworkGeometry
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
  ///   - free: How content answers that is let go, if that has changed under the finger.
  /// - Returns: Segments that follow each other, at least one.
  package func segments(
    for finger: FingerPath, from offset: CGPoint, catching: Bool = false,
    lettingGo free: ScrollDynamics? = nil
  ) -> [ScrollSegment] {
    let free = free ?? self
    let offset = sound(offset)
    let movable = movableAxes
    guard let recognition = finger.recognition(along: movable) else {
      let tracking = ScrollSegment(
        resting: offset, from: finger.down, to: finger.lift, phase: .tracking)
      let mustSettle = catching || free.clamped(offset) != offset
      return [tracking]
        + (mustSettle
          ? free.settling(from: offset, velocity: .zero, at: finger.lift, origin: offset) : [])
    }
    func motion(_ axis: Axis) -> AxisMotion {
      let formula: AxisMotion.Formula =
        movable.contains(axis)
        ? .following(
          following(
            finger, axis, from: offset[axis],
            reference: finger.start[axis] + recognition.way[axis]))
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
        from: interacting.offset(at: finger.lift), velocity: releaseVelocity(of: finger),
        at: finger.lift, origin: offset)
  }

  /// The speed of the content when `finger` leaves, in points per second: zero if it is too slow to
  /// go on.
  private func releaseVelocity(of finger: FingerPath) -> CGVector {
    let release = finger.release
    let speed = hypot(release.latest.dx, release.latest.dy)
    // Rounding must not make a finger slow that is just fast enough.
    guard speed >= CGFloat(Deceleration.leastSpeed) - 1e-6 else { return .zero }
    return CGVector(dx: -release.velocity.dx, dy: -release.velocity.dy)
  }

  private func following(
    _ finger: FingerPath, _ axis: Axis, from offset: CGFloat, reference: CGFloat
  ) -> FingerFollowing {
    let range = range(axis)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces(axis) else {
      // Content that is beyond its ends, and could not have been brought there by a finger, does
      // not jump: it just goes no farther.
      return FingerFollowing(
        finger: finger, axis: axis, anchor: Double(offset), reference: Double(reference),
        range: Double(min(range.lowerBound, offset))...Double(max(range.upperBound, offset)),
        band: nil)
    }
    let beyond = Double(abs(offset - edge))
    let length = Double(container[axis])
    // No pull stretches the band by its whole length; what is that far out gets a longer band.
    let band = RubberBand(length: beyond < length ? length : 2 * beyond)
    let pull = band.pull(beyond)
    return FingerFollowing(
      finger: finger, axis: axis, anchor: Double(edge) + (offset < edge ? -pull : pull),
      reference: Double(reference), range: Double(range.lowerBound)...Double(range.upperBound),
      band: band)
  }

  func sound(_ offset: CGPoint) -> CGPoint {
    offset.x.isFinite && offset.y.isFinite ? offset : clamped(offset)
  }
}
