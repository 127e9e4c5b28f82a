package import Foundation
import ScrollworkGeometry
package import ScrollworkLayout

/// A resolved view: something with a size, and perhaps with others inside.
///
/// A tree of nodes stands for the scene between two changes of state. It is made on the main actor
/// and never leaves it; what leaves is a display list.
@MainActor package class Node {
  /// Where the view stands.
  package let path: ViewPath
  /// Values for the layout around this view.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// How early the view is given room by a stack; larger is earlier.
  var layoutPriority = 0.0

  /// The id that a `ForEach` or `id(_:)` gave the view.
  package var identifier: AnyHashable?
  /// How changes to the view are animated.
  package var scope: TransactionScope?
  /// Whether something about this very node is on its way.
  package var isAnimated = false
  /// How the view comes and goes, if it says so.
  var transition: AnyTransition?
  /// Views with a larger index are painted over their neighbors.
  var zIndex = 0.0

  /// What the view says about itself to containers around it.
  package var traits = ViewTraits()

  /// What the view does because it is there.
  package var lives: [Life] = []

  /// The edges on which the view grows out of the safe area, if it touches them.
  var ignoredEdges: IgnoredEdges?

  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var painted: (key: PaintKey, content: Any)?

  init(path: ViewPath) { self.path = path }

  /// The nodes inside, as far as they are made.
  var children: [Node] { [] }

  /// Whether the look of this very node changes while its scroll view scrolls.
  var respondsToScrolling: Bool { isAnimated }

  /// Whether anything in the node changes its look or place while a scroll view scrolls.
  package private(set) lazy var isMoving: Bool = respondsToScrolling || children.contains(where: \.isMoving)

  /// Whether an effect may draw this very node anywhere, however far away it stands.
  var followsWindow: Bool { false }

  /// Whether an effect may draw anything in the node anywhere.
  private(set) lazy var mayBeAnywhere: Bool =
    followsWindow || children.contains(where: \.mayBeAnywhere)

  /// Whether this very node hands something up, or watches its geometry.
  var handlesPreferences: Bool { false }

  /// Whether anything in the node hands something up, or watches its geometry.
  package private(set) lazy var carriesPreferences: Bool =
    handlesPreferences || children.contains(where: \.carriesPreferences)

  /// Whether this very node stands elsewhere, or has other parts, beside room to grow into.
  var answersToSafeArea: Bool { ignoredEdges != nil }

  /// Whether anything in the node does.
  private(set) lazy var meetsSafeArea: Bool =
    answersToSafeArea || children.contains(where: \.meetsSafeArea)

  /// The nodes inside that have been made, lazy rows among them.
  var madeChildren: [Node] { children }

  /// Calls `body` with this node and all inside that have been made.
  package func forEachMade(_ body: (Node) -> Void) {
    body(self)
    madeChildren.forEach { $0.forEachMade(body) }
  }

  // MARK: For subclasses

  /// The size for a proposal; called once for each.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The children within a view of `size`.
  func arrange(in size: CGSize, proposal: ProposedViewSize) -> ArrangedChildren {
    ArrangedChildren(children: [])
  }

  /// The place of a guide that the view names itself, from its leading edge or top.
  func explicitAlignment(_ guide: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: ViewSpacing { ViewSpacing() }

  /// Takes over what a view around this one sees of it, from the one view inside.
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

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = measure(proposal)
    sizes[proposal] = size
    return size
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] guide in
      MainActor.assumeIsolated { explicitAlignment(guide, proposal: proposal) }
    }
  }

  /// Forgets all sizes, of this view and those inside: the container they are relative to changed.
  package func forgetSizes() {
    sizes = [:]
    children.forEach { $0.forgetSizes() }
  }

  /// This view at `origin`, with everything inside it arranged.
  package func placed(at origin: CGPoint, proposal: ProposedViewSize) -> Placed {
    let size = sizeThatFits(proposal)
    let arranged = arrange(in: size, proposal: proposal)
    return Placed(
      node: self, frame: CGRect(origin: origin, size: size), proposal: proposal,
      children: arranged.children, detail: arranged.detail)
  }

  // MARK: For painting

  /// What was painted for `key` before, if it was the last thing painted.
  func painted<Content>(for key: PaintKey, make: () -> Content) -> Content {
    if let painted, painted.key == key, let content = painted.content as? Content {
      return content
    }
    let content = make()
    painted = (key, content)
    return content
  }
}

/// What the picture of a node that does not move depends on, beside the node itself.
package struct PaintKey: Hashable {
  var size: CGSize
  /// What was offered: views of one size may be arranged in several ways.
  var proposal: ProposedViewSize

  package init(size: CGSize, proposal: ProposedViewSize) {
    (self.size, self.proposal) = (size, proposal)
  }
}
