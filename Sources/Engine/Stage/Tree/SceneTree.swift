import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The resolved tree and layout of a scene between two changes of state.
///
/// The passes after layout run on it for any time in between.
@MainActor final class SceneTree {
  let session: ResolveSession
  let scene: Scene
  /// The time that the tree was made for, in seconds from the start.
  let time: Double
  let root: Node
  /// The environment of the root view.
  let environment: EnvironmentValues
  /// The layout, with the contents of geometry readers as last settled.
  private(set) var layout: SceneLayout
  /// Whether the layout has the contents of all geometry readers outside of lazy rows.
  private var isSettled = false

  /// Runs the resolve and layout passes; the tree is settled when the offsets are known.
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
        canvas: scene.area, stateTime: epoch.start, time: time)
      session.lazyLengths = epoch.lazyLengths
      session.animations = epoch.animations
      var context = ResolveContext(
        path: ViewPath(), environment: environment, scope: TransactionScope(transaction),
        session: session)
      if !scene.area.safeArea.isEmpty { session.observed.insert(.safeArea) }
      context.environment.container = session.note(ContainerBox(size: scene.area.safeRect.size))
      context.environment.namedColors = session.colors
      return (context, resolve(LayeredScene(view), in: context).nodes)
    }
    var environment = scene.environment
    var (context, nodes) = begin(environment)
    // The preferred color scheme is known after resolving; the tree is resolved again with it.
    if let preferred = context.session.preferredColorScheme,
      preferred != environment.colorScheme
    {
      environment.colorScheme = preferred
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
  }

  isolated deinit { session.end() }

  /// The placed root.
  var placed: Placed { layout.root }

  /// Whether geometry readers outside of lazy rows wait for their contents since the layout was made.
  var needsSettling: Bool { !isSettled && session.observed.contains(.readersInLayout) }

  /// The settle step of a new layout: makes the contents of geometry readers and preference layers,
  /// which may have further scroll views; none if the layout has them.
  ///
  /// What is in a scroll view that is not `isPlaced` waits: it has no frame yet. Without the condition
  /// all are.
  func settle(
    where isPlaced: (@MainActor (PlacedScrollView) -> Bool)? = nil,
    at offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) {
    guard needsSettling else { return }
    layout = SceneLayout(scrolledWhole(offsets: offsets, isPlaced: isPlaced).settled)
    isSettled = isPlaced.map { isPlaced in layout.scrollViews.allSatisfy { isPlaced($0) } } ?? true
  }

  /// The settle step: replaces the contents of geometry readers and preference layers in the layout
  /// by those of a scrolled tree; the rest of the layout stays.
  func settle(_ scrolled: ScrolledView) {
    guard session.observed.contains(.readersInLayout),
      !isSettled || session.observed.contains(.positionReaders)
    else { return }
    layout = SceneLayout(scrolled.settled)
    isSettled = true
  }

  /// Makes `onChange` observe the contents of geometry readers and preference layers.
  func watchContents() {
    guard session.observed.contains(.readers), session.isPlaying else { return }
    root.forEachMade { $0.watchContents() }
  }

  /// Whether the tree is valid at another time of the same epoch.
  func serves(_ moment: Double) -> Bool {
    moment == time || !dependsOnTime
  }

  /// Whether the tree shows an epoch at a moment.
  ///
  /// A tree that was made again between changes of state takes its own time for that of the last
  /// change.
  func serves(_ moment: Double, of epoch: Timeline.Epoch) -> Bool {
    !dependsOnTime || (moment == time && epoch.start == session.stateTime)
  }

  /// Whether all views were made with the tree: it has no lazy rows, and nothing that is made while the
  /// scene scrolls.
  var isComplete: Bool { session.lazyLengths.isEmpty && !makesContentWhileScrolling }

  /// Whether views depend on the time for which the tree was made.
  var dependsOnTime: Bool { session.observed.contains(.timeDependence) }

  /// Whether hosted views of UIKit have changed since the tree was made, in ways that it shows.
  var hasStaleViews: Bool { session.hosted.contains(where: \.isStale) }

  var rootPath: ViewPath { root.path }

  /// Runs the layout pass again, after better estimates of the lengths of lazy rows.
  ///
  /// Geometry readers keep their contents until the tree is settled again.
  func layOutAgain() {
    root.invalidateSizes()
    layout = SceneLayout(LayoutPass.run(root, session: session).withMadeContents)
    isSettled = false
  }

  /// The scroll views outside lazy rows, outermost first.
  var scrollViews: [PlacedScrollView] { layout.scrollViews }

  /// A scroll view in the current layout; one in a lazy row, or removed, is returned unchanged.
  func current(_ scroll: PlacedScrollView) -> PlacedScrollView {
    layout.scrollViews.first { $0.node === scroll.node } ?? scroll
  }

  /// The visible scroll views in lazy rows.
  func scrollViewsInRows(
    offset: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) -> [PlacedScrollView] {
    guard session.observed.contains(.scrollViewsInRows) else { return [] }
    var found: [PlacedScrollView] = []
    func visit(_ view: ScrolledView, isInRow: Bool) {
      if isInRow, let scroll = PlacedScrollView(view.source) { found.append(scroll) }
      let inner = isInRow || view.node.rowAxis != nil
      view.children.forEach { visit($0, isInRow: inner) }
    }
    visit(scrolled(offsets: offset), isInRow: false)
    return found
  }

  /// The scroll views in the lazy rows placed so far, visible or not.
  var scrollViewsInKnownRows: [PlacedScrollView] {
    session.observed.contains(.scrollViewsInRows) ? layout.scrollViewsInKnownRows : []
  }

  /// The gestures of the made views, by path.
  var gestures: [ViewPath: AttachedGesture] {
    var found: [ViewPath: AttachedGesture] = [:]
    root.forEachMade { node in
      if let gesture = node.gesture { found[node.path] = gesture }
    }
    return found
  }

  /// Calls `body` with every made node.
  func forEachMade(_ body: (Node) -> Void) { root.forEachMade(body) }
}
