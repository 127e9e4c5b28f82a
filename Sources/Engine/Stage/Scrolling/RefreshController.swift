import Foundation
import ScrollworkGeometry
import ScrollworkPublishers
import ScrollworkScrolling
import ScrollworkViews

/// Begins refreshes of scroll views that are pulled down, and moves their content back afterwards.
@MainActor final class RefreshController {
  typealias Context = ScrollTrackReading & ActionCalling

  private let context: any Context
  private let mover: ScrollMover
  /// The tasks of refreshes in progress.
  private var tasks: [ViewPath: AnyCancellable] = [:]

  init(_ context: any Context, mover: ScrollMover) {
    (self.context, self.mover) = (context, mover)
  }

  /// Whether a finger may pull a scroll view far enough.
  var mayBegin: Bool {
    mover.hasDrags && visibleScrollViews.contains { canBegin($0) }
  }

  private var visibleScrollViews: [PlacedScrollView] {
    let tree = context.tree
    return tree.scrollViews + tree.scrollViewsInRows(offset: context.offsets)
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
        context.tracks[scroll.path]?.phase(at: context.time) == .interacting,
        scroll.pull(at: context.offset(of: scroll)) >= Refreshing.triggerDistance
      else { continue }
      let path = scroll.path
      context.noteChange(at: action.location)
      mover.noteRefresh(of: path)
      context.host.write(Refreshing(since: context.time), to: ScrollNode.refreshKey(path))
      tasks[path] = begin(action.perform, reportedAt: action.location) { [weak self] in
        self?.end(path)
      }
    }
  }

  /// Cancels the refresh of a scroll view that has been removed.
  func cancel(_ path: ViewPath) { tasks.removeValue(forKey: path)?.cancel() }

  /// Ends a refresh that is done: the content is no longer held down.
  private func end(_ path: ViewPath) {
    guard !context.isEnded else { return }
    tasks[path] = nil
    let key = ScrollNode.refreshKey(path)
    guard let refreshing = context.host.store[key] as? Refreshing, refreshing.isOn else { return }
    context.noteChange(in: path)
    context.host.write(refreshing.over(at: context.time), to: key)
  }

  /// Lets a moving scroll view come to rest where a refresh control holds it now.
  ///
  /// Under a finger the content keeps following.
  func settleHeld(_ scroll: PlacedScrollView) {
    if mover.remakeDrag(of: scroll) { return }
    let time = context.time
    guard context.isMoving(scroll), let track = context.tracks[scroll.path],
      let end = track.settled
    else { return }
    let rest = track.offset(at: end)
    guard context.tree.current(scroll).dynamics.clamped(rest) != rest else { return }
    if track.phase(at: time) == .decelerating {
      mover.settle(scroll, velocity: track.momentum(at: time))
    } else {
      mover.move(scroll) { _, dynamics, offset in
        dynamics.scroll(
          to: rest, from: offset, at: time, animation: .standard, for: track.purpose(at: time))
      }
    }
  }
}
