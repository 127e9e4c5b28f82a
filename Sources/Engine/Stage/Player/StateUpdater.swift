import ScrollworkScrolling
import ScrollworkViews

/// Makes new epochs of state that was written, until no more is.
@MainActor final class StateUpdater {
  typealias Context =
    TreeProviding & AnimationReading & StateHosting & EpochUpdating & ScreenProviding

  private let context: any Context
  private let rebuilder: SceneRebuilder
  private let placer: ScrollViewPlacer
  private let positions: PositionFollower
  private let requests: ScrollRequestPerformer
  private let completions: CompletionScheduler
  private let changes: ChangeMonitor
  private let geometry: GeometryMonitor
  private let lifecycle: ViewLifecycle
  private let indicators: IndicatorFlasher

  init(
    _ context: any Context, rebuilder: SceneRebuilder, placer: ScrollViewPlacer,
    positions: PositionFollower, requests: ScrollRequestPerformer,
    completions: CompletionScheduler, changes: ChangeMonitor, geometry: GeometryMonitor,
    lifecycle: ViewLifecycle, indicators: IndicatorFlasher
  ) {
    (self.context, self.rebuilder, self.placer) = (context, rebuilder, placer)
    (self.positions, self.requests, self.completions) = (positions, requests, completions)
    (self.changes, self.geometry) = (changes, geometry)
    (self.lifecycle, self.indicators) = (lifecycle, indicators)
  }

  /// Begins the first epoch.
  func begin() {
    placer.place()
    indicators.flash()
    geometry.notify()
    lifecycle.update()
    context.commitEpoch()
    update()
  }

  /// Performs an action, and updates the scene by what it wrote.
  func perform(_ action: () -> Void) {
    geometry.prepareForChanges()
    context.onScreen(action)
    geometry.notify()
    lifecycle.update()
    update()
  }

  /// Performs work that a body has deferred before this tick, and updates the scene by what it wrote.
  ///
  /// Geometry readers are not evaluated for this tick with the state that the work replaces.
  func performDeferred(_ work: () -> Void) {
    context.tree.session.keepingContents { geometry.prepareForChanges() }
    context.onScreen(work)
    guard !context.host.isDirty else { return update() }
    geometry.notify()
    lifecycle.update()
    update()
  }

  /// Rebuilds the scene for every change that waits, and commits an epoch if there was any.
  func update() {
    context.updatingEpoch {
      if applyChanges() { context.commitEpoch() }
    }
  }

  /// Rebuilds the scene for every change that waits; returns whether there was any.
  private func applyChanges() -> Bool {
    let host = context.host
    var (rounds, isChanged) = (0, false)
    while runTasks() || host.isDirty || host.hasScrollRequests {
      guard rounds < Agenda.mostRounds else {
        context.reportEndlessChanges()
        host.dropChanges()
        _ = host.takeScrollRequests()
        break
      }
      isChanged = true
      let waiting = host.pendingChangeCount
      if host.isDirty { applyChange() }
      // The target of a scroll request may only just have been made.
      if !host.isDirty, requests.perform() { geometry.notify() }
      _ = runTasks()
      // Changes written together are applied one by one; only what they cause counts as a round.
      if host.pendingChangeCount >= waiting { rounds += 1 }
    }
    return isChanged
  }

  /// Rebuilds the scene for the first change that waits.
  private func applyChange() {
    let host = context.host
    // Rows made since the last change show the values they watch as they were.
    changes.notify(Transaction())
    let transaction = host.takeChange()
    let (old, running) = (context.tree, context.animations)
    host.departing = host.store
    rebuilder.rebuild(transaction, from: old)
    let motions = positions.followBindings(transaction)
    completions.schedule(transaction, since: running, motions: motions)
    indicators.flash()
    host.showAllChanges()
    geometry.notify(transaction.withoutCompletions)
    lifecycle.update()
  }

  /// Runs asynchronous code as far as it can go; returns whether it changed anything.
  private func runTasks() -> Bool {
    let (host, ran) = (context.host, context.runAsynchronousCode())
    if !ran.isDone { context.reportEndlessChanges() }
    return ran.any && (host.isDirty || host.hasScrollRequests)
  }
}
