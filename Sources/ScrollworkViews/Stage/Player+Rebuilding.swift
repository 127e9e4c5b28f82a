import Foundation
import ScrollworkEffects
import ScrollworkLayout
import ScrollworkScrolling

// How a new moment of the scene is made of state that was written, and what is animated by that.
extension Player {
  /// Resolves and lays out the scene with the state as it is now.
  func rebuild(_ transaction: Transaction, from old: SceneTree) {
    animations = animations.still(at: time)
    old.session.isOver = true
    let offsets = timeline.tracks
    let wasRunning = !animations.isEmpty
    show(transaction)
    let reaches = keepPlaces(from: old)
    let reach: @MainActor (PlacedScrollView) -> CGSize = { reaches[$0.path] ?? .zero }
    keepInRange()
    if transaction.animation != nil || tree.session.hasOwnTransactions || wasRunning {
      let oldOffset: @MainActor (PlacedScrollView) -> CGPoint = { scroll in
        // One that nothing has moved yet stands where its old content begins, which from right to
        // left is not where the new one does.
        offsets[scroll.path]?.offset(at: self.time)
          ?? old.current(scroll).initialOffset
      }
      let flies = old.session.hasMatches
      let looks = FixedLooks(animations: animations, time: time)
      let (before, oldView, matches) = asSeenNow(old) { before in
        (
          before, before.scrolled(offsets: oldOffset, withNeighbors: flies, reach: reach),
          before.matches(offsets: oldOffset, looks: looks)
        )
      }
      let view = tree.scrolled(offsets: timelineOffset, withNeighbors: flies, reach: reach)
      animate(from: Snapshot(before, seenAs: oldView), to: Snapshot(tree, seenAs: view))
      beginTransitions(from: before, seenAs: oldView)
      if let matches, let now = tree.matches(offsets: timelineOffset, looks: looks) {
        beginFlights(from: matches, to: now)
      }
      if wasRunning || !animations.isEmpty { show(transaction) }
    }
    old.session.findings.forEach { report($0.problem) }
    watched = 0
    keepInRange()
    endStateOfGone()
  }

  /// Looks at a scene as it was seen just now, though it was made for an earlier moment of its epoch:
  /// what schedules and keyframes have moved since then is not part of a change.
  ///
  /// Models cannot be gone back to; with them a scene is taken as it was made.
  private func asSeenNow<Result>(_ old: SceneTree, _ body: (SceneTree) -> Result) -> Result {
    guard !old.serves(time), !host.usesReferences, let epoch = timeline.epochs.last else {
      return body(old)
    }
    return host.looking(at: epoch.store) {
      var epoch = epoch
      epoch.lazyLengths = old.session.lazyLengths
      return body(makeTree(epoch, transaction: Transaction()))
    }
  }

  /// Lets attributes that have another target than before go there, or jump, as their transactions
  /// say.
  private func animate(from before: Snapshot, to after: Snapshot) {
    let running = animations.displacements
    for (key, target) in after.targets {
      guard let old = before.targets[key], !old.value.isEqual(to: target.value) else { continue }
      animations.displacements[key] = target.transaction.animation.flatMap { animation in
        Displacement(
          from: old.value, running: running[key], to: target.value, by: animation, at: time)
      }
    }
    for (path, leaf) in after.texts {
      guard let old = before.texts[path], old.leaf.words != leaf.leaf.words else { continue }
      animations.fades[path] = leaf.scope?.transaction.animation.flatMap { animation in
        leaf.fades
          ? ContentFade(
            old: old, proposal: before.offers[path] ?? .unspecified,
            way: Displacement(by: 1.0, animation, at: time)) : nil
      }
    }
  }

  /// Puts down what is to be done when the animations of a change are over; `old` is what was on its
  /// way before, `motions` is what scrolls because of it.
  func complete(_ transaction: Transaction, since old: Running, motions: [MotionEnd]) {
    let begun = animations.ways(begunAt: time, since: old)
      .map { MotionEnd(end: $0.end, logicalEnd: $0.logicalEnd) }
    complete(transaction, after: begun + motions)
  }

  /// Puts down what is to be done when some motions are over.
  ///
  /// What waits for several changes is done once, when the last of them is over.
  func complete(_ transaction: Transaction, after motions: [MotionEnd]) {
    for completion in transaction.completions {
      let ends = motions.map { completion.criteria == .removed ? $0.end : $0.logicalEnd }
      let end = ends.max() ?? time
      // What goes on for ever is never over.
      let due = end.isFinite ? max(tick + 1, Self.tick(at: end)) : .max
      completion.due = max(completion.due, due)
      guard due < .max else { continue }
      schedule(at: due) { [unowned self] in
        guard !completion.isDone, tick >= completion.due else { return }
        completion.isDone = true
        completion.action()
      }
    }
  }

  /// Makes the tree of the state as it is now, with the scroll views in their places and the rows in
  /// sight made.
  private func show(_ transaction: Transaction) {
    tree = makeTree(
      currentEpoch(lazyLengths: tree.session.lazyLengths), transaction: transaction)
    placeScrollViews()
    if tree.session.readsPlace { _ = tree.look(around: timelineOffset) }
  }
}
