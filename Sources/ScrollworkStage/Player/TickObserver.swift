import ScrollworkMotion
import ScrollworkViews

/// What is looked at on ticks while the scene moves: position bindings, pulls, rows that appear,
/// schedules and observers of geometry.
@MainActor final class TickObserver {
  private let playback: ScenePlayback
  private let positions: PositionFollower
  private let refreshes: RefreshController
  private let geometry: GeometryMonitor
  private let lifecycle: ViewLifecycle
  private let rebuilder: SceneRebuilder
  private let updater: StateUpdater
  private let transitions: ScrollTransitionRecorder
  private let hosted: HostedViewClock

  init(
    _ playback: ScenePlayback, positions: PositionFollower, refreshes: RefreshController,
    geometry: GeometryMonitor, lifecycle: ViewLifecycle, rebuilder: SceneRebuilder,
    updater: StateUpdater, transitions: ScrollTransitionRecorder, hosted: HostedViewClock
  ) {
    (self.playback, self.positions, self.refreshes) = (playback, positions, refreshes)
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
    transitions.record(at: playback.tick)
  }

  /// The next tick, up to `end`, at which the scene has to be observed; nil if there is none.
  func nextTick(before end: Int) -> Int? {
    let tick = playback.tick
    if needsEveryTick { return tick + 1 <= end ? tick + 1 : nil }
    let wake = wakeTick.flatMap { $0 <= end ? $0 : nil }
    return [wake, hosted.nextTick(before: end)].compactMap { $0 }.min()
  }

  private var needsEveryTick: Bool {
    positions.isFollowing
      || (playback.tree.session.observed.contains(.positionsInRows) && playback.isAnythingScrolling)
      || lifecycle.mayChange || refreshes.mayBegin || transitions.isRecording
      || (geometry.hasObservers && playback.isAnythingScrolling)
  }

  // MARK: Schedules

  /// The next tick at which a schedule changes a value that `onChange` watches.
  private var wakeTick: Int? {
    playback.tree.session.wake.map { max(playback.tick + 1, Tick.first(notBefore: $0)) }
  }

  /// Rebuilds the scene if a watched schedule has another entry by now.
  private func wakeSchedules() {
    guard let wake = playback.tree.session.wake, Tick.first(notBefore: wake) <= playback.tick else {
      return
    }
    rebuilder.rebuild(Transaction(), from: playback.tree)
    geometry.notify()
    playback.commitEpoch()
  }
}
