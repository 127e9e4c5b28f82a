package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry
package import ScrollworkLayout
package import ScrollworkUIScrolling

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
  /// Whether each child, or row, is a scroll target.
  package var isScrollTargetLayout = false
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

  /// The parameters that modifiers without a node of their own gave the view.
  private var notes: [ParameterNote] = []

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

  /// Whether the node counts as drawing in its frame alone, wherever its children are.
  var drawsInFrame: Bool { false }

  /// What a fixed effect of the node draws of an area, and the area itself, in the coordinates of the
  /// node.
  func drawnArea(of area: CGRect, size: CGSize) -> CGRect { area }

  /// The placed node, its content extended out of a safe area: `area` is in the coordinates of
  /// its parent, `own` in those of the node.
  func extended(_ placed: Placed, in area: SafeArea, own: SafeArea) -> Placed {
    placed.with(children: placed.children.map { SafeAreaPass.run($0, in: own) })
  }

  /// The placed node with a large title over the first scroll view in it that extends under the bar
  /// above, and whether there is one.
  func withTitle(_ height: CGFloat, over placed: Placed) -> (placed: Placed, isFound: Bool) {
    var (changed, isFound) = (placed.children, false)
    for (index, child) in placed.children.enumerated() where !isFound {
      (changed[index], isFound) = child.withTitleOverFirstScrollView(height)
    }
    let isSame = zip(changed, placed.children).allSatisfy { $0 === $1 }
    return (isSame ? placed : placed.with(children: changed), isFound)
  }

  /// Whether the node has lazy rows, or content made after layout that may have some.
  var mayHaveRows: Bool { rowAxis != nil }

  /// Whether the node is a container such as a stack, a grid or a custom layout, however many children
  /// it has; a modifier is not.
  var isContainer: Bool { false }

  /// Whether the node itself refers to nothing of the tree that it was made in, so that another tree
  /// may show it.
  var isIndependentOfTree: Bool { false }

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

  // MARK: For passes

  /// The kind of view, as in reports.
  package var kind: String { "EmptyView" }

  /// The source location of the view or modifier; nil if it is unknown.
  package var location: SourceLocation? { nil }

  /// The source line of the view or modifier; empty if it is unknown.
  package var source: String { location.map { "\($0)" } ?? "" }

  /// The parameters of the view or modifier itself, as code gives them.
  var ownParameters: [ViewParameters] { [] }

  /// The parameters of the view, of the modifier, and of the modifiers that leave no node; nil without
  /// any.
  package private(set) lazy var parameters: ViewParameterList? = makeParameters()

  /// What is inside of all modifiers: the words of a text, or the kind of a view.
  private var innerLabel: String {
    var inner = self
    while let next = inner.modified { inner = next }
    return inner.words.map { "“\($0)”" } ?? inner.kind
  }

  func makeParameters() -> ViewParameterList? {
    let entries = ownParameters.filter { !$0.values.isEmpty } + notes.map(\.parameters)
    return entries.isEmpty ? nil : ViewParameterList(path.name, label: innerLabel, entries)
  }

  /// Adds the parameters of a modifier, once for a line of code.
  func note(_ note: ParameterNote) {
    guard !notes.contains(where: { $0.isSame(as: note) }) else { return }
    notes.append(note)
  }

  /// The characters of a text; nil for other views.
  package var words: String? { nil }

  /// The text whose replacement may cross-fade; nil for other views.
  package var text: LeafNode? { nil }

  /// The name for scripts; nil without one.
  package var scriptName: String? { nil }

  /// The dynamic item that the node wraps; nil for other nodes.
  package var item: DynamicItem? { nil }

  /// The id in reports, which depends on the innermost node around that has one.
  package func reportedID(inside outer: Node?, make: () -> String?) -> String? { make() }

  // MARK: For the scroll pass

  /// The source of the children after layout.
  package func childSource(_ placed: Placed) -> ChildSource { .layout(visibleOnly: false) }

  /// The axes along which the children move by a content offset; nil for a node that does not scroll
  /// them.
  ///
  /// The coordinates of such children are those of the content.
  package var scrolledAxes: Axis.Set? { nil }

  /// The axis of rows that are made on demand; nil for other children.
  package var rowAxis: Axis? { nil }

  /// The index of the row that has an id; makes no row.
  package func rowIndex(of query: IDQuery) -> Int? { nil }

  /// The ids of at most `limit` rows that are made on demand; nil for a row without one.
  package func rowIdentifiers(limit: Int) -> [AnyHashable?] { [] }

  /// Whether the last child covers the others, which are then invisible to observers.
  package var showsLastOnly: Bool { false }

  /// Whether the views that the last child covers stay in the scene: they do not disappear.
  package var keepsCoveredViews: Bool { false }

  /// Whether the node is a page that another one covers while its look is transparent.
  package var isCoveredPage: Bool { false }

  /// Whether the node is a removed view that is still drawn.
  package var isDeparture: Bool { false }

  /// The frame that the view shares with others; nil for other views.
  package var matchedGeometry: MatchedGeometry? { nil }

  // MARK: For the effect pass

  /// The edges with a bar that follows the scrolling of the first child.
  package var barEdges: VerticalEdge.Set { [] }

  /// The part of the node's look.
  package var lookRole: LookRole { .none }

  /// The look in a frame on the canvas; effects that follow scrolling are the identity unless
  /// `followsScrolling`.
  package func look(
    in frame: CGRect, _ surroundings: Surroundings, attributes: AnimatedAttributes,
    followsScrolling: Bool
  ) -> NodeLook {
    NodeLook()
  }

  /// The opacity that the node gives all that it draws beside its look, 0 … 1.
  package var contentOpacity: Double { 1 }

  /// The scroll transition of the view; nil for other views.
  package var scrollTransition: AttachedTransition? { nil }

  /// The animatable values; `sources` has those of effects that depend on the position of their view.
  package func animatableValues(_ sources: [ViewPath: EffectSource]) -> AnimatableValues {
    AnimatableValues()
  }

  // MARK: For the paint pass

  /// How the node is drawn.
  package var painting: NodePainting { .children }

  /// The order in which the children are painted.
  package func childOrder(_ placed: Placed) -> ChildOrder { .given }

  /// Whether the node draws several children, one after another.
  package var paintsParts: Bool { false }

  /// Whether the view costs enough to draw that it gets a layer of its own.
  package var isCostly: Bool { children.contains(where: \.isCostly) }

  /// Whether the content is clipped to the frame.
  package var clipsContent: Bool { false }

  /// The properties of the layer of a node that is drawn in one.
  package func layer(size: CGSize, attributes: AnimatedAttributes) -> LayerLook { LayerLook() }

  /// What the node itself draws in a size, or changes in how its content is drawn; nil for none of
  /// both.
  package func ownDrawing(
    size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> OwnDrawing? { nil }

  // MARK: For touches and observers

  /// The answer to a touch at a point in the coordinates of the node, which has a size.
  package func hit(
    at point: CGPoint, size: CGSize, proposal: ProposedViewSize, attributes: AnimatedAttributes
  ) -> HitAnswer { .open }

  /// The gesture of the view; nil without one.
  package var gesture: AttachedGesture? { nil }

  /// The named coordinate space of the view; nil without one.
  package var coordinateSpace: NamedCoordinateSpace? { nil }

  /// The preference or observer of the view; nil without one.
  package var preferenceRole: PreferenceRole? { nil }

  /// Whether the first child is a background, which follows the others in view order.
  package var beginsWithBackground: Bool { false }

  /// Makes `onChange` observe contents made after layout.
  package func watchContents() {}

  /// The UIKit view that the node shows; nil for other views.
  package var hostedView: UIView? { nil }

  /// The screen for touches on the UIKit views inside; nil for a node that is not the outermost of them.
  package var touchScreen: TouchScreen? { nil }

  // MARK: For painting

  /// The cached painting for `key`, if it was the last one made.
  package func painted(for key: PaintKey, make: () -> LayerContent) -> LayerContent {
    if let painted, painted.key == key { return painted.content }
    let content = make()
    painted = (key, content)
    return content
  }
}
