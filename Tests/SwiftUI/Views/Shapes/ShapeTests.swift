import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `A shape` {
  private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

  private func dump(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> String {
    Stage { root() }.still(at: 0).displayList.dump
  }

  @Test func `has the outline of its name`() {
    #expect(Rectangle().path(in: rect) == Path(rect))
    #expect(Ellipse().path(in: rect) == Path(ellipseIn: rect))
    #expect(
      Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 30, y: 20, width: 40, height: 40)))
    #expect(
      Capsule(style: .circular).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 20, style: .circular))
    #expect(Capsule().style == .continuous && Capsule(style: .circular).style == .circular)
    let rounded = RoundedRectangle(cornerRadius: 12, style: .circular)
    #expect(rounded.cornerSize == CGSize(width: 12, height: 12) && rounded.style == .circular)
    #expect(rounded.path(in: rect) == Path(roundedRect: rect, cornerRadius: 12, style: .circular))
    let elliptic = RoundedRectangle(cornerSize: CGSize(width: 12, height: 6))
    #expect(elliptic.style == .continuous)
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 12, height: 6))
    #expect(elliptic.path(in: rect) == path)
  }

  @Test func `is inset with corners about the same centers`() {
    let inner = rect.insetBy(dx: 4, dy: 4)
    #expect(Rectangle().inset(by: 4).path(in: rect) == Path(inner))
    #expect(Ellipse().inset(by: 4).path(in: rect) == Path(ellipseIn: inner))
    #expect(Circle().inset(by: 4).path(in: rect) == Circle().path(in: inner))
    #expect(Capsule().inset(by: 4).path(in: rect) == Capsule().path(in: inner))
    #expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: rect)
        == RoundedRectangle(cornerRadius: 8).path(in: inner))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 6).inset(by: 4)
        .path(in: rect)
        == UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 2).path(in: inner))
    #expect(
      Circle().inset(by: 2).inset(by: 2).path(in: rect) == Circle().inset(by: 4).path(in: rect))
  }

  @Test func `with corners of their own keeps them, and moves between them`() {
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(radii.topLeading == 1 && radii.bottomLeading == 2)
    #expect(radii.bottomTrailing == 3 && radii.topTrailing == 4)
    var other = RectangleCornerRadii()
    #expect(other == RectangleCornerRadii(topLeading: 0))
    other.animatableData = radii.animatableData
    #expect(other == radii)
    let uneven = UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
    #expect(uneven.cornerRadii == radii && uneven.style == .circular)
    #expect(
      uneven.path(in: rect)
        == UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3,
          topTrailingRadius: 4, style: .circular
        ).path(in: rect))
  }

  @Test func `is equal by its static member and by its type`() {
    let radii = RectangleCornerRadii(topLeading: 9, topTrailing: 3)
    #expect(dump { Color.red.clipShape(.rect) } == dump { Color.red.clipShape(Rectangle()) })
    #expect(
      dump { Color.red.clipShape(.rect(cornerRadii: radii)) }
        == dump { Color.red.clipShape(UnevenRoundedRectangle(cornerRadii: radii)) })
    #expect(dump { Color.red.clipShape(.circle) } == dump { Color.red.clipShape(Circle()) })
    #expect(dump { Color.red.clipShape(.capsule) } == dump { Color.red.clipShape(Capsule()) })
    #expect(
      dump { Color.red.clipShape(.rect(cornerRadius: 7)) }
        == dump { Color.red.clipShape(RoundedRectangle(cornerRadius: 7)) })
  }

  @Test func `is stroked by a style of line, along the outline or inside it`() {
    let line = StrokeStyle(lineWidth: 4, dash: [3, 1])
    #expect(
      dump { Circle().stroke(style: line).foregroundStyle(.red) }
        == dump { Circle().stroke(.red, style: line) })
    #expect(
      dump { Circle().strokeBorder(.red, style: line) }
        == dump { Circle().inset(by: 2).stroke(.red, style: line) })
    #expect(
      dump { Circle().strokeBorder(style: line).foregroundStyle(.red) }
        == dump { Circle().strokeBorder(.red, style: line) })
  }

  /// Source: measured on Apple's frameworks.
  @Test func `takes the proposal with a border inside it, and its own size with one along it`() {
    func size(
      @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
    ) -> CGSize? {
      Stage { ZStack { root().id("shape") }.frame(width: 60, height: 40) }.frame("shape")?.size
    }
    #expect(size { Circle().strokeBorder(.red) } == CGSize(width: 60, height: 40))
    #expect(size { Circle().inset(by: 3).fill(.red) } == CGSize(width: 60, height: 40))
    #expect(size { Circle().stroke(.red) } == CGSize(width: 40, height: 40))
  }

  /// An outline as a user would write one.
  private struct Diamond: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      let box = rect.insetBy(dx: inset, dy: inset)
      return Path { path in
        path.addLines([
          CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.midY),
          CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.minX, y: box.midY),
        ])
        path.closeSubpath()
      }
    }

    func inset(by amount: CGFloat) -> Diamond { Diamond(inset: inset + amount) }
  }

  @Test func `with a custom type is drawn, stroked inside and sized`() {
    #expect(
      dump { Diamond().fill(.red) }
        == dump { Diamond().path(in: CGRect(x: 0, y: 0, width: 100, height: 200)).fill(.red) })
    #expect(
      dump { Diamond().strokeBorder(.red, lineWidth: 6) }
        == dump { Diamond(inset: 3).stroke(.red, lineWidth: 6) })
    #expect(Diamond().sizeThatFits(ProposedViewSize(width: 30, height: nil)).width == 30)
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: 90))
        == CGSize(width: 30, height: 30))
  }
}
