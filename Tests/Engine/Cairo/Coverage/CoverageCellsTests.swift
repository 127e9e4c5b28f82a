import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

/// The coverage of pixels by outlines.
@Suite struct `Coverage cells` {
  private static let frame = PixelRect(x: 0, y: 0, width: 24, height: 20)

  /// The coverage of the pixels in a frame by outlines that are added one by one, row after row.
  private func coverage(
    _ outlines: [Path], in frame: PixelRect = frame, _ matrix: CGAffineTransform = .identity
  ) -> [[UInt8]] {
    var cells = CoverageCells()
    var rows = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: frame.width), count: frame.height)
    for outline in outlines {
      cells.begin(frame)
      cells.add(outline.elements[...], OutlinePlacing(matrix))
      for y in 0..<frame.height {
        rows[y].withUnsafeMutableBufferPointer { row in
          if let bytes = row.baseAddress { cells.take(row: y, addingTo: bytes) }
        }
      }
    }
    return rows
  }

  private func polygon(_ points: [CGPoint]) -> Path {
    Path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
  }

  /// The area of a convex polygon within a pixel.
  private func area(of points: [CGPoint], x: Int, y: Int) -> Double {
    var points = points
    // What is cut off by each side of the pixel, by Sutherland and Hodgman.
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - CGFloat(x) }, { CGFloat(x + 1) - $0.x }, { $0.y - CGFloat(y) },
      { CGFloat(y + 1) - $0.y },
    ]
    for side in sides {
      var kept: [CGPoint] = []
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        let (inside, nextInside) = (side(point), side(next))
        if inside >= 0 { kept.append(point) }
        if (inside >= 0) != (nextInside >= 0) {
          let share = inside / (inside - nextInside)
          kept.append(
            CGPoint(
              x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
        }
      }
      points = kept
      guard points.count > 2 else { return 0 }
    }
    var twice = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      twice += point.x * next.y - next.x * point.y
    }
    return abs(twice) / 2
  }

  private func randomPoint(_ random: inout SeededGenerator, beyond: CGFloat = 0) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -beyond...24 + beyond, using: &random),
      y: CGFloat.random(in: -beyond...20 + beyond, using: &random))
  }

  @Test func `a rectangle between pixels covers parts of them`() {
    let rows = coverage([Path(CGRect(x: 1.5, y: 2.25, width: 3, height: 1))])
    #expect(rows[1] == [UInt8](repeating: 0, count: 24))
    #expect(rows[2][0...5] == [0, 96, 191, 191, 96, 0])
    #expect(rows[3][0...5] == [0, 32, 64, 64, 32, 0])
    #expect(rows[4] == [UInt8](repeating: 0, count: 24))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the coverage by a triangle is its area in each pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let corners = (0..<3).map { _ in randomPoint(&random, beyond: 6) }
    let rows = coverage([polygon(corners)])
    for (y, row) in rows.enumerated() {
      for (x, value) in row.enumerated() {
        let exact = 255 * area(of: corners, x: x, y: y)
        // Corners and crossings are rounded to 1/256 of a pixel.
        #expect(abs(Double(value) - exact) < 2.5, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a part of the frame has the same coverage`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let outline = Path { path in
      path.move(to: randomPoint(&random, beyond: 30))
      for _ in 0..<6 {
        path.addCurve(
          to: randomPoint(&random, beyond: 30), control1: randomPoint(&random, beyond: 30),
          control2: randomPoint(&random, beyond: 30))
        path.addQuadCurve(
          to: randomPoint(&random, beyond: 30), control: randomPoint(&random, beyond: 30))
      }
    }
    let whole = coverage([outline])
    let part = PixelRect(x: 5, y: 7, width: 11, height: 6)
    let rows = coverage([outline], in: part)
    for (y, row) in rows.enumerated() { #expect(row[...] == whole[7 + y][5..<16]) }
  }

  @Test func `a hole is not covered and an overlap is covered once`() {
    let large = CGRect(x: 2, y: 2, width: 12, height: 12)
    let small = [(5.0, 5.0), (5.0, 9.5), (9.5, 9.5), (9.5, 5.0)].map { CGPoint(x: $0.0, y: $0.1) }
    var ring = Path(large)
    ring.addPath(polygon(small))
    var overlap = Path(large)
    overlap.addPath(polygon(small.reversed()))
    let (open, full) = (coverage([ring]), coverage([overlap]))
    #expect(open[7][4...10] == [255, 0, 0, 0, 0, 128, 255])
    #expect(full[7][4...10] == [255, 255, 255, 255, 255, 255, 255])
  }

  @Test func `the coverage by outlines beside each other is their sum`() {
    let (left, right) = (
      CGRect(x: 2, y: 2, width: 3.5, height: 4), CGRect(x: 5.5, y: 2, width: 3, height: 4)
    )
    let row = coverage([Path(left), Path(right)])[3]
    #expect(row[1...9] == [0, 255, 255, 255, 255, 255, 255, 128, 0])
  }

  @Test func `an open subpath is closed`() {
    let corners = [CGPoint(x: 3, y: 3), CGPoint(x: 20, y: 5), CGPoint(x: 8, y: 17)]
    let open = Path { path in
      path.addLines(corners)
      path.move(to: CGPoint(x: 1, y: 1))
    }
    #expect(coverage([open]) == coverage([polygon(corners)]))
  }

  @Test func `a circle has its area`() {
    let rows = coverage([Path(ellipseIn: CGRect(x: 2.3, y: 1.7, width: 16, height: 16))])
    let sum = rows.joined().reduce(0) { $0 + Double($1) } / 255
    #expect(abs(sum - .pi * 64) < 0.25)
  }

  @Test func `coordinates of any finite size are drawn`() {
    let huge = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    #expect(coverage([Path(huge)]).allSatisfy { $0.allSatisfy { $0 == 255 } })
    let turned = CGAffineTransform(rotationAngle: 0.3)
    #expect(coverage([Path(huge)], turned).allSatisfy { $0.allSatisfy { $0 == 255 } })
  }

  @Test func `a coordinate that is no number is an error`() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let matrix = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(throws: CairoError.self) {
      try OutlinePlacing(matrix).pixels(of: path.elements[...], within: Self.frame)
    }
  }
}
