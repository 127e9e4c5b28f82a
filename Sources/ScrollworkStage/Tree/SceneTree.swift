import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

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
  /// The layout, with the contents of geometry readers as they were settled last.
  private(set) var layout: SceneLayout

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
        canvas: scene.area, time: time)
      session.lazyLengths = epoch.lazyLengths
      session.animations = epoch.animations
      var context = ResolveContext(
        path: ViewPath(), environment: environment, scope: TransactionScope(transaction),
        session: session)
      if !scene.area.safeArea.isEmpty { session.observed.insert(.safeArea) }
      context.environment.container = session.note(ContainerBox(size: scene.area.safeRect.size))
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
    layout = SceneLayout(LayoutPass.run(root, session: session))
    settleAtInitialOffsets()
  }

  isolated deinit { session.end() }

  var placed: Placed { layout.root }

  /// Settles the contents of geometry readers at the initial offsets, so that the scroll views in them
  /// are known.
  private func settleAtInitialOffsets() {
    guard session.observed.contains(.positionReaders) else { return }
    settle(scrolledWhole(offsets: { $0.initialOffset }))
  }

  /// Takes over the contents that a scrolled scene made from geometry and preferences; the layout
  /// around them is the same.
  func settle(_ scrolled: ScrolledView) {
    if session.observed.contains(.positionReaders) { layout = SceneLayout(scrolled.settled) }
  }

  /// Lets `onChange` watch what is in the views that were made for their size and place.
  func watchContents() {
    guard session.observed.contains(.readers), session.isPlaying else { return }
    root.forEachMade { node in
      (node as? ReaderNode)?.watchContents()
      (node as? PreferenceLayerNode)?.watchContents()
    }
  }

  /// Whether the tree shows the scene at another moment of the same epoch as well.
  func serves(_ moment: Double) -> Bool { moment == time || !session.observed.contains(.timeDependence) }

  var rootPath: ViewPath { root.path }

  /// Runs the layout again: the lengths of lazy rows have become better known.
  func layOutAgain() {
    root.invalidateSizes()
    layout = SceneLayout(LayoutPass.run(root, session: session))
    settleAtInitialOffsets()
  }

  /// The scroll views outside lazy rows, outermost first.
  var scrollViews: [PlacedScrollView] { layout.scrollViews }

  /// A scroll view as the layout has it now; one in a lazy row, or gone, as it was found.
  func current(_ scroll: PlacedScrollView) -> PlacedScrollView {
    layout.scrollViews.first { $0.node === scroll.node } ?? scroll
  }

  /// The scroll views in sight in lazy rows.
  func scrollViewsInRows(
    offset: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) -> [PlacedScrollView] {
    guard session.observed.contains(.scrollViewsInRows) else { return [] }
    var found: [PlacedScrollView] = []
    func visit(_ view: ScrolledView, isInRow: Bool) {
      if isInRow, let scroll = PlacedScrollView(view.source) { found.append(scroll) }
      let inner = isInRow || view.node is LazyStackNode
      view.children.forEach { visit($0, isInRow: inner) }
    }
    visit(scrolled(offsets: offset), isInRow: false)
    return found
  }

  /// The scroll views in the lazy rows placed so far, in sight or not.
  var scrollViewsInKnownRows: [PlacedScrollView] {
    session.observed.contains(.scrollViewsInRows) ? layout.scrollViewsInKnownRows : []
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
