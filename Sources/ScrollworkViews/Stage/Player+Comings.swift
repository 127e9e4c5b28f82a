import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling

// Views that come into the scene and leave it.
extension Player {
  /// Begins the transitions of views that the present tree has and the old one has not, and of those
  /// that have gone.
  func beginTransitions(from old: SceneTree, seenAs oldView: ScrolledView) {
    let before = old.itemPaths
    let now = tree.itemPaths
    let known = { (path: ViewPath) in now.contains(path) || self.tree.session.claims.mayHave(path) }
    let offset: @MainActor (ScrolledView) -> CGPoint = { old in
      self.tree.scrollViews.first { $0.path == old.node.path }.map(self.timelineOffset)
        ?? old.offset
    }
    let area = tree.scene.area.safeArea
    for gone in oldView.topItems(in: area, offset: offset, where: { !known($0) }) { depart(gone) }
    for item in tree.topItems(where: { !before.contains($0) && !old.session.claims.mayHave($0) }) {
      arrive(item)
    }
  }

  private func arrive(_ item: DynamicItem) {
    let returning = animations.departures.firstIndex { $0.path == item.path }
    let leaving = returning.map { animations.departures.remove(at: $0) }
    guard let animation = item.arrivalAnimation else { return }
    let start = leaving.map { Snapshot([$0.node], without: item.node) }
    let from = Snapshot([item.content(in: .willAppear)], without: item.node)
    let to = Snapshot([item.content(in: .identity)], without: item.node)
    let end = begin(from: start ?? from, to: to, by: animation)
    if end > time { animations.arrivals[item.path] = end }
  }

  private func depart(_ gone: DepartedView) {
    let item = gone.item
    animations.arrivals[item.path] = nil
    guard let scope = tree.session.containers[item.container],
      let animation = item.departureAnimation(scope.transaction)
    else { return }
    let last = item.content(in: .didDisappear)
    let from = Snapshot([item.content(in: .identity)], without: item.node)
    let end = begin(from: from, to: Snapshot([last], without: item.node), by: animation)
    guard end > time else { return }
    let moving = animations.paths
    last.forEachMade { if moving.contains($0.path) { $0.isAnimated = true } }
    let present = tree.paintingPaths
    let place =
      gone.ancestors.last { present.contains($0.path) } ?? (path: tree.rootPath, index: Int.max)
    animations.departures.append(
      Departure(
        node: WrapperNode(
          last, .departed, path: last.path.appending(.view(Departure.name)),
          name: Departure.name),
        path: item.path, base: item.base, lives: item.node.lifeKeys, container: place.path,
        index: place.index, frame: gone.frame, area: gone.area, end: end))
    guard end.isFinite else { return }
    schedule(at: Self.tick(at: end)) { [weak self] in self?.endState(of: item) }
  }

  /// Whether a view that has left is still to be seen, as far as ticks tell.
  func isGoing(_ departure: Departure) -> Bool {
    !departure.end.isFinite || Self.tick(at: departure.end) > tick
  }

  /// Ends the state of views that are not in the scene any more, nor on their way out of it.
  func endStateOfGone() {
    let going = animations.departures.filter(isGoing).map(\.base)
    host.store.keepOnly { key in
      tree.session.claims.keeps(key) || going.contains { key.path.leads(through: $0) }
    }
  }

  /// Ends the state of a view that has gone, unless it has come back in the meantime.
  private func endState(of item: DynamicItem) {
    let leaving = animations.departures.filter { $0.base == item.base }
    guard !leaving.isEmpty, !leaving.contains(where: isGoing) else { return }
    host.departing = host.store
    host.store.keepOnly {
      !$0.path.leads(through: item.base) || tree.session.claims.keeps($0)
    }
  }

  /// Lets attributes go from what they are in one phase to what they are in another; says when the
  /// last one is there.
  private func begin(from: Snapshot, to: Snapshot, by animation: Animation) -> Double {
    var end = time
    for (key, target) in to.targets {
      guard let old = from.targets[key] else { continue }
      let way = Displacement(
        from: old.value, running: animations.displacements[key], to: target.value, by: animation,
        at: time)
      animations.displacements[key] = way
      end = max(end, way?.end ?? end)
    }
    return end
  }
}

/// A view of the scene as it was that is not in it any more.
struct DepartedView {
  let item: DynamicItem
  /// In the coordinates of its scroll view's content, or on the canvas.
  let frame: CGRect
  /// The safe area it stood in, in the same coordinates.
  let area: SafeArea
  /// The views around it, outermost first, and which of their parts it was in.
  let ancestors: [(path: ViewPath, index: Int)]
}

extension ScrolledView {
  /// The outermost items that a question is true for; `offset` is how far a scroll view is scrolled
  /// now.
  @MainActor fileprivate func topItems(
    in area: SafeArea, offset: @MainActor (ScrolledView) -> CGPoint,
    where isMeant: (ViewPath) -> Bool
  ) -> [DepartedView] {
    var found: [DepartedView] = []
    func visit(
      _ closed: ScrolledView, in origin: CGPoint, area: SafeArea,
      ancestors: [(path: ViewPath, index: Int)]
    ) {
      let view = closed.opened
      let frame = view.frame.offsetBy(origin)
      if let item = view.node.item, isMeant(item.path) {
        found.append(DepartedView(item: item, frame: frame, area: area, ancestors: ancestors))
        return
      }
      let innerArea = area.inside(
        view.source,
        frame: view.node is ScrollNode ? CGRect(origin: .zero, size: frame.size) : frame)
      let inner = view.node is ScrollNode ? offset(view) : frame.origin
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

  /// The views that paint several others.
  fileprivate var paintingPaths: Set<ViewPath> {
    var paths: Set<ViewPath> = []
    forEachMade { if $0.paintsParts { paths.insert($0.path) } }
    return paths
  }

  /// The outermost items that a question is true for.
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

extension Node {
  /// Whether the view paints several others, one after another.
  fileprivate var paintsParts: Bool {
    self is LayoutNode || self is LazyStackNode || self is ScrollNode
  }
}
