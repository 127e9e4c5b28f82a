package import Foundation
package import ScrollworkGeometry

/// A content offset over a stretch of time in which one formula holds for each axis.
package struct ScrollSegment: Hashable, Sendable {
  /// When it begins, in seconds.
  package let start: Double
  /// When it ends by itself, in seconds; none if it lasts until something else happens.
  package internal(set) var end: Double?
  /// What the scroll view is doing in it.
  package let phase: ScrollPhase
  let horizontal: AxisMotion
  let vertical: AxisMotion

  init(
    start: Double, end: Double?, phase: ScrollPhase, horizontal: AxisMotion, vertical: AxisMotion
  ) {
    (self.start, self.end, self.phase) = (start, end, phase)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// A stretch in which the content stays where it is.
  package init(resting offset: CGPoint, from start: Double, to end: Double?, phase: ScrollPhase) {
    self.init(
      start: start, end: end, phase: phase,
      horizontal: AxisMotion(start: start, formula: .rest(Double(offset.x))),
      vertical: AxisMotion(start: start, formula: .rest(Double(offset.y))))
  }

  /// The same stretch, but for what is over at `time`, with something added to its offsets.
  package func moved(by way: CGVector, from time: Double) -> ScrollSegment {
    ScrollSegment(
      start: max(start, time), end: end, phase: phase,
      horizontal: horizontal.moved(by: Double(way.dx)),
      vertical: vertical.moved(by: Double(way.dy)))
  }

  /// The content offset; before the start what it is there, and after the end likewise.
  package func offset(at time: Double) -> CGPoint {
    let time = max(start, end.map { min(time, $0) } ?? time)
    return CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }

  /// How fast the offset changes, in points per second; zero outside the stretch.
  package func velocity(at time: Double) -> CGVector {
    guard time >= start, end.map({ time < $0 }) ?? true else { return .zero }
    return CGVector(dx: horizontal.velocity(at: time), dy: vertical.velocity(at: time))
  }
}
