import Foundation
import Testing

@testable import ScrollworkGeometry

@Suite struct `A path's other methods` {
  @Test func `relative arcs end where their angle leads`() throws {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-6)
    var back = Path()
    back.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    let other = try #require(back.currentPoint)
    #expect(abs(other.x) < 1e-6 && abs(other.y + 10) < 1e-6)
  }

  @Test func `arcs between tangents touch both lines`() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 20) < 1e-6 && abs(end.y - 5) < 1e-6)
    #expect(path.boundingRect.maxX <= 20.001 && path.boundingRect.minY >= -0.001)
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 40, y: 0), radius: 5)
    #expect(straight.currentPoint == CGPoint(x: 20, y: 0))
  }

  @Test func `shapes are added through a transform`() {
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let rect = CGRect(x: 0, y: 0, width: 8, height: 6)
    let moved = rect.offsetBy(dx: 10, dy: 20)
    #expect(Path { $0.addRect(rect, transform: shift) } == Path(moved))
    #expect(Path { $0.addRects([rect, rect], transform: shift) }.elements.count == 10)
    #expect(Path { $0.addEllipse(in: rect, transform: shift) } == Path(ellipseIn: moved))
    #expect(
      Path {
        $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), transform: shift)
      }.boundingRect
        == Path(roundedRect: moved, cornerSize: CGSize(width: 2, height: 2)).boundingRect)
    #expect(
      Path { $0.addLines([.zero, CGPoint(x: 1, y: 1)], transform: shift) }.currentPoint
        == CGPoint(x: 11, y: 21))
    #expect(Path { $0.addPath(Path(rect), transform: shift) } == Path(moved))
  }

  @Test func `descriptions can be read again`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4.5))
      path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 6))
      path.addCurve(
        to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.description.hasPrefix("1.0 2.0 m 3.0 4.5 l 5.0 6.0 0.0 0.0 q"))
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil && Path("1 2") == nil)
  }

  @Test func `Core Graphics' paths are built alike`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 0))
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1)
    path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 2)
    let rect = CGRect(x: 0, y: 0, width: 8, height: 6)
    path.addRect(rect)
    path.addRects([rect])
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2)
    path.addPath(CGPath(rect: rect, transform: nil))
    path.closeSubpath()
    #expect(!path.isEmpty && path.contains(CGPoint(x: 4, y: 3)))
    #expect(
      path.contains(CGPoint(x: 4, y: 3), using: .evenOdd)
        == Path(path).contains(CGPoint(x: 4, y: 3), eoFill: true))
    #expect(path.boundingBox == path.boundingBoxOfPath && path.currentPoint == .zero)
    #expect(try #require(path.mutableCopy()) == path)
    #expect(path.copy() == path && Path(rect).cgPath == CGPath(rect: rect, transform: nil))
    #expect(CGPath(ellipseIn: rect, transform: nil).path == Path(ellipseIn: rect))
    let round = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil)
    #expect(round.path == Path(roundedRect: rect, cornerRadius: 2, style: .circular))
    #expect(Set([round, round]).count == 1)
  }

  @Test func `matrices in space project the plane`() {
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let point = CGPoint(x: 3, y: 4).applying(ProjectionTransform(half))
    #expect(abs(point.x + 3) < 1e-9 && abs(point.y + 4) < 1e-9)
    #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 500
    let turned = CATransform3DRotate(depth, 1, 0, 1, 0)
    #expect(!ProjectionTransform(turned).isAffine)
    let affine = CGAffineTransform(a: 2, b: 0.5, c: 0, d: 1, tx: 3, ty: 4)
    #expect(
      ProjectionTransform(CATransform3DMakeAffineTransform(affine)) == ProjectionTransform(affine))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect(CGPoint.zero.applying(ProjectionTransform(moved)) == CGPoint(x: 6, y: 8))
    #expect(
      CATransform3DConcat(CATransform3DMakeTranslation(3, 4, 0), CATransform3DMakeScale(2, 2, 1))
        == moved)
    #expect(CATransform3DScale(CATransform3DIdentity, 2, 2, 1) == CATransform3DMakeScale(2, 2, 1))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
