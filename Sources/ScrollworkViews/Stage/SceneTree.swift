import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout

/// A scene between two changes of state: resolved, laid out, and ready to be looked at at any
/// moment in between.
@MainActor final class SceneTree {
  let session: ResolveSession
  let scene: Scene
  /// The moment the tree was made for, in seconds from the start.
  let time: Double
  let root: Node
  /// What the root view is told.
  let environment: EnvironmentValues
  private(set) var placed: Placed { didSet { scrolls = Self.scrolls(in: placed) } }
  /// The scroll views that are not inside lazy rows, outermost first, with their contents.
  private var scrolls: [(node: ScrollNode, content: Placed?)] = []

  /// The first two passes: views into nodes, nodes into places.
  init(
    _ scene: Scene, root view: any View, host: StateHost, text: any TextMeasuring,
    images: any ImageProviding, epoch: Timeline.Epoch, time: Double,
    transaction: Transaction = Transaction()
  ) {
    let scene = epoch.window.map(scene.resized) ?? scene
    self.scene = scene
    self.time = time
    host.store = epoch.store
    func begin(_ environment: EnvironmentValues) -> (context: ResolveContext, nodes: [Node]) {
      let session = ResolveSession(
        host: host, text: text, images: images, colors: NamedColors(scene.colors),
        scale: Double(scene.scale), time: time)
      session.lazyLengths = epoch.lazyLengths
      session.animations = epoch.animations
      var context = ResolveContext(
        path: ViewPath(), environment: environment, scope: TransactionScope(transaction),
        session: session)
      session.hasSafeArea = !scene.area.safeArea.isEmpty
      context.environment.container = ContainerBox(size: scene.area.safeRect.size)
      context.environment.namedColors = session.colors
      return (context, resolve(view, in: context).nodes)
    }
    var environment = scene.environment
    var (context, nodes) = begin(environment)
    // Views are told what surroundings they get, and only they say what they want.
    if let wish = context.session.preferredColorScheme, wish != environment.colorScheme {
      environment.colorScheme = wish
      (context, nodes) = begin(environment)
    }
    session = context.session
    self.environment = environment
    root =
      nodes.count == 1 && nodes[0].item == nil
      ? nodes[0]
      : LayoutNode(
        VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
        path: context.path.appending(.view("root")), name: "root")
    if root.scope == nil {
      root.scope = context.scope
      root.isAnimated = session.animatedPaths.contains(root.path)
    }
    placed = LayoutPass.run(root, canvas: scene.area, session: session)
    scrolls = Self.scrolls(in: placed)
    settleReaders()
  }

  isolated deinit { session.end() }

  /// Makes the views that depend on their place for where they stand before anything has scrolled,
  /// so that the scroll views in them are known as they are.
  private func settleReaders() {
    guard session.readsPlace else { return }
    _ = ScrollPass(
      offset: { [self] scroll in initialOffset(of: scroll) }, skipsWhatIsFar: false
    ).run(
      placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
    placeAgain()
  }

  /// Puts views that were made for other places into the layout, which stays as it is around them.
  func placeAgain() { placed = LayoutPass.run(root, canvas: scene.area, session: session) }

  /// Lets `onChange` watch what is in the views that were made for their size and place.
  func watchContents() {
    guard session.hasReaders, session.isPlaying else { return }
    root.forEachMade { node in
      (node as? ReaderNode)?.watchContents()
      (node as? PreferenceLayerNode)?.watchContents()
    }
  }

  /// Whether the tree shows the scene at another moment of the same epoch as well.
  func serves(_ moment: Double) -> Bool { moment == time || !session.dependsOnTime }

  var rootPath: ViewPath { root.path }

  /// Lays everything out again: the lengths of lazy rows have become better known.
  func layOutAgain() {
    root.forgetSizes()
    placeAgain()
    settleReaders()
  }

  /// The scroll views that are not inside lazy rows, outermost first.
  var scrollNodes: [ScrollNode] { scrolls.map(\.node) }

  /// Those of them that no page lies over.
  var uncoveredScrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    func visit(_ placed: Placed) {
      if let scroll = placed.node as? ScrollNode { found.append(scroll) }
      placed.uncovered.forEach(visit)
    }
    visit(placed)
    return found
  }

  /// The content of a scroll view as it stands in it; nil if the scroll view is gone.
  func content(of scroll: ScrollNode) -> Placed? {
    if let known = scrolls.first(where: { $0.node === scroll }) { return known.content }
    return scroll.arrange(in: scroll.layoutSize, proposal: ProposedViewSize(scroll.layoutSize))
      .first
  }

  private static func scrolls(in placed: Placed) -> [(node: ScrollNode, content: Placed?)] {
    var found: [(node: ScrollNode, content: Placed?)] = []
    placed.forEach { view in
      if let scroll = view.node as? ScrollNode { found.append((scroll, view.children.first)) }
    }
    return found
  }

  /// The scroll views in lazy rows that are in sight.
  func scrollNodesInRows(offset: @escaping @MainActor (ScrollNode) -> CGPoint) -> [ScrollNode] {
    guard session.hasScrollViewsInRows else { return [] }
    var found: [ScrollNode] = []
    func visit(_ view: ScrolledView, isInRow: Bool) {
      if isInRow, let scroll = view.node as? ScrollNode { found.append(scroll) }
      let inner = isInRow || view.node is LazyStackNode
      view.children.forEach { visit($0, isInRow: inner) }
    }
    visit(scrolled(offsets: offset), isInRow: false)
    return found
  }

  /// The scroll views in lazy rows that have been made, in sight or not.
  var scrollNodesMadeInRows: [ScrollNode] {
    guard session.hasScrollViewsInRows else { return [] }
    var found: [ScrollNode] = []
    root.forEachMade { node in
      if let scroll = node as? ScrollNode, !scrolls.contains(where: { $0.node === scroll }) {
        found.append(scroll)
      }
    }
    return found
  }

  /// The gestures of views that have been made.
  var gestures: [ViewPath: AttachedGesture] {
    var found: [ViewPath: AttachedGesture] = [:]
    root.forEachMade { node in
      if let wrapper = node as? WrapperNode, case .gesture(let gesture) = wrapper.role {
        found[wrapper.path] = gesture
      }
    }
    return found
  }

  /// Calls `body` with every node that has been made.
  func forEachMade(_ body: (Node) -> Void) { root.forEachMade(body) }
}

extension Placed {
  /// Calls `body` with this view and all inside, outermost first.
  @MainActor func forEach(_ body: (Placed) -> Void) {
    body(self)
    children.forEach { $0.forEach(body) }
  }
}
