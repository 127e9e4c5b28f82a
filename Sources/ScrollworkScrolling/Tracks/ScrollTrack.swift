package import Foundation
package import ScrollworkGeometry

/// A scroll view's content offset over all of a script's time.
package struct ScrollTrack: Hashable, Sendable {
  /// The offset before anything happens.
  package let initialOffset: CGPoint
  /// What happens, in order; between two of them the offset stays where it is.
  package private(set) var segments: [ScrollSegment] = []

  /// A track on which nothing happens yet.
  package init(offset: CGPoint) { initialOffset = offset }

  /// Adds what happens from the segment's start on, and cuts whatever was to happen after that.
  package mutating func append(_ segment: ScrollSegment) {
    cut(at: segment.start)
    segments.append(segment)
  }

  /// Adds segments that follow each other.
  package mutating func append(contentsOf segments: [ScrollSegment]) {
    for segment in segments { append(segment) }
  }

  /// Ends whatever happens at `time`; the offset stays where it is then.
  package mutating func cut(at time: Double) {
    // A segment without length keeps its place: it is a jump.
    while let last = segments.last, last.start > time || (last.start == time && last.end != time) {
      segments.removeLast()
    }
    guard let last = segments.indices.last else { return }
    segments[last].end = min(segments[last].end ?? time, time)
  }

  /// Adds to all offsets from `time` on: the origin of the content has moved.
  package mutating func move(by way: CGVector, at time: Double) {
    let later = segments.filter { segment in segment.end.map { $0 > time } ?? true }
    let place = offset(at: time)
    cut(at: time)
    guard !later.isEmpty else {
      let moved = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
      return append(ScrollSegment(resting: moved, from: time, to: time, phase: .idle))
    }
    append(contentsOf: later.map { $0.moved(by: way, from: time) })
  }

  /// The content offset; in O(log n).
  package func offset(at time: Double) -> CGPoint {
    segment(at: time)?.offset(at: time) ?? initialOffset
  }

  /// The content offset `earlier` seconds before a time, as far as the content has gone on from there
  /// without a jump: else where it jumped to.
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

  /// The distance, in points, from which on an offset that changes at once has jumped.
  ///
  /// - Source: chosen; the formulas meet each other far more closely.
  private static let jump = 0.01

  /// How fast the offset changes, in points per second.
  package func velocity(at time: Double) -> CGVector {
    segment(at: time)?.velocity(at: time) ?? .zero
  }

  /// What the scroll view is doing.
  package func phase(at time: Double) -> ScrollPhase {
    guard let segment = segment(at: time), segment.end.map({ time < $0 }) ?? true else {
      return .idle
    }
    return segment.phase
  }

  /// When the last motion ends, in seconds; zero if there is none, nil if it lasts until something
  /// else happens.
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
