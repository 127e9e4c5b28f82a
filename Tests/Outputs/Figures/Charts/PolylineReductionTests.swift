import Foundation
import TestSupport
import Testing

@testable import ScrollworkFigures

@Suite struct PolylineReductionTests {
  @Test func `points on a straight line go`() {
    let points = (0...100).map { CGPoint(x: $0, y: 2 * $0) }
    #expect(points.reduced(within: 0.1) == [points[0], points[100]])
  }

  @Test func `few points stay`() {
    #expect([CGPoint]().reduced(within: 1).isEmpty)
    #expect([CGPoint(x: 1, y: 1)].reduced(within: 1).count == 1)
    let corner = [CGPoint.zero, CGPoint(x: 1, y: 5), CGPoint(x: 2, y: 0)]
    #expect(corner.reduced(within: 1) == corner)
  }

  @Test(arguments: 0..<60) func `no point is farther from the line than allowed`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var point = CGPoint.zero
    // Runs of equal steps, with corners, and at times back over what is there already.
    let points = (0..<300).map { _ -> CGPoint in
      point.x += .random(in: -0.2...1, using: &random)
      point.y += .random(in: -1...1, using: &random) * (point.x > 40 ? 0.05 : 1)
      return point
    }
    let tolerance = CGFloat.random(in: 0.05...2, using: &random)
    let reduced = points.reduced(within: tolerance)
    #expect(reduced.first == points.first && reduced.last == points.last)
    var part = 0
    for point in points {
      while part + 1 < reduced.count - 1,
        Segment(reduced[part], reduced[part + 1]).distance(to: point) > tolerance
      { part += 1 }
      let distance = Segment(reduced[part], reduced[part + 1]).distance(to: point)
      #expect(distance <= tolerance + 1e-9, "\(point) of seed \(seed)")
    }
  }
}
