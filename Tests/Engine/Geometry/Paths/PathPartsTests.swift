import Foundation
import Testing

@testable import ScrollworkGeometry

@Suite struct `Parts of paths` {
  private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 1e-9)
    -> Bool
  {
    guard let a else { return false }
    return hypot(a.x - x, a.y - y) < tolerance
  }

  @Test func `a trimmed line runs between the fractions of its length, corners included`() {
    let path = Path { path in
      path.addLines([.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    let part = path.trimmedPath(from: 0.25, to: 0.875)
    #expect(
      part.elements == [
        .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
        .line(to: CGPoint(x: 30, y: 5)),
      ])
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func `a trimmed rectangle includes its closing line, and a gap begins a subpath`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmedPath(from: 0.75, to: 1).elements == [
        .move(to: CGPoint(x: 0, y: 10)), .line(to: .zero),
      ])
    let two = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    #expect(
      two.trimmedPath(from: 0.25, to: 0.75).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
      ])
  }

  @Test(arguments: [0.1, 0.125, 0.3, 0.5, 0.77])
  func `a trimmed circle ends at the angle of its fraction`(fraction: Double) {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let end = circle.trimmedPath(from: 0, to: fraction).currentPoint
    let angle = fraction * 2 * .pi
    #expect(near(end, 50 * cos(angle), 50 * sin(angle), within: 0.05))
  }

  @Test func `an arc turns by its angles, in either direction`() {
    let arc = { (start: Double, end: Double, clockwise: Bool) in
      Path {
        $0.addArc(
          center: CGPoint(x: 5, y: 5), radius: 10, startAngle: .degrees(start),
          endAngle: .degrees(end), clockwise: clockwise)
      }
    }
    let right = arc(0, 90, false)
    #expect(right.elements.count == 2)
    #expect(near(right.currentPoint, 5, 15))
    #expect(right.boundingRect.minX > 4.99)
    // The opposite direction is three quarters of a turn.
    let left = arc(0, 90, true)
    #expect(left.elements.count == 4)
    #expect(near(left.currentPoint, 5, 15))
    #expect(left.boundingRect.minY < -4.9)
    #expect(arc(0, 360, false).elements.count == 5)
    #expect(arc(0, 1000, false).elements.count == 5)
    #expect(near(arc(90, 0, false).currentPoint, 15, 5))
    #expect(arc(90, 0, false).elements.count == 4)
    // Measured on Apple's frameworks: equal angles leave the point where the arc would begin.
    #expect(arc(0, 0, false).elements == [.move(to: CGPoint(x: 15, y: 5))])
  }

  @Test func `an arc is joined to the current point by a line`() {
    let wedge = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
    #expect(wedge.elements[1] == .line(to: CGPoint(x: 2, y: 0)))
    #expect(wedge.elements.count == 4)
  }

  @Test func `of another path are appended, and elements are visited in order`() {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
    path.addPath(Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 5)]) })
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(
      steps == [
        .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)),
        .line(to: CGPoint(x: 0, y: 1)), .closeSubpath, .move(to: CGPoint(x: 5, y: 5)),
        .line(to: CGPoint(x: 6, y: 5)),
      ])
  }

  @Test func `are transformed point by point`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 0))
      path.addCurve(
        to: CGPoint(x: 5, y: 1), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 2))
      path.closeSubpath()
    }
    let mapped = path.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 10, ty: 0))
    #expect(
      mapped.elements == [
        .move(to: CGPoint(x: 12, y: -1)),
        .quadCurve(to: CGPoint(x: 16, y: -1), control: CGPoint(x: 14, y: 0)),
        .curve(
          to: CGPoint(x: 20, y: -1), control1: CGPoint(x: 18, y: 0),
          control2: CGPoint(x: 18, y: -2)),
        .closeSubpath,
      ])
  }
}
