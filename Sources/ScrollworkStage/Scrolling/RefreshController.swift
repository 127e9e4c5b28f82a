import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Begins refreshes of scroll views that are pulled down, and moves their content back afterwards.
@MainActor final class RefreshController {
  private let playback: ScenePlayback
  private let mover: ScrollMover
  /// The tasks of refreshes in progress.
  private var tasks: [ViewPath: AnyCancellable] = [:]

  init(_ playback: ScenePlayback, mover: ScrollMover) {
    (self.playback, self.mover) = (playback, mover)
  }

  /// Whether a finger may pull a scroll view far enough.
  var mayBegin: Bool {
    mover.hasDrags && visibleScrollViews.contains { canBegin($0) }
  }

  private var visibleScrollViews: [PlacedScrollView] {
    let tree = playback.tree
    return tree.scrollViews + tree.scrollViewsInRows(offset: playback.offset)
  }

  private func canBegin(_ scroll: PlacedScrollView) -> Bool {
    guard let drag = mover.drag(of: scroll), scroll.isRefreshable else { return false }
    // A finger that came down during a refresh begins no other.
    return !drag.hasRefreshed && drag.held == 0 && scroll.held == 0
  }

  /// Begins the refresh of every scroll view that a finger has pulled far enough.
  func beginPulled() {
    guard mover.hasDrags else { return }
    for scroll in visibleScrollViews where canBegin(scroll) {
      guard let action = scroll.configuration.refresh,
        playback.timeline.tracks[scroll.path]?.phase(at: playback.time) == .interacting,
        scroll.pull(at: playback.offset(of: scroll)) >= Refreshing.triggerDistance
      else { continue }
      let path = scroll.path
      playback.noteChange(at: action.location)
      mover.noteRefresh(of: path)
      playback.host.write(Refreshing(since: playback.time), to: ScrollNode.refreshKey(path))
      tasks[path] = begin(action.perform, reportedAt: action.location) { [weak self] in
        self?.end(path)
      }
    }
  }

  /// Cancels the refresh of a scroll view that has been removed.
  func cancel(_ path: ViewPath) { tasks.removeValue(forKey: path)?.cancel() }

  /// Ends a refresh that is done: the content is no longer held down.
  private func end(_ path: ViewPath) {
    guard !playback.isEnded else { return }
    tasks[path] = nil
    let key = ScrollNode.refreshKey(path)
    guard let refreshing = playback.host.store[key] as? Refreshing, refreshing.isOn else { return }
    playback.noteChange(in: path)
    playback.host.write(refreshing.over(at: playback.time), to: key)
  }

  /// Lets a moving scroll view come to rest where a refresh control holds it now.
  ///
  /// Under a finger the content keeps following.
  func settleHeld(_ scroll: PlacedScrollView) {
    if mover.remakeDrag(of: scroll) { return }
    let time = playback.time
    guard playback.isMoving(scroll), let track = playback.timeline.tracks[scroll.path],
      let end = track.settled
    else { return }
    let rest = track.offset(at: end)
    guard playback.tree.current(scroll).dynamics.clamped(rest) != rest else { return }
    if track.phase(at: time) == .decelerating {
      mover.settle(scroll, velocity: track.velocity(at: time))
    } else {
      mover.move(scroll) { _, dynamics, offset in
        dynamics.scroll(to: rest, from: offset, at: time, animation: .standard)
      }
    }
  }
}
