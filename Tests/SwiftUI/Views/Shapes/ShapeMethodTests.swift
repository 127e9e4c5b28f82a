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

  @Test func `has the size of what it is made of`() {
    let proposal = ProposedViewSize(width: 60, height: 40)
    let round = CGSize(width: 40, height: 40)
    #expect(Circle().sizeThatFits(proposal) == round)
    #expect(ScaledShape(shape: Circle(), scale: round).sizeThatFits(proposal) == round)
    #expect(RotatedShape(shape: Circle(), angle: .degrees(45)).sizeThatFits(proposal) == round)
    #expect(
      TransformedShape(shape: Circle(), transform: CGAffineTransform(scaleX: 2, y: 2))
        .sizeThatFits(proposal) == round)
    #expect(Sail().sizeThatFits(proposal) == CGSize(width: 60, height: 40))
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
