import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Paths clamped to the coordinates of Cairo` {
  private static let limit: CGFloat = 1000

  /// How often the lines of closed subpaths run around a point, clockwise.
  private func winding(_ path: Path, around point: CGPoint) -> Int {
    var (winding, current, start) = (0, CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      let side =
        (end.x - current.x) * (point.y - current.y) - (end.y - current.y) * (point.x - current.x)
      if current.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
      if current.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        let from = current
        for step in 1...2000 { add(Self.quadratic(from, control, to, CGFloat(step) / 2000)) }
      case .curve(let to, let control1, let control2):
        let from = current
        for step in 1...2000 {
          add(Self.cubic(from, control1, control2, to, CGFloat(step) / 2000))
        }
      case .closeSubpath: add(start)
      }
    }
    return winding
  }

  private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    cubic(
      a, CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3),
      CGPoint(x: c.x + (b.x - c.x) * 2 / 3, y: c.y + (b.y - c.y) * 2 / 3), c, t)
  }

  private static func cubic(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    let points = [a, b, c, d]
    return CGPoint(
      x: zip(weights, points).map { $0 * $1.x }.reduce(0, +),
      y: zip(weights, points).map { $0 * $1.y }.reduce(0, +))
  }

  private func random(_ random: inout SeededGenerator) -> CGPoint {
    let reach: CGFloat = Bool.random(using: &random) ? 900 : 30_000
    return CGPoint(
      x: CGFloat.random(in: -reach...reach, using: &random),
      y: CGFloat.random(in: -reach...reach, using: &random))
  }

  private func points(_ path: Path) -> [CGPoint] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [to, control]
      case .curve(let to, let control1, let control2): [to, control1, control2]
      case .closeSubpath: []
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...60))
  func `enclose every point inside as often as before`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    for _ in 0..<2 {
      path.move(to: random(&generator))
      for _ in 0..<5 {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: path.addLine(to: random(&generator))
        case 1: path.addQuadCurve(to: random(&generator), control: random(&generator))
        default:
          path.addCurve(
            to: random(&generator), control1: random(&generator), control2: random(&generator))
        }
      }
      path.closeSubpath()
    }
    let clamped = path.clamped(within: Self.limit)
    #expect(points(clamped).allSatisfy { max(abs($0.x), abs($0.y)) <= Self.limit })
    var differing = 0
    for _ in 0..<200 {
      let point = CGPoint(
        x: CGFloat.random(in: -990...990, using: &generator),
        y: CGFloat.random(in: -990...990, using: &generator))
      if winding(path, around: point) != winding(clamped, around: point) { differing += 1 }
    }
    // The lines that this test counts with leave a curve by some points.
    #expect(differing <= 2)
  }

  @Test func `are unchanged where all points are inside`() {
    let path = Path(ellipseIn: CGRect(x: -900, y: -900, width: 1800, height: 1800))
    #expect(path.clamped(within: Self.limit) == path)
  }
}
