import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import Testing

@Suite struct `Alignment guides` {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test func `of a custom identifier align views`() {
    let third = HorizontalAlignment(Third.self)
    let found = Arrangement(
      VStackLayout(alignment: third, spacing: 0),
      [
        FakeElement(.box(30, 10)), FakeElement(.box(60, 10)),
        FakeElement(.box(9, 9).guide(third, 0)),
      ],
      in: .unspecified)
    #expect(found.text == "60x29 | 10,0 30x10 | 0,10 60x10 | 20,20 9x9")
  }

  @Test func `propagate through stacks and frames`() {
    let inner = NestedElement(
      HStackLayout(spacing: 5),
      [FakeElement(.box(10, 10)), FakeElement(.box(20, 20).guide(.leading, 2))])
    #expect(inner.dimensions(in: .unspecified)[explicit: .leading] == 17)
    let framed = NestedElement(FrameLayout(width: 55, height: 40), [inner])
    #expect(framed.dimensions(in: .unspecified)[explicit: .leading] == 27)
    let found = Arrangement(
      VStackLayout(alignment: .leading, spacing: 0), [framed, FakeElement(.box(9, 9))],
      in: .unspecified)
    #expect(found.text == "55x49 | 0,0 55x40 | 27,40 9x9")
  }

  @Test func `of several views are combined`() {
    let stack = NestedElement(
      VStackLayout(spacing: 0),
      [
        FakeElement(.box(10, 10).guide(.firstTextBaseline, 8).guide(.lastTextBaseline, 8)),
        FakeElement(.box(10, 10).guide(HorizontalAlignment.center, 2)),
        FakeElement(
          .box(10, 10).guide(.firstTextBaseline, 6).guide(.lastTextBaseline, 7).guide(
            HorizontalAlignment.center, 6)),
      ])
    let dimensions = stack.dimensions(in: .unspecified)
    #expect(dimensions[.firstTextBaseline] == 8)
    #expect(dimensions[.lastTextBaseline] == 27)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[explicit: HorizontalAlignment.center] == 6)
    #expect(dimensions[explicit: .trailing] == nil)
    #expect(dimensions[HorizontalAlignment.trailing] == 14)
  }

  @Test func `are measured from the leading edge right to left`() {
    let subviews = LayoutSubviews(
      elements: [FakeElement(.box(10, 10)), FakeElement(.box(20, 20).guide(.leading, 2))],
      isRightToLeft: true)
    let layout = HStackLayout(spacing: 5)
    var cache = layout.makeCache(subviews: subviews)
    let guide = layout.explicitAlignment(
      of: .leading, in: CGRect(x: 50, y: 0, width: 35, height: 20), proposal: .unspecified,
      subviews: subviews, cache: &cache)
    #expect(guide == 17)
  }

  @Test func `can be explicit`() {
    let view = NestedElement(
      AlignmentGuideLayout(HorizontalAlignment.center.key) { $0.width - 1 },
      [FakeElement(.box(20, 20).guide(.leading, 2))])
    let dimensions = view.dimensions(in: .unspecified)
    #expect(dimensions[HorizontalAlignment.center] == 19)
    #expect(dimensions[.leading] == 2)
  }

  @Test func `of overlays are ignored`() {
    let view = NestedElement(
      OverlayLayout(),
      [FakeElement(.box(20, 20).guide(.leading, 2)), FakeElement(.box(20, 20).guide(.trailing, 2))])
    let dimensions = view.dimensions(in: .unspecified)
    #expect(dimensions[explicit: .leading] == 2)
    #expect(dimensions[explicit: .trailing] == nil)
  }

  /// A deeply nested view that counts the reads of its guides.
  private final class Asked: FakeElement {
    var questions = 0

    override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
      ViewDimensions(size: sizeThatFits(proposal)) { key in
        self.questions += 1
        return self.view.guides[key]
      }
    }
  }

  @Test(arguments: [false, true]) func `are found through many nested frames`(hasGuide: Bool) {
    let leaf = Asked(hasGuide ? .box(10, 10).guide(.leading, 3) : .box(10, 10))
    let boxed = (0..<12).reduce(leaf as FakeElement) { inner, _ in
      NestedElement(FrameLayout(width: 20, height: 20), [inner])
    }
    #expect(boxed.dimensions(in: .unspecified)[.leading] == (hasGuide ? 8 : 0))
    #expect(leaf.questions <= 24, "\(leaf.questions)")
  }

  @Test func `are found through many nested overlays`() {
    let leaf = Asked(.box(10, 10))
    let piled = (0..<12).reduce(leaf as FakeElement) { inner, _ in
      NestedElement(ZStackLayout(), [inner, FakeElement(.box(20, 20))])
    }
    #expect(piled.dimensions(in: .unspecified)[explicit: .leading] == nil)
    #expect(leaf.questions <= 25, "\(leaf.questions)")
    let shifted = NestedElement(
      ZStackLayout(), [FakeElement(.box(10, 10).guide(.leading, 3)), FakeElement(.box(20, 20))])
    #expect(shifted.dimensions(in: .unspecified)[explicit: .leading] == 8)
  }

  @Test(arguments: [Alignment.center, .topLeading, .bottomTrailing])
  func `leave a pile of views without a limit unlimited`(alignment: Alignment) {
    let pile = NestedElement(ZStackLayout(alignment: alignment), [FakeElement(.color)])
    let size = pile.dimensions(in: .infinity).size
    #expect(size == CGSize(width: CGFloat.infinity, height: .infinity))
    let stack = NestedElement(
      VStackLayout(spacing: 0), [pile, FakeElement(.box(10, 20))])
    #expect(stack.dimensions(in: ProposedViewSize(width: 50, height: 100)).size.height == 100)
  }

  @Test func `are computed once`() {
    var count = 0
    let dimensions = ViewDimensions(size: CGSize(width: 10, height: 10)) { _ in
      count += 1
      return nil
    }
    _ = (dimensions[.leading], dimensions[.leading], dimensions[explicit: .leading])
    #expect(count == 1)
  }

  @Test func `combine to an alignment on both axes`() {
    let pairs: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
      (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
      (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom),
      (.bottomTrailing, .trailing, .bottom),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
      (.centerFirstTextBaseline, .center, .firstTextBaseline),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline),
      (.centerLastTextBaseline, .center, .lastTextBaseline),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
    ]
    for (alignment, horizontal, vertical) in pairs {
      #expect(alignment.horizontal == horizontal && alignment.vertical == vertical)
      #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
    }
  }

  @Test func `have defaults in a view without explicit ones`() {
    let view = ViewDimensions(size: CGSize(width: 30, height: 12)) {
      $0 == VerticalAlignment.top.key ? 5 : nil
    }
    #expect(view.width == 30 && view.height == 12)
    #expect(view[HorizontalAlignment.leading] == 0 && view[.trailing] == 30)
    #expect(view[HorizontalAlignment.center] == 15 && view[VerticalAlignment.center] == 6)
    #expect(view[.bottom] == 12 && view[.firstTextBaseline] == 12 && view[.lastTextBaseline] == 12)
    #expect(view[VerticalAlignment.top] == 5 && view[explicit: VerticalAlignment.top] == 5)
    #expect(view[explicit: VerticalAlignment.bottom] == nil)
  }

  private enum Brow: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test func `of a custom identifier align views in a row`() {
    let found = Arrangement(
      HStackLayout(alignment: VerticalAlignment(Brow.self), spacing: 0),
      [FakeElement(.box(10, 40)), FakeElement(.box(10, 20))], in: .unspecified)
    #expect(found.text == "20x40 | 0,0 10x40 | 10,5 10x20")
  }
}
