import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A view in a layout under test, which records its placement.
class FakeElement: LayoutElement {
  let view: FakeView
  private(set) var frame: CGRect?
  private(set) var proposal: ProposedViewSize?

  init(_ view: FakeView) { self.view = view }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: view.width.length(in: proposal.width), height: view.height.length(in: proposal.height))
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { self.view.guides[$0] }
  }

  var spacing: ViewSpacing { view.spacing }

  var priority: Double { view.priority }

  func value(of key: any LayoutValueKey.Type) -> Any? { nil }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
    self.proposal = proposal
  }
}

/// A layout nested as a view in another; measures itself once for each proposal.
final class NestedElement<L: Layout>: FakeElement {
  let layout: L
  let subviews: LayoutSubviews
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(_ layout: L, _ elements: [FakeElement]) {
    self.layout = layout
    subviews = LayoutSubviews(elements: elements, isRightToLeft: false)
    super.init(.color)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    sizes[proposal] = size
    return size
  }

  override func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { key in
      var cache = self.layout.makeCache(subviews: self.subviews)
      return self.layout.explicitAlignment(
        of: key, in: CGRect(origin: CGPoint(x: 7, y: 11), size: size), proposal: proposal,
        subviews: self.subviews, cache: &cache)
    }
  }

  override var spacing: ViewSpacing {
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache)
  }
}
