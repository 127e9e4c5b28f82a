import ScrollworkMotion
import ScrollworkViews

/// What is looked at on ticks while the scene moves: position bindings, pulls, rows that appear,
/// schedules and observers of geometry.
@MainActor final class TickObserver {
  typealias Context = ScrollTrackReading & EpochRecording

  private let context: any Context
  private let positions: PositionFollower
  private let refreshes: RefreshController
  private let geometry: GeometryMonitor
  private let lifecycle: ViewLifecycle
  private let rebuilder: SceneRebuilder
  private let updater: StateUpdater
  private let transitions: ScrollTransitionRecorder
  private let hosted: HostedViewClock

  init(
    _ context: any Context, positions: PositionFollower, refreshes: RefreshController,
    geometry: GeometryMonitor, lifecycle: ViewLifecycle, rebuilder: SceneRebuilder,
    updater: StateUpdater, transitions: ScrollTransitionRecorder, hosted: HostedViewClock
  ) {
    (self.context, self.positions, self.refreshes) = (context, positions, refreshes)
    (self.geometry, self.lifecycle, self.rebuilder) = (geometry, lifecycle, rebuilder)
    (self.updater, self.transitions, self.hosted) = (updater, transitions, hosted)
  }

  /// Observes the scene at the present tick.
  func observe() {
    geometry.prepareForChanges()
    positions.followFingers()
    refreshes.beginPulled()
    lifecycle.update()
    wakeSchedules()
    if geometry.hasObservers { geometry.notify() }
    updater.update()
    transitions.record(at: context.tick)
  }

  /// The next tick, up to `end`, at which the scene has to be observed; nil if there is none.
  func nextTick(before end: Int) -> Int? {
    let tick = context.tick
    if needsEveryTick { return tick + 1 <= end ? tick + 1 : nil }
    let wake = wakeTick.flatMap { $0 <= end ? $0 : nil }
    return [wake, hosted.nextTick(before: end)].compactMap { $0 }.min()
  }

  private var needsEveryTick: Bool {
    positions.isFollowing
      || (context.tree.session.observed.contains(.positionsInRows) && context.isAnythingScrolling)
      || lifecycle.mayChange || refreshes.mayBegin || transitions.isRecording
      || (geometry.hasObservers && context.isAnythingScrolling)
  }

  // MARK: Schedules

  /// The next tick at which a schedule changes a value that `onChange` watches.
  private var wakeTick: Int? {
    context.tree.session.wake.map { max(context.tick + 1, Tick.first(notBefore: $0)) }
  }

  /// Rebuilds the scene if a watched schedule has another entry by now.
  private func wakeSchedules() {
    guard let wake = context.tree.session.wake, Tick.first(notBefore: wake) <= context.tick else {
      return
    }
    rebuilder.rebuild(Transaction(), from: context.tree)
    geometry.notify()
    context.commitEpoch()
  }
}
