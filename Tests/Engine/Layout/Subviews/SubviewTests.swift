import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import Testing

@Suite struct `Layout subviews` {
  private let views = LayoutSubviews(
    elements: (0..<5).map { FakeElement(.box(CGFloat($0), 1)) }, isRightToLeft: true)

  private struct Key: LayoutValueKey {
    static var defaultValue: Int { 42 }
  }

  @Test func `keep their positions in a slice`() {
    let slice = views[1..<3]
    #expect(Array(slice.indices) == [1, 2])
    #expect(slice[2] == views[2])
    #expect(slice.isRightToLeft)
  }

  @Test func `are renumbered in a selection`() {
    let choice = views[[4, 0]]
    #expect(Array(choice.indices) == [0, 1])
    #expect(choice[0] == views[4])
  }

  @Test func `have a key's default`() { #expect(views[0][Key.self] == 42) }

  @Test func `replace unspecified dimensions`() {
    let proposal = ProposedViewSize(width: nil, height: 3)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
  }

  /// A custom layout with a cache.
  private struct Diagonal: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      cache.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var corner = bounds.origin
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: corner, proposal: .unspecified)
        corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  @Test func `are placed by a custom layout`() {
    LayoutCase(
      "diagonal", Diagonal(), [.box(10, 20), .box(30, 5)], nil, nil,
      "40x25 | 0,0 10x20 | 10,20 30x5"
    ).check()
  }

  @Test func `make a new cache when the wrapped layout changes its type`() {
    let views = LayoutSubviews(elements: [FakeElement(.box(3, 4))], isRightToLeft: false)
    var cache = AnyLayout(HStackLayout()).makeCache(subviews: views)
    let size = AnyLayout(Diagonal()).sizeThatFits(
      proposal: .unspecified, subviews: views, cache: &cache)
    #expect(size == CGSize(width: 3, height: 4))
  }

  @Test func `have the axis of their stack`() {
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(AnyLayout(VStackLayout()).layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test func `expose their views' properties`() {
    let view = FakeElement(
      .box(20, 10).priority(3).spacing(.zero).guide(VerticalAlignment.center, 2))
    let subviews = LayoutSubviews(elements: [view], isRightToLeft: false)
    #expect(subviews.startIndex == 0 && subviews.endIndex == 1)
    #expect(subviews[0].priority == 3)
    #expect(subviews[0].spacing == .zero)
    let dimensions = subviews[0].dimensions(in: .unspecified)
    #expect(dimensions.width == 20 && dimensions[VerticalAlignment.center] == 2)
  }

  @Test func `have zero, infinite and specific proposals`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    let proposal = ProposedViewSize(CGSize(width: 3, height: 4))
    #expect(proposal.width == 3 && proposal.height == 4)
  }

  @Test func `a layout without an axis has none`() {
    var properties = LayoutProperties()
    #expect(properties.stackOrientation == nil)
    properties.stackOrientation = .vertical
    #expect(properties.stackOrientation == .vertical)
  }

  @Test func `stacks keep their parameters`() {
    let row = HStackLayout(alignment: .top, spacing: 3)
    #expect(row.alignment == .top && row.spacing == 3)
    #expect(HStackLayout().alignment == .center && HStackLayout().spacing == nil)
    let column = VStackLayout(alignment: .trailing, spacing: 3)
    #expect(column.alignment == .trailing && column.spacing == 3)
    #expect(VStackLayout().alignment == .center && VStackLayout().spacing == nil)
    #expect(ZStackLayout(alignment: .bottom).alignment == .bottom)
    #expect(ZStackLayout().alignment == .center)
  }
}
