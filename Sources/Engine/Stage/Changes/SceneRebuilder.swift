import Foundation
import ScrollworkEffects
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// Makes the tree of the present state, and animates what differs from the tree before.
@MainActor struct SceneRebuilder {
  typealias Context =
    ScrollTrackReading & TreeMaking & AnimationStore & TransitionRecording & StateHosting
    & ProblemReporting

  private let context: any Context
  private let mover: ScrollMover
  private let placer: ScrollViewPlacer
  private let anchors: ScrollAnchorKeeper
  private let insertions: InsertionAndRemovalAnimator
  private let matchedGeometry: MatchedGeometryCoordinator
  private let changes: ChangeMonitor

  init(
    _ context: any Context, mover: ScrollMover, placer: ScrollViewPlacer,
    anchors: ScrollAnchorKeeper, insertions: InsertionAndRemovalAnimator,
    matchedGeometry: MatchedGeometryCoordinator, changes: ChangeMonitor
  ) {
    (self.context, self.mover, self.placer) = (context, mover, placer)
    (self.anchors, self.insertions) = (anchors, insertions)
    (self.matchedGeometry, self.changes) = (matchedGeometry, changes)
  }

  /// Rebuilds the scene if the present tree was made for another time and would look different now.
  func bringUpToTime() {
    if !context.tree.serves(context.time) { rebuild(Transaction(), from: context.tree) }
  }

  /// Resolves and lays out the scene with the present state; `transaction` animates the differences.
  func rebuild(_ transaction: Transaction, from old: SceneTree) {
    context.animations = context.animations.still(at: context.time)
    old.session.supersede()
    let tracks = context.tracks
    let wasRunning = !context.animations.isEmpty
    let reaches = show(transaction, after: old)
    if transaction.animation != nil || context.tree.session.observed.contains(.ownTransactions)
      || wasRunning
    {
      animate(from: old, tracks: tracks, reaches: reaches)
      if wasRunning || !context.animations.isEmpty { show(transaction, after: nil) }
    }
    old.session.findings.forEach { context.report($0.problem) }
    changes.restart()
    mover.keepInRange()
    insertions.endStateOfRemoved()
  }

  /// Makes the tree of the present state, places its scroll views and makes the visible rows.
  ///
  /// Scroll views of the old tree keep their anchors before the readers in them are made for their
  /// frame. Returns how far outside their windows they show views; empty without an old tree.
  @discardableResult private func show(
    _ transaction: Transaction, after old: SceneTree?
  ) -> [ViewPath: CGSize] {
    context.makeTree(transaction)
    var reaches: [ViewPath: CGSize] = [:]
    let keeping = old.map { anchors.keeping(from: $0) }
    placer.place { scrolls in
      guard let keeping else { return }
      reaches.merge(keeping(scrolls)) { first, _ in first }
      mover.keepInRange(scrolls)
    }
    let tree = context.tree
    if let keeping {
      // Which rows are visible depends on the offsets of the scroll views around them.
      let inRows = tree.scrollViewsInRows(offset: context.offsets)
      reaches.merge(keeping(inRows)) { first, _ in first }
      mover.keepInRange(inRows)
    }
    if tree.makesContentWhileScrolling || tree.needsSettling {
      _ = tree.look(around: context.offsets)
    }
    return reaches
  }

  // MARK: Animations

  /// Animates what differs from the old tree; `tracks` are those before the change, `reaches` how far
  /// outside their windows scroll views show views.
  private func animate(
    from old: SceneTree, tracks: [ViewPath: ScrollTrack], reaches: [ViewPath: CGSize]
  ) {
    let (time, tree) = (context.time, context.tree)
    let reach: @MainActor (PlacedScrollView) -> CGSize = { reaches[$0.path] ?? .zero }
    // One that has not moved yet has the initial offset of its old content, which right to left
    // differs from that of the new one.
    let oldOffset: @MainActor (PlacedScrollView) -> CGPoint = { scroll in
      tracks.offset(of: old.current(scroll), at: time)
    }
    let hasMatchedGeometry = old.session.observed.contains(.matchedGeometry)
    let looks = AnimatedAttributes(
      animations: context.animations, time: time, transitions: context.transitions)
    let (before, oldView, matches, effectSources) = asSeenNow(old, at: oldOffset) { before in
      (
        before,
        before.scrolled(offsets: oldOffset, withNeighbors: hasMatchedGeometry, reach: reach),
        before.matches(offsets: oldOffset, looks: looks),
        before.effectSources(offsets: oldOffset, looks: looks)
      )
    }
    let view = tree.scrolled(
      offsets: context.offsets, withNeighbors: hasMatchedGeometry, reach: reach)
    animate(
      from: Snapshot(before, seenAs: oldView, effectSources: effectSources),
      to: Snapshot(tree, seenAs: view, effectSources: effectSources))
    insertions.beginTransitions(from: before, seenAs: oldView)
    if let matches, let now = tree.matches(offsets: context.offsets, looks: looks) {
      matchedGeometry.animate(from: matches, to: now)
    }
  }

  /// Calls `body` with a tree of the old epoch as it was seen just now at some offsets, though it was
  /// made for an earlier moment: motion by schedules and keyframes since then is not part of a change.
  ///
  /// Models cannot be set back; with them the tree is taken as it was made.
  private func asSeenNow<Result>(
    _ old: SceneTree, at offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint,
    _ body: (SceneTree) -> Result
  ) -> Result {
    let host = context.host
    guard !old.serves(context.time), !host.usesReferences,
      let epoch = context.lastEpoch
    else { return body(old) }
    return host.reading(epoch.store, since: epoch.start) {
      var epoch = epoch
      epoch.lazyLengths = old.session.lazyLengths
      let tree = context.tree(of: epoch)
      tree.settle(at: offsets)
      return body(tree)
    }
  }

  /// Animates attributes and texts whose target has changed, or sets them at once, as their
  /// transactions ask.
  private func animate(from before: Snapshot, to after: Snapshot) {
    let (time, running) = (context.time, context.animations.displacements)
    for (key, target) in after.targets {
      guard let old = before.targets[key], !old.value.isEqual(to: target.value) else { continue }
      context.animations.displacements[key] = target.transaction.animation.flatMap { animation in
        Displacement(
          from: old.value, running: running[key], to: target.value, by: animation, at: time)
      }
    }
    for (path, leaf) in after.texts {
      guard let old = before.texts[path], old.leaf.words != leaf.leaf.words else { continue }
      context.animations.fades[path] = leaf.scope?.transaction.animation.flatMap { animation in
        leaf.fades
          ? TextCrossFade(
            old: old, proposal: before.offers[path] ?? .unspecified,
            way: Displacement(by: 1.0, animation, at: time)) : nil
      }
    }
  }
}
