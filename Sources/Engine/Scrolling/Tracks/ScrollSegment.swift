package import Foundation
package import ScrollworkGeometry

/// A content offset over an interval of time with one formula for each axis.
package struct ScrollSegment: Hashable, Sendable {
  /// The start, in seconds.
  package let start: Double
  /// The end, in seconds; nil if the segment lasts until another one is appended.
  package internal(set) var end: Double?
  /// The phase of the scroll view.
  package let phase: ScrollPhase
  /// The purpose of an animated scroll.
  let purpose: ScrollPurpose
  let horizontal: AxisMotion
  let vertical: AxisMotion
  /// The natural resting offset of a release, before a scroll target behavior; nil for other
  /// motions.
  private(set) var proposal: CGPoint?

  init(
    start: Double, end: Double?, phase: ScrollPhase, purpose: ScrollPurpose = .offset,
    horizontal: AxisMotion, vertical: AxisMotion
  ) {
    (self.start, self.end, self.phase, self.purpose) = (start, end, phase, purpose)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// A segment at rest.
  package init(resting offset: CGPoint, from start: Double, to end: Double?, phase: ScrollPhase) {
    self.init(
      start: start, end: end, phase: phase,
      horizontal: AxisMotion(start: start, formula: .rest(Double(offset.x))),
      vertical: AxisMotion(start: start, formula: .rest(Double(offset.y))))
  }

  /// The part of the segment from `time` on, with its offsets displaced.
  package func moved(by displacement: CGVector, from time: Double) -> ScrollSegment {
    let segment = ScrollSegment(
      start: max(start, time), end: end, phase: phase, purpose: purpose,
      horizontal: horizontal.moved(by: Double(displacement.dx)),
      vertical: vertical.moved(by: Double(displacement.dy)))
    return segment.proposing(
      proposal.map { CGPoint(x: $0.x + displacement.dx, y: $0.y + displacement.dy) })
  }

  /// The segment of a release with a natural resting offset.
  func proposing(_ offset: CGPoint?) -> ScrollSegment {
    var segment = self
    segment.proposal = offset
    return segment
  }

  /// The content offset at a time, clamped to the interval.
  package func offset(at time: Double) -> CGPoint {
    let time = max(start, end.map { min(time, $0) } ?? time)
    return CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }

  /// The velocity of the offset, in points per second; zero outside the interval.
  package func velocity(at time: Double) -> CGVector {
    guard time >= start, end.map({ time < $0 }) ?? true else { return .zero }
    return CGVector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
