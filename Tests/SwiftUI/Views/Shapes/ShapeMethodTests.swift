import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import Testing

@testable import ScrollworkViews

/// A triangle, which is not the same mirrored.
private struct Sail: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}

/// What shapes tell of themselves besides their outline.
@Suite struct `A shape and its parts` {
  /// Source: documented, `Shape.layoutDirectionBehavior`: shapes mirror right to left, and those
  /// that are symmetrical have no need to.
  @Test func `mirrors unless it is symmetrical`() {
    #expect(Sail().layoutDirectionBehavior == .mirrors)
    #expect(Rectangle().layoutDirectionBehavior == .fixed)
    #expect(RoundedRectangle(cornerRadius: 3).layoutDirectionBehavior == .fixed)
    #expect(Capsule().layoutDirectionBehavior == .fixed)
    #expect(Circle().layoutDirectionBehavior == .fixed)
    #expect(Ellipse().layoutDirectionBehavior == .fixed)
  }

  @Test func `mirrors as what it is made of`() {
    #expect(AnyShape(Sail()).layoutDirectionBehavior == .mirrors)
    #expect(AnyShape(Circle()).layoutDirectionBehavior == .fixed)
    let places = CGSize(width: 3, height: 1)
    #expect(OffsetShape(shape: Sail(), offset: places).layoutDirectionBehavior == .mirrors)
    #expect(OffsetShape(shape: Circle(), offset: places).layoutDirectionBehavior == .fixed)
    #expect(ScaledShape(shape: Sail(), scale: places).layoutDirectionBehavior == .mirrors)
    #expect(ScaledShape(shape: Circle(), scale: places).layoutDirectionBehavior == .fixed)
    #expect(RotatedShape(shape: Sail(), angle: .degrees(9)).layoutDirectionBehavior == .mirrors)
    #expect(RotatedShape(shape: Circle(), angle: .degrees(9)).layoutDirectionBehavior == .fixed)
    #expect(
      TransformedShape(shape: Sail(), transform: .identity).layoutDirectionBehavior == .mirrors)
    #expect(
      TransformedShape(shape: Circle(), transform: .identity).layoutDirectionBehavior == .fixed)
  }

  /// Source: measured on Apple's frameworks.
  @Test(arguments: [
    ("a circle", AnyShape(Circle()), 40.0),
    ("one trimmed", AnyShape(Circle().trim(from: 0, to: 0.5)), 40),
    ("one stroked", AnyShape(Circle().stroke(lineWidth: 4)), 40),
    ("one moved", AnyShape(Circle().offset(x: 10, y: 5)), 60),
    ("one scaled", AnyShape(Circle().scale(0.5)), 60),
    ("one rotated", AnyShape(Circle().rotation(.degrees(45))), 60),
    ("one transformed", AnyShape(Circle().transform(.init(scaleX: 2, y: 2))), 60),
    ("one with a size", AnyShape(Circle().size(width: 30, height: 20)), 60),
    ("one inset", AnyShape(Circle().inset(by: 5)), 60),
    ("a stroke moved", AnyShape(Circle().stroke(lineWidth: 4).offset(x: 3)), 60),
    ("a shape of one's own", AnyShape(Sail()), 60),
  ])
  func `takes the proposal, or the square in it if it is round`(
    name: String, shape: AnyShape, width: Double
  ) {
    #expect(
      shape.sizeThatFits(ProposedViewSize(width: 60, height: 40))
        == CGSize(width: width, height: 40))
    #expect(shape.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func `animates its corners`() {
    var rounded = RoundedRectangle(cornerRadius: 4)
    rounded.animatableData = RoundedRectangle(cornerRadius: 12).animatableData
    #expect(rounded.cornerSize == CGSize(width: 12, height: 12))
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 1)
    uneven.animatableData = UnevenRoundedRectangle(bottomTrailingRadius: 9).animatableData
    #expect(uneven.cornerRadii == RectangleCornerRadii(bottomTrailing: 9))
    let turn = CGAffineTransform(rotationAngle: 1)
    var moved = TransformedShape(shape: RoundedRectangle(cornerRadius: 4), transform: turn)
    moved.animatableData =
      TransformedShape(shape: RoundedRectangle(cornerRadius: 12), transform: .identity)
      .animatableData
    #expect(moved.shape.cornerSize.width == 12 && moved.transform == turn)
  }

  @Test func `of a path is the path itself, wherever it is`() {
    let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
    var path = Path()
    path.addEllipse(in: rect)
    #expect(path == Path(ellipseIn: rect) && path.boundingRect == rect)
    #expect(path.path(in: CGRect(x: 0, y: 0, width: 5, height: 5)) == path)
    #expect(path.contains(CGPoint(x: 50, y: 40)) && !path.contains(CGPoint(x: 11, y: 21)))
  }
}
