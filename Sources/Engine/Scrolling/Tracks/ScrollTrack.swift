package import Foundation
package import ScrollworkGeometry

/// The content offset of a scroll view over the whole time of a script.
package struct ScrollTrack: Hashable, Sendable {
  /// The offset before the first segment.
  package let initialOffset: CGPoint
  /// The segments, in order; between two of them the offset keeps its last value.
  package private(set) var segments: [ScrollSegment] = []

  /// A track without segments.
  package init(offset: CGPoint) { initialOffset = offset }

  /// Appends a segment and cuts everything after its start.
  package mutating func append(_ segment: ScrollSegment) {
    cut(at: segment.start)
    segments.append(segment)
  }

  /// Appends consecutive segments.
  package mutating func append(contentsOf segments: [ScrollSegment]) {
    for segment in segments { append(segment) }
  }

  /// Cuts the track at `time`; the offset keeps its value at that time.
  package mutating func cut(at time: Double) {
    // A segment without length stays: it is a jump.
    while let last = segments.last, last.start > time || (last.start == time && last.end != time) {
      segments.removeLast()
    }
    guard let last = segments.indices.last else { return }
    segments[last].end = min(segments[last].end ?? time, time)
  }

  /// Displaces all offsets from `time` on, because the origin of the content has moved.
  package mutating func move(by displacement: CGVector, at time: Double) {
    let later = segments.filter { segment in segment.end.map { $0 > time } ?? true }
    let place = offset(at: time)
    cut(at: time)
    guard !later.isEmpty else {
      let moved = CGPoint(x: place.x + displacement.dx, y: place.y + displacement.dy)
      return append(ScrollSegment(resting: moved, from: time, to: time, phase: .idle))
    }
    append(contentsOf: later.map { $0.moved(by: displacement, from: time) })
  }

  /// The content offset at a time; in O(log n).
  package func offset(at time: Double) -> CGPoint {
    segment(at: time)?.offset(at: time) ?? initialOffset
  }

  /// The content offset `earlier` seconds before a time, or after the last jump in between.
  package func offset(_ earlier: Double, before time: Double) -> CGPoint {
    let begun = segments(begunBy: time)
    var place = offset(at: time)
    for index in begun.indices.reversed() {
      let segment = begun[index]
      place = segment.offset(at: max(segment.start, time - earlier))
      if segment.start <= time - earlier { return place }
      let before =
        index > begun.startIndex ? begun[index - 1].offset(at: segment.start) : initialOffset
      if hypot(before.x - place.x, before.y - place.y) > Self.jump { return place }
      place = before
    }
    return place
  }

  /// The least distance of a discontinuity that counts as a jump, in points.
  ///
  /// - Source: chosen; consecutive formulas meet far more closely.
  private static let jump = 0.01

  /// The targets of the motion at a time that no finger leads: the offset at which friction alone
  /// would end a release, and the one at which the motion ends; nil at rest and under a finger.
  package func targets(at time: Double) -> (proposed: CGPoint?, final: CGPoint)? {
    let begun = segments(begunBy: time)
    guard let current = begun.last, Self.isFree(current),
      current.end.map({ time < $0 }) ?? true
    else { return nil }
    let rest = segments[begun.endIndex...].prefix { Self.isFree($0) }
    guard let end = (rest.last ?? current).end else { return nil }
    return (current.proposal, (rest.last ?? current).offset(at: end))
  }

  private static func isFree(_ segment: ScrollSegment) -> Bool {
    segment.phase == .decelerating || segment.phase == .animating
  }

  /// The velocity of the offset, in points per second.
  package func velocity(at time: Double) -> CGVector {
    segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// The phase of the scroll view.
  package func phase(at time: Double) -> ScrollPhase {
    guard let segment = segment(at: time), segment.end.map({ time < $0 }) ?? true else {
      return .idle
    }
    return segment.phase
  }

  /// The end of the last segment, in seconds; zero if there is none, nil if it is open.
  package var settled: Double? { segments.isEmpty ? 0 : segments.last?.end }

  /// The last segment that has begun.
  private func segment(at time: Double) -> ScrollSegment? { segments(begunBy: time).last }

  /// The segments that have begun, in order; in O(log n).
  func segments(begunBy time: Double) -> ArraySlice<ScrollSegment> {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return segments[..<low]
  }
}
