package import Foundation
package import ScrollworkGeometry
package import ScrollworkLayout

/// What a bar over a page asks of the page's scroll view: how far its content is scrolled under the
/// bar, and room for a title that goes with the content.
package struct BarBehavior {
  /// The height of the title below the bar that goes with the content, in points; zero without one.
  var expandedTitleHeight: CGFloat = 0

  package init(expandedTitleHeight: CGFloat = 0) {
    self.expandedTitleHeight = expandedTitleHeight
  }
}

/// A view that arranges others by a layout.
package final class LayoutNode: Node {
  /// Which children are painted first.
  package enum PaintOrder {
    /// The first child lies at the back.
    case firstIsBack
    /// The first child lies over the others: it has a background.
    case firstIsFront
  }

  private let arrangement: any LayoutBox
  /// Whether the places that the layout gives are mirrored.
  let isMirrored: Bool
  private let content: [Node]
  private let slots: [LayoutSlot]
  /// The view or modifier that asked for it.
  let name: String
  let paintOrder: PaintOrder
  /// Whether the first child alone counts and the others lie before or behind it.
  let isLayered: Bool
  /// Asked for once: a stack looks at the first and the last view in it, and at the same one twice
  /// where there is one, so stacks in stacks would double the work at each level.
  private lazy var ownSpacing = arrangement.spacing
  /// Whether the second child shows the first where it is solid, and hides it where it is clear.
  var isMask = false
  /// Whether each child is a place where scrolling may come to rest.
  package var isScrollTargetLayout = false
  /// The edges at which the room between the first child and this view is not safe for the child; left
  /// is leading.
  package var keptEdges: Edge.Set = []
  /// Whether content that grows into the room is to fade there.
  var fadesContent = false
  /// What the bar over the first child asks of the child's scroll view; nil without such a bar.
  package var barBehavior: BarBehavior?
  /// Whether the last child alone is there for those who look, and the others are covered.
  package var showsLastOnly = false

  package init(
    _ layout: some Layout, children: [Node], isRightToLeft: Bool, path: ViewPath, name: String,
    paintOrder: PaintOrder = .firstIsBack
  ) {
    content = children
    self.name = name
    self.paintOrder = paintOrder
    slots = children.map(LayoutSlot.init)
    let subviews = LayoutSubviews(
      elements: slots, isRightToLeft: isRightToLeft, mirrored: true)
    isMirrored = isRightToLeft
    isLayered = layout is OverlayLayout
    arrangement = TypedLayoutBox(layout: layout, subviews: subviews)
    super.init(path: path)
    if children.count == 1 || isLayered { inherit(from: children.first) }
  }

  package override var children: [Node] { content }

  override var answersToSafeArea: Bool { !keptEdges.isEmpty || super.answersToSafeArea }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(proposal) }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    arrangement.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return ArrangedChildren(
      children: slots.map { $0.collect(in: size, isMirrored: isMirrored) })
  }

  package override func forgetSizes() {
    super.forgetSizes()
    arrangement.forget()
  }

  override var spacing: ViewSpacing { ownSpacing }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return arrangement.explicitAlignment(guide, in: bounds, proposal: proposal)
  }
}

/// A layout with its subviews and its cache, whatever their types.
@MainActor private protocol LayoutBox {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, proposal: ProposedViewSize)
  func explicitAlignment(_ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize)
    -> CGFloat?
  var spacing: ViewSpacing { get }
  func forget()
}

@MainActor private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  init(layout: L, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, proposal: ProposedViewSize) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(_ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize)
    -> CGFloat?
  {
    switch guide.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  /// Brings the cache up to date: sizes of subviews have changed.
  func forget() { layout.updateCache(&cache, subviews: subviews) }
}
