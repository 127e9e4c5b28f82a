import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

extension PlacedScrollView {
  /// The areas of the content that are visible at the ticks of a segment, in points.
  ///
  /// One area as long as the windows of two ticks meet. A finger or an easing curve that throws the
  /// content farther than its window from one tick to the next leaves a gap between them: content in
  /// the gap is never visible, and may be nearly all rows.
  func areasPassed(by segment: ScrollSegment) -> [CGRect] {
    let whole = areaPassed(by: segment)
    let isLong =
      whole.width > Self.shortDistance * containerSize.width
      || whole.height > Self.shortDistance * containerSize.height
    guard isLong, let end = segment.end else { return [whole] }
    var areas: [CGRect] = []
    var last: CGPoint?
    func add(_ time: Double) {
      let offset = segment.offset(at: time)
      let window = CGRect(origin: offset, size: containerSize)
      if let last, meets(last, offset), let area = areas.last {
        areas[areas.count - 1] = area.union(window)
      } else {
        areas.append(window)
      }
      last = offset
    }
    add(segment.start)
    for tick in Tick.first(notBefore: segment.start)..<Tick.first(notBefore: end) {
      add(Tick.time(of: tick))
    }
    add(end)
    return areas.count == 1 ? [whole] : areas
  }

  /// The length of an area that is not searched for gaps, in windows.
  ///
  /// - Source: chosen; fingers rarely move content farther.
  private static let shortDistance: CGFloat = 4

  /// Whether the windows at two offsets touch.
  private func meets(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= containerSize.width && abs(one.y - other.y) <= containerSize.height
  }

  /// The area of the content that is visible during a segment, in points.
  ///
  /// The offset is sampled at 17 times, and again around each turning point between two samples: the
  /// overshoot of a spring is inside the area to within a thousandth of its distance between samples.
  func areaPassed(by segment: ScrollSegment) -> CGRect {
    area(of: segment, from: segment.start, to: segment.end ?? segment.start, depth: 2)
  }

  private func area(
    of segment: ScrollSegment, from start: Double, to end: Double, depth: Int
  ) -> CGRect {
    let times = (0...16).map { start + (end - start) * Double($0) / 16 }
    let offsets = times.map { segment.offset(at: $0) }
    var area = offsets.reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: containerSize))
    }
    guard depth > 0 else { return area }
    for index in 1..<16 where offsets.turn(at: index) {
      area = area.union(
        self.area(of: segment, from: times[index - 1], to: times[index + 1], depth: depth - 1))
    }
    return area
  }
}

extension [CGPoint] {
  /// Whether the direction along an axis reverses at a sample.
  fileprivate func turn(at index: Int) -> Bool {
    Axis.allCases.contains { axis in
      (self[index][axis] - self[index - 1][axis]) * (self[index + 1][axis] - self[index][axis]) < 0
    }
  }
}
