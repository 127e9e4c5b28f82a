import ScrollworkScrolling
import ScrollworkViews

/// Makes new epochs of state that was written, until no more is.
@MainActor final class StateUpdater {
  private let playback: ScenePlayback
  private let rebuilder: SceneRebuilder
  private let placer: ScrollViewPlacer
  private let positions: PositionFollower
  private let requests: ScrollRequestPerformer
  private let completions: CompletionScheduler
  private let changes: ChangeMonitor
  private let geometry: GeometryMonitor
  private let lifecycle: ViewLifecycle

  init(
    _ playback: ScenePlayback, rebuilder: SceneRebuilder, placer: ScrollViewPlacer,
    positions: PositionFollower, requests: ScrollRequestPerformer,
    completions: CompletionScheduler, changes: ChangeMonitor, geometry: GeometryMonitor,
    lifecycle: ViewLifecycle
  ) {
    (self.playback, self.rebuilder, self.placer) = (playback, rebuilder, placer)
    (self.positions, self.requests, self.completions) = (positions, requests, completions)
    (self.changes, self.geometry, self.lifecycle) = (changes, geometry, lifecycle)
  }

  /// Begins the first epoch.
  func begin() {
    placer.place()
    playback.flashIndicators()
    geometry.notify()
    lifecycle.update()
    playback.commitEpoch()
    update()
  }

  /// Performs an action, and updates the scene by what it wrote.
  func perform(_ action: () -> Void) {
    geometry.prepareForChanges()
    playback.onScreen(action)
    geometry.notify()
    lifecycle.update()
    update()
  }

  /// Rebuilds the scene for every change that waits, and commits an epoch if there was any.
  func update() {
    let host = playback.host
    var (rounds, isChanged) = (0, false)
    playback.isUpdating = true
    defer { playback.isUpdating = false }
    while runTasks() || host.isDirty || host.hasScrollRequests {
      guard rounds < Agenda.mostRounds else {
        playback.reportEndlessChanges()
        host.dropChanges()
        _ = host.takeScrollRequests()
        break
      }
      isChanged = true
      let waiting = host.pendingChangeCount
      if host.isDirty { applyChange() }
      // The target of a scroll request may only just have been made.
      if !host.isDirty, requests.perform() { geometry.notify() }
      // Changes written together are applied one by one; only what they cause counts as a round.
      if host.pendingChangeCount >= waiting { rounds += 1 }
    }
    if isChanged { playback.commitEpoch() }
  }

  /// Rebuilds the scene for the first change that waits.
  private func applyChange() {
    let host = playback.host
    // Rows made since the last change show the values they watch as they were.
    changes.notify(Transaction())
    let transaction = host.takeChange()
    let (old, running) = (playback.tree, playback.animations)
    host.departing = host.store
    rebuilder.rebuild(transaction, from: old)
    let motions = positions.followBindings(transaction)
    completions.schedule(transaction, since: running, motions: motions)
    playback.flashIndicators()
    host.showAllChanges()
    geometry.notify(transaction.withoutCompletions)
    lifecycle.update()
  }

  /// Runs asynchronous code as far as it can go; returns whether it changed anything.
  private func runTasks() -> Bool {
    let (host, ran) = (playback.host, playback.agenda.executor.runAll())
    if !ran.isDone { playback.reportEndlessChanges() }
    return ran.any && (host.isDirty || host.hasScrollRequests)
  }
}
