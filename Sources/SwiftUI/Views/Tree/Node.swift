package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry
package import ScrollworkLayout

/// A resolved view, with its size and its children.
///
/// A tree of nodes represents the scene between two changes of state. It is made on the main actor
/// and never leaves it; a display list does.
@MainActor package class Node {
  /// The path of the view.
  package let path: ViewPath
  /// The layout values for the parent's layout.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Whether the view is a scroll target of its own, outside of a target layout.
  var isScrollTarget = false
  /// The priority in a stack's layout; larger values get their size first.
  var layoutPriority = 0.0

  /// The id that a `ForEach` or `id(_:)` gave the view.
  package var identifier: AnyHashable?
  /// The transaction scope of changes to the view.
  package var scope: TransactionScope?
  /// Whether an attribute of this node is animated at present.
  package var isAnimated = false
  /// The transition of the view's insertion and removal; nil for the default.
  var transition: AnyTransition?
  /// The painting order among siblings; larger values are painted later.
  package var zIndex = 0.0

  /// The traits of the view for its containers.
  package var traits = ViewTraits()

  /// The lifecycle effects of the view.
  package var lives: [LifecycleEffect] = []

  /// The edges at which the view extends out of the safe area; nil for none.
  var ignoredEdges: IgnoredEdges?

  private var answers = LayoutAnswers()
  private var painted: (key: PaintKey, content: LayerContent)?

  init(path: ViewPath) { self.path = path }

  /// The children made so far.
  package var children: [Node] { [] }

  /// The child that this node is a modifier of; nil for containers and for views without children.
  package var modified: Node? { nil }

  /// Whether this node's own drawing changes while its scroll view scrolls.
  var respondsToScrolling: Bool { isAnimated }

  /// Whether the drawing of the node or of a descendant changes while a scroll view scrolls.
  package private(set) lazy var isMoving: Bool =
    respondsToScrolling || children.contains(where: \.isMoving)

  /// Whether an effect may draw this node anywhere, whatever its frame.
  package var escapesCulling: Bool { false }

  /// Whether an effect may draw this node or a descendant anywhere.
  package private(set) lazy var subtreeEscapesCulling: Bool =
    escapesCulling || children.contains(where: \.subtreeEscapesCulling)

  /// The guides for which this node itself may have an explicit position, beside its children.
  var ownGuides: GuideKinds { [] }

  /// The guides for which this node or a descendant may have an explicit position.
  private lazy var guides: GuideKinds = children.reduce(ownGuides) { $0.union($1.guides) }

  /// Whether this node sets a preference or has an observer.
  var handlesPreferences: Bool { false }

  /// Whether this node or a descendant sets a preference or has an observer.
  package private(set) lazy var carriesPreferences: Bool =
    handlesPreferences || children.contains(where: \.carriesPreferences)

  /// Whether this node's own frame or children depend on the safe area.
  var dependsOnSafeArea: Bool { ignoredEdges != nil }

  /// Whether the frame or children of this node or of a descendant depend on the safe area.
  private(set) lazy var subtreeDependsOnSafeArea: Bool =
    dependsOnSafeArea || children.contains(where: \.subtreeDependsOnSafeArea)

  /// The children made so far, including lazy rows.
  package var madeChildren: [Node] { children }

  /// Calls `body` with this node and all made descendants.
  package func forEachMade(_ body: (Node) -> Void) {
    body(self)
    madeChildren.forEach { $0.forEachMade(body) }
  }

  // MARK: For subclasses

  /// The size for a layout proposal; called once for each proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The children arranged in a view of `size`.
  func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(children: [])
  }

  /// The position of an explicit alignment guide, from the leading edge or the top.
  func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: ViewSpacing { ViewSpacing() }

  /// A placed view of this node with the contents that it and its descendants made last, after the
  /// layout.
  func withMadeContents(_ placed: Placed) -> Placed {
    placed.children.isEmpty
      ? placed : placed.with(children: placed.children.map(\.withMadeContents))
  }

  /// Copies the values that a parent reads from the only child.
  package func inherit(from child: Node?) {
    guard let child else { return }
    layoutValues = child.layoutValues
    layoutPriority = child.layoutPriority
    identifier = child.identifier
    zIndex = child.zIndex
    transition = child.transition
    traits = child.traits
  }

  // MARK: For layouts

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    let size = measure(proposal)
    answers.add(size: size, for: proposal)
    return size
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] guide in
      MainActor.assumeIsolated { knownAlignment(guide, proposal: proposal) }
    }
  }

  /// The position of an explicit alignment guide; nested stacks ask for the same one at every level.
  private func knownAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard guides.mayHave(guide) else { return nil }
    if let known = answers.position(of: guide, for: proposal) { return known }
    let position = explicitAlignment(guide, proposal: proposal)
    answers.add(position: position, of: guide, for: proposal)
    return position
  }

  /// Clears the measured sizes of this view and its descendants, after the container's size has
  /// changed.
  package func invalidateSizes() {
    answers = LayoutAnswers()
    children.forEach { $0.invalidateSizes() }
  }

  /// The view at `origin` with all descendants arranged.
  package func placed(at origin: CGPoint, proposal: ProposedViewSize) -> Placed {
    let size = sizeThatFits(proposal)
    let arranged = arrange(in: size, proposal: proposal)
    return Placed(
      node: self, frame: CGRect(origin: origin, size: size), proposal: proposal,
      children: arranged.children, detail: arranged.detail)
  }

  // MARK: For painting

  /// The cached painting for `key`, if it was the last one made.
  package func painted(for key: PaintKey, make: () -> LayerContent) -> LayerContent {
    if let painted, painted.key == key { return painted.content }
    let content = make()
    painted = (key, content)
    return content
  }
}

/// The inputs of a static node's painting, beside the node itself.
package struct PaintKey: Hashable {
  var size: CGSize
  /// The layout proposal: views of one size may be arranged differently.
  var proposal: ProposedViewSize
  /// The origin in the coordinates of the layer.
  var origin: CGPoint

  package init(size: CGSize, proposal: ProposedViewSize, origin: CGPoint = .zero) {
    (self.size, self.proposal, self.origin) = (size, proposal, origin)
  }
}
