import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import Testing

@Suite struct `Spacing` {
  private func horizontal(_ leading: CGFloat?, _ trailing: CGFloat?) -> ViewSpacing {
    ViewSpacing(top: nil, leading: leading, bottom: nil, trailing: trailing)
  }

  @Test func `is eight points by default`() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test func `is the larger explicit distance of two views`() {
    #expect(horizontal(1, 3).distance(to: horizontal(5, 9), along: .horizontal) == 5)
    #expect(horizontal(1, 3).distance(to: horizontal(nil, 9), along: .horizontal) == 3)
    #expect(ViewSpacing().distance(to: horizontal(5, 9), along: .horizontal) == 5)
    #expect(horizontal(1, 3).distance(to: horizontal(5, 9), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
  }

  @Test func `of several views is the union`() {
    #expect(horizontal(1, 3).union(horizontal(2, 1)) == horizontal(2, 3))
    #expect(horizontal(1, 3).union(horizontal(2, 9), edges: .leading) == horizontal(2, 3))
    #expect(horizontal(20, 3).union(ViewSpacing()) == horizontal(20, nil))
  }

  @Test func `of a row is that of its first and last view`() {
    let views = [horizontal(1, 2), horizontal(30, 40), horizontal(5, 6)].map {
      FakeElement(.box(1, 1).spacing($0))
    }
    #expect(NestedElement(HStackLayout(), views).spacing == horizontal(1, 6))
    #expect(NestedElement(VStackLayout(), views).spacing == horizontal(30, 40))
    #expect(NestedElement(VStackLayout(), []).spacing == .zero)
  }

  @Test func `forms unions on the given edges`() {
    var spacing = horizontal(1, 3)
    spacing.formUnion(horizontal(2, 9), edges: .leading)
    #expect(spacing == horizontal(2, 3))
    spacing.formUnion(horizontal(1, 9))
    #expect(spacing == horizontal(2, 9))
  }
}
