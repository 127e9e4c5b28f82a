package import Foundation
package import ScrollworkGeometry
package import ScrollworkLayout

/// The requirements of a bar for the scroll view of its page: the bar follows the distance that the
/// content is scrolled under it, and may place a title that scrolls with the content.
package struct BarBehavior {
  /// The height of the title that scrolls with the content, in points; zero without one.
  var expandedTitleHeight: CGFloat = 0

  package init(expandedTitleHeight: CGFloat = 0) {
    self.expandedTitleHeight = expandedTitleHeight
  }
}

/// A node that arranges its children by a layout.
package final class LayoutNode: Node {
  /// The order in which children are painted.
  package enum PaintOrder {
    /// The first child is painted first, behind the others.
    case firstIsBack
    /// The first child is painted last, in front of its background.
    case firstIsFront
  }

  private let arrangement: any LayoutBox
  /// Whether the positions given by the layout are mirrored.
  let isMirrored: Bool
  private let content: [Node]
  private let slots: [LayoutSlot]
  /// The name of the view or modifier.
  let name: String
  private let line: SourceLocation?
  private let paintOrder: PaintOrder
  /// Whether the first child determines the layout and the others are overlays or backgrounds.
  let isLayered: Bool
  private let isLayoutOfSeveral: Bool
  // Cached: a stack reads the spacing of its first and last child, and twice that of an only child,
  // so nested stacks would double the work at each level.
  private lazy var ownSpacing = arrangement.spacing
  /// Whether the second child masks the first by its opacity.
  package var isMask = false
  /// Whether children are left out that draw into the visible area from frames outside of it.
  package var showsVisibleOnly = false
  /// The edges at which the first child's insets are outside of the child's safe area; left is
  /// leading.
  package var keptEdges: Edge.Set = []
  /// Whether content that extends into the insets fades there.
  var fadesContent = false
  /// The requirements of the bar over the first child for the child's scroll view; nil without such
  /// a bar.
  package var barBehavior: BarBehavior?
  /// Whether the second child is a bar below the first, whose scroll view passes under it.
  package var hasBarBelow = false
  /// The observer of the preferences of the children; nil without one.
  package var observer: GeometryObserver?
  /// The container of relative lengths in the content, as large as the proposal to the node; nil for a
  /// node that is none.
  package var container: ContainerBox? {
    didSet { container?.invalidateSizes = { [weak self] in self?.forgetContent() } }
  }
  private var coversOthers = false
  private var keepsOthers = false

  package init(
    _ layout: some Layout, children: [Node], isRightToLeft: Bool, path: ViewPath, name: String,
    paintOrder: PaintOrder = .firstIsBack, location: SourceLocation? = nil
  ) {
    content = children
    line = location
    self.name = name
    self.paintOrder = paintOrder
    slots = children.map(LayoutSlot.init)
    let subviews = LayoutSubviews(
      elements: slots, isRightToLeft: isRightToLeft, mirrored: true)
    isMirrored = isRightToLeft
    isLayered = layout is OverlayLayout
    let isOfOneView = layout is any UnaryLayout || isLayered
    isLayoutOfSeveral = !isOfOneView && !(layout is SafeAreaInsetLayout)
    arrangement = TypedLayoutBox(layout: layout, subviews: subviews)
    super.init(path: path)
    if isOfOneView { inherit(from: children.first) }
  }

  // MARK: Passes

  package override var kind: String { name }

  package override var location: SourceLocation? { line }

  override var ownParameters: [ViewParameters] { [arrangement.parameters(name, at: line)] }

  package override func childSource(_ placed: Placed) -> ChildSource {
    .layout(visibleOnly: showsVisibleOnly)
  }

  package override var showsLastOnly: Bool {
    get { coversOthers }
    set { coversOthers = newValue }
  }

  package override var keepsCoveredViews: Bool {
    get { keepsOthers }
    set { keepsOthers = newValue }
  }

  package override var barEdges: VerticalEdge.Set {
    var edges: VerticalEdge.Set = []
    if barBehavior != nil { edges.insert(.top) }
    if hasBarBelow { edges.insert(.bottom) }
    return edges
  }

  package override var painting: NodePainting { isMask ? .masked : .parts }

  package override func childOrder(_ placed: Placed) -> ChildOrder {
    .depth(firstIsFront: paintOrder == .firstIsFront)
  }

  package override var paintsParts: Bool { true }

  package override var preferenceRole: PreferenceRole? { observer.map(PreferenceRole.observe) }

  override var isIndependentOfTree: Bool {
    observer == nil && barBehavior == nil && keptEdges.isEmpty && container == nil
  }

  override var isContainer: Bool { isLayoutOfSeveral }

  override func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    keptEdges.isEmpty
      ? super.extended(placed, in: area, own: own)
      : SafeAreaPass.withReducedSafeArea(self, placed, in: own)
  }

  // MARK: Layout

  package override var children: [Node] { content }

  package override var modified: Node? { isContainer ? nil : content.first }

  override var ownGuides: GuideKinds { arrangement.ownGuides }

  override var dependsOnSafeArea: Bool { !keptEdges.isEmpty || super.dependsOnSafeArea }

  override var handlesPreferences: Bool { observer != nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    resizeContainer(to: proposal)
    return arrangement.size(proposal)
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    resizeContainer(to: proposal)
    arrangement.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return ArrangedChildren(
      children: slots.map { $0.collect(in: size, isMirrored: isMirrored) })
  }

  package override func invalidateSizes() {
    super.invalidateSizes()
    arrangement.forget()
  }

  private func resizeContainer(to proposal: ProposedViewSize) {
    if let container, container.resize(to: proposal) { forgetContent() }
  }

  /// Clears the sizes of the content, after that of the container has changed.
  private func forgetContent() {
    content.forEach { $0.invalidateSizes() }
    arrangement.forget()
  }

  override var spacing: ViewSpacing { ownSpacing }

  override func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    resizeContainer(to: proposal)
    return arrangement.explicitAlignment(guide, in: bounds, proposal: proposal)
  }
}

/// A layout with its subviews and its cache, with its type erased.
@MainActor private protocol LayoutBox {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func place(in bounds: CGRect, proposal: ProposedViewSize)
  func explicitAlignment(_ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize)
    -> CGFloat?
  var spacing: ViewSpacing { get }
  var ownGuides: GuideKinds { get }
  func forget()
  /// The parameters of the layout, for a view or modifier of a name.
  func parameters(_ name: String, at location: SourceLocation?) -> ViewParameters
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

  var ownGuides: GuideKinds { layout.ownGuides }

  func parameters(_ name: String, at location: SourceLocation?) -> ViewParameters {
    ViewParameters(name, of: layout, at: location)
  }

  /// Updates the cache after the sizes of subviews have changed.
  func forget() { layout.updateCache(&cache, subviews: subviews) }
}
