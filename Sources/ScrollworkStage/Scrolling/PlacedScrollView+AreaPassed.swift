import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension PlacedScrollView {
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
