import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Paths clamped to the coordinates of Cairo` {
  private static let limit: CGFloat = 1000

  /// The corners of the closed subpaths of a path, curves as 200 lines each.
  private func polygons(_ path: Path) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in path.elements {
      let from = polygons.last?.last ?? .zero
      switch element {
      case .move(let to): polygons.append([to])
      case .line(let to): polygons[polygons.count - 1].append(to)
      case .quadCurve(let to, let control):
        for step in 1...200 {
          let (t, s) = (CGFloat(step) / 200, 1 - CGFloat(step) / 200)
          polygons[polygons.count - 1].append(
            CGPoint(
              x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
              y: s * s * from.y + 2 * s * t * control.y + t * t * to.y))
        }
      case .curve(let to, let control1, let control2):
        for step in 1...200 {
          let (t, s) = (CGFloat(step) / 200, 1 - CGFloat(step) / 200)
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          polygons[polygons.count - 1].append(
            CGPoint(
              x: a * from.x + b * control1.x + c * control2.x + d * to.x,
              y: a * from.y + b * control1.y + c * control2.y + d * to.y))
        }
      case .closeSubpath: break
      }
    }
    return polygons
  }

  /// How often the polygons run around a point, clockwise.
  private func winding(_ polygons: [[CGPoint]], around point: CGPoint) -> Int {
    var winding = 0
    for polygon in polygons {
      guard var current = polygon.last else { continue }
      for end in polygon {
        if (current.y <= point.y) != (end.y <= point.y) {
          let side =
            (end.x - current.x) * (point.y - current.y)
            - (end.y - current.y) * (point.x - current.x)
          if current.y <= point.y, side > 0 { winding += 1 }
          if current.y > point.y, side < 0 { winding -= 1 }
        }
        current = end
      }
    }
    return winding
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

  @Test(arguments: Array(UInt64(1)...20))
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
    let (before, after) = (polygons(path), polygons(clamped))
    var differing = 0
    for _ in 0..<40 {
      let point = CGPoint(
        x: CGFloat.random(in: -990...990, using: &generator),
        y: CGFloat.random(in: -990...990, using: &generator))
      if winding(before, around: point) != winding(after, around: point) { differing += 1 }
    }
    // The lines that this test counts with leave a long curve by some points.
    #expect(differing <= 1)
  }

  @Test func `are unchanged where all points are inside`() {
    let path = Path(ellipseIn: CGRect(x: -900, y: -900, width: 1800, height: 1800))
    #expect(path.clamped(within: Self.limit) == path)
  }
}
