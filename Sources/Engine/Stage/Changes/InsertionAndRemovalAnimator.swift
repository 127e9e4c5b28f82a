import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Animates views that are inserted into the scene and removed from it, and ends the state of the
/// latter.
@MainActor struct InsertionAndRemovalAnimator {
  typealias Context = ScrollTrackReading & AnimationStore & StateHosting & ActionScheduling

  private let context: any Context

  init(_ context: any Context) { self.context = context }

  private var tree: SceneTree { context.tree }

  /// Begins the transitions of views that the present tree has and the old one has not, and of those
  /// that only the old one has.
  func beginTransitions(from old: SceneTree, seenAs oldView: ScrolledView) {
    let tree = tree
    let before = old.itemPaths
    let now = tree.itemPaths
    let known = { (path: ViewPath) in now.contains(path) || tree.session.claims.mayHave(path) }
    let offset: @MainActor (ScrolledView) -> CGPoint = { [context] old in
      tree.scrollViews.first { $0.path == old.node.path }.map(context.offsets) ?? old.offset
    }
    let area = tree.scene.area.safeArea
    for gone in oldView.topItems(in: area, offset: offset, where: { !known($0) }) { remove(gone) }
    for item in tree.topItems(where: { !before.contains($0) && !old.session.claims.mayHave($0) }) {
      insert(item)
    }
  }

  private func insert(_ item: DynamicItem) {
    let returning = context.animations.departures.firstIndex { $0.path == item.path }
    let leaving = returning.map { context.animations.departures.remove(at: $0) }
    guard let animation = item.insertionAnimation else { return }
    let start = leaving.map { Snapshot([$0.node], without: item.node) }
    let from = Snapshot([item.content(in: .willAppear)], without: item.node)
    let to = Snapshot([item.content(in: .identity)], without: item.node)
    let end = begin(from: start ?? from, to: to, by: animation)
    if end > context.time { context.animations.arrivals[item.path] = end }
  }

  private func remove(_ gone: RemovedView) {
    let (item, tree) = (gone.item, tree)
    context.animations.arrivals[item.path] = nil
    guard let scope = tree.session.scope(ofContainer: item.container),
      let animation = item.removalAnimation(scope.transaction)
    else { return }
    let last = item.content(in: .didDisappear)
    let from = Snapshot([item.content(in: .identity)], without: item.node)
    let end = begin(from: from, to: Snapshot([last], without: item.node), by: animation)
    guard end > context.time else { return }
    let moving = context.animations.paths
    last.forEachMade { if moving.contains($0.path) { $0.isAnimated = true } }
    let present = tree.paintingPaths
    let container =
      gone.ancestors.last { present.contains($0.path) } ?? (path: tree.rootPath, index: Int.max)
    context.animations.departures.append(
      Departure(
        node: WrapperNode(
          last, .departed, path: last.path.appending(.view(Departure.name)),
          name: Departure.name),
        path: item.path, base: item.base, lives: item.node.lifecycleEffectKeys,
        container: container.path,
        index: container.index, frame: gone.frame, area: gone.area, end: end))
    guard end.isFinite else { return }
    context.schedule(at: Tick.first(notBefore: end)) { [weak context] in
      if let context { Self.endState(of: item, in: context) }
    }
  }

  /// Animates attributes from their values in one phase to those in another; returns when the last one
  /// arrives, in seconds.
  private func begin(from: Snapshot, to: Snapshot, by animation: Animation) -> Double {
    var end = context.time
    for (key, target) in to.targets {
      guard let old = from.targets[key] else { continue }
      let displacement = Displacement(
        from: old.value, running: context.animations.displacements[key], to: target.value,
        by: animation, at: context.time)
      context.animations.displacements[key] = displacement
      end = max(end, displacement?.end ?? end)
    }
    return end
  }

  // MARK: The end of state

  /// Ends the state of views that are neither in the scene nor drawn while their removal is animated.
  func endStateOfRemoved() {
    let (tick, tree) = (context.tick, tree)
    let leaving = context.animations.departures.filter { $0.isVisible(atTick: tick) }.map(\.base)
    context.host.store.keepOnly { key in
      tree.session.claims.keeps(key) || leaving.contains { key.path.leads(through: $0) }
    }
  }

  /// Ends the state of a removed view, unless it has been inserted again in the meantime.
  private static func endState(of item: DynamicItem, in context: any Context) {
    let (host, tick, tree) = (context.host, context.tick, context.tree)
    let leaving = context.animations.departures.filter { $0.base == item.base }
    guard !leaving.isEmpty, !leaving.contains(where: { $0.isVisible(atTick: tick) }) else { return }
    host.departing = host.store
    host.store.keepOnly {
      !$0.path.leads(through: item.base) || tree.session.claims.keeps($0)
    }
  }
}

/// A view of the old tree that the present one lacks.
private struct RemovedView {
  let item: DynamicItem
  /// In the coordinates of its scroll view's content, or on the canvas.
  let frame: CGRect
  /// The safe area around it, in the same coordinates.
  let area: SafeArea
  /// The views around it, outermost first, and which of their parts it was in.
  let ancestors: [(path: ViewPath, index: Int)]
}

extension ScrolledView {
  /// The outermost items that meet a condition; `offset` is the present offset of a scroll view.
  @MainActor fileprivate func topItems(
    in area: SafeArea, offset: @MainActor (ScrolledView) -> CGPoint,
    where isMeant: (ViewPath) -> Bool
  ) -> [RemovedView] {
    var found: [RemovedView] = []
    func visit(
      _ closed: ScrolledView, in origin: CGPoint, area: SafeArea,
      ancestors: [(path: ViewPath, index: Int)]
    ) {
      let view = closed.opened
      let frame = view.frame.offsetBy(origin)
      if let item = view.node.item, isMeant(item.path) {
        found.append(RemovedView(item: item, frame: frame, area: area, ancestors: ancestors))
        return
      }
      let isScrolled = view.node.scrolledAxes != nil
      let innerArea = area.inside(
        view.source, frame: isScrolled ? CGRect(origin: .zero, size: frame.size) : frame)
      let inner = isScrolled ? offset(view) : frame.origin
      for (index, child) in view.children.enumerated() {
        let paints = view.node.paintsParts
        visit(
          child, in: inner, area: innerArea,
          ancestors: paints ? ancestors + [(view.node.path, index)] : ancestors)
      }
    }
    visit(self, in: .zero, area: area, ancestors: [])
    return found
  }
}

extension SceneTree {
  /// All items that have been made.
  fileprivate var itemPaths: Set<ViewPath> {
    var paths: Set<ViewPath> = []
    forEachMade { if let item = $0.item { paths.insert(item.path) } }
    return paths
  }

  /// The views that paint several children.
  fileprivate var paintingPaths: Set<ViewPath> {
    var paths: Set<ViewPath> = []
    forEachMade { if $0.paintsParts { paths.insert($0.path) } }
    return paths
  }

  /// The outermost items that meet a condition.
  fileprivate func topItems(where isMeant: (ViewPath) -> Bool) -> [DynamicItem] {
    var found: [DynamicItem] = []
    func visit(_ node: Node) {
      if let item = node.item, isMeant(item.path) { return found.append(item) }
      node.madeChildren.forEach(visit)
    }
    visit(root)
    return found
  }
}
