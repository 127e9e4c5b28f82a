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

  private let text = ViewSpacing(textToText: 2, above: 6.6, below: 10.8)

  @Test func `between texts is that of the lower one`() {
    let title = ViewSpacing(textToText: 0.5, above: 12.7, below: 21.1)
    #expect(text.distance(to: title, along: .vertical) == 0.5)
    #expect(title.distance(to: text, along: .vertical) == 2)
    #expect(title.distance(to: text, along: .horizontal) == 8)
  }

  @Test func `of a text is its own beside any view`() {
    let control = ViewSpacing(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(ViewSpacing().distance(to: text, along: .vertical) == 6.6)
    #expect(text.distance(to: ViewSpacing(), along: .vertical) == 10.8)
    #expect(text.distance(to: control.union(ViewSpacing()), along: .vertical) == 10.8)
    #expect(text.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero(along: .vertical).distance(to: text, along: .vertical) == 0)
  }

  @Test func `of a text and another view is the larger of what both accept`() {
    let row = text.union(ViewSpacing())
    #expect(row.distance(to: text, along: .vertical) == 6.6)
    #expect(text.distance(to: row, along: .vertical) == 10.8)
  }

  @Test func `is the default where a frame or padding moves an edge, but a spacer's`() {
    #expect(text.reset(.top).distance(to: ViewSpacing(), along: .vertical) == 10.8)
    #expect(text.reset(.vertical) == ViewSpacing())
    #expect(ViewSpacing.zero.reset(.all) == .zero)
    func around(_ layout: some UnaryLayout) -> ViewSpacing {
      NestedElement(layout, [FakeElement(.box(1, 1).spacing(text))]).spacing
    }
    #expect(
      around(PaddingLayout(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)))
        == text.reset(.top))
    #expect(around(FrameLayout(width: 20, height: nil)) == text)
    #expect(around(FrameLayout(width: nil, height: 20)) == ViewSpacing())
    #expect(around(FlexibleFrameLayout(maxWidth: .infinity)) == text)
    #expect(around(FlexibleFrameLayout(minHeight: 20)) == ViewSpacing())
    #expect(around(FixedSizeLayout([.horizontal, .vertical])) == text)
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
