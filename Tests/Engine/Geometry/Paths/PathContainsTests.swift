import Foundation
import ScrollworkGeometry
import Testing

@Suite struct `Points in a path` {
  @Test(arguments: [
    (50.0, 50.0, true), (99, 50, true), (101, 50, false), (10, 10, false), (16, 16, true),
    (50, -1, false),
  ]) func `are inside or outside a circle`(x: Double, y: Double, isInside: Bool) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: x, y: y)) == isInside)
  }

  @Test func `of nested subpaths follow the fill rule`() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 35, y: 15)))
  }

  @Test func `of an open path count as if it were closed`() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      $0.move(to: CGPoint(x: 50, y: 50))
      $0.addQuadCurve(to: CGPoint(x: 70, y: 50), control: CGPoint(x: 60, y: 70))
    }
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 8)))
    #expect(path.contains(CGPoint(x: 60, y: 58)))
    #expect(!path.contains(CGPoint(x: 60, y: 62)))
    #expect(!Path().contains(.zero))
  }
}
