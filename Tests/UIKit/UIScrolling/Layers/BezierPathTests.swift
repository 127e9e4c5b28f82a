import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Paths of UIKit.
///
/// Source: documented, the reference page of `UIBezierPath`.
@Suite struct `A path of UIKit` {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func `contains what its form contains`() {
    let corner = CGPoint(x: 11, y: 21)
    let end = CGPoint(x: 49, y: 49)
    let radii = CGSize(width: 10, height: 10)
    let cases: [(UIBezierPath, Bool, Bool)] = [
      (UIBezierPath(rect: box), true, true), (UIBezierPath(ovalIn: box), false, false),
      (UIBezierPath(roundedRect: box, cornerRadius: 10), false, false),
      (
        UIBezierPath(
          roundedRect: box, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii),
        false, true
      ),
      (
        UIBezierPath(
          roundedRect: box, byRoundingCorners: [.bottomLeft, .bottomRight], cornerRadii: radii),
        true, false
      ),
      (
        UIBezierPath(roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: radii), false,
        false
      ),
    ]
    for (path, first, last) in cases {
      #expect(path.contains(corner) == first && path.contains(end) == last)
      #expect(path.contains(CGPoint(x: 30, y: 35)) && path.bounds == box && !path.isEmpty)
    }
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.isSuperset(of: UIRectCorner(rawValue: 15)))
  }

  @Test func `is drawn element by element`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 5), controlPoint: CGPoint(x: 9, y: 1))
    path.addCurve(
      to: CGPoint(x: 1, y: 9), controlPoint1: CGPoint(x: 9, y: 7),
      controlPoint2: CGPoint(x: 5, y: 9))
    #expect(path.currentPoint == CGPoint(x: 1, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    var plain = Path()
    plain.move(to: CGPoint(x: 1, y: 1))
    plain.addLine(to: CGPoint(x: 5, y: 1))
    plain.addQuadCurve(to: CGPoint(x: 9, y: 5), control: CGPoint(x: 9, y: 1))
    plain.addCurve(
      to: CGPoint(x: 1, y: 9), control1: CGPoint(x: 9, y: 7), control2: CGPoint(x: 5, y: 9))
    plain.closeSubpath()
    #expect(path.cgPath == CGPath(plain) && UIBezierPath(cgPath: path.cgPath).path == plain)
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.currentPoint.x == 11)
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = CGPath(plain)
    #expect(path.path == plain)
  }

  @Test func `runs clockwise in arcs as on the screen`() {
    let center = CGPoint(x: 50, y: 50)
    // A quarter from the right: clockwise it ends below, else above.
    for (isClockwise, end, inside) in [(true, CGFloat.pi / 2, 57.0), (false, -.pi / 2, 43)] {
      let arc = UIBezierPath(
        arcCenter: center, radius: 20, startAngle: 0, endAngle: end, clockwise: isClockwise)
      #expect(abs(arc.currentPoint.x - 50) < 1e-9)
      #expect(abs(arc.currentPoint.y - (isClockwise ? 70 : 30)) < 1e-9)
      arc.addLine(to: center)
      arc.close()
      #expect(arc.contains(CGPoint(x: 57, y: inside)))
      let added = UIBezierPath()
      added.move(to: center)
      added.addArc(
        withCenter: center, radius: 20, startAngle: 0, endAngle: end, clockwise: isClockwise)
      #expect(added.contains(CGPoint(x: 57, y: inside)))
      #expect(!added.contains(CGPoint(x: 43, y: 100 - inside)))
    }
  }

  @Test func `has a hole by the rule of its filling, or by its direction`() {
    let path = UIBezierPath(rect: box)
    let hole = UIBezierPath(rect: box.insetBy(dx: 10, dy: 10))
    path.append(hole)
    let middle = CGPoint(x: 30, y: 35)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 12, y: 22)))
    let other = UIBezierPath(rect: box)
    other.append(hole.reversing())
    #expect(!other.contains(middle) && other.contains(CGPoint(x: 12, y: 22)))
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 4, y: 0))
    open.addQuadCurve(to: CGPoint(x: 8, y: 4), controlPoint: CGPoint(x: 8, y: 0))
    let back = open.reversing()
    #expect(back.currentPoint == .zero && back.reversing().path == open.path)
  }

  @Test func `is drawn by its line and its filling`() {
    let context = CGContext(size: CGSize(width: 60, height: 60), scale: 1)
    let path = UIBezierPath(rect: box)
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    [6, 2].withUnsafeBufferPointer {
      path.setLineDash($0.baseAddress, count: 2, phase: 1)
    }
    GraphicsStack.with(context) {
      path.fill()
      path.stroke()
    }
    let commands = context.items.compactMap { item -> DrawCommand? in
      if case .command(let command) = item { command } else { nil }
    }
    let style = StrokeStyle(
      lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [6, 2], dashPhase: 1)
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
    #expect(
      commands == [.fill(Path(box), black, evenOdd: false), .stroke(Path(box), style, black)])
  }
}
