import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

// Scroll views that are pulled down to refresh what they show.
extension Player {
  /// Whether a finger has a scroll view that it may pull far enough.
  var mayRefresh: Bool {
    !grips.isEmpty && scrollNodesInSight.contains { waitsForPull($0) }
  }

  private var scrollNodesInSight: [PlacedScrollView] {
    tree.scrollViews + tree.scrollViewsInRows(offset: timelineOffset)
  }

  private func waitsForPull(_ scroll: PlacedScrollView) -> Bool {
    guard let grip = grips[scroll.path], scroll.canRefresh else { return false }
    // One that came down while a refresh went on begins no other.
    return !grip.hasRefreshed && grip.held == 0 && scroll.held == 0
  }

  /// Lets fingers that have pulled far enough begin what they begin.
  func meetPulls() {
    guard !grips.isEmpty else { return }
    for scroll in scrollNodesInSight where waitsForPull(scroll) {
      guard let action = scroll.configuration.refresh,
        timeline.tracks[scroll.path]?.phase(at: time) == .interacting,
        scroll.pull(at: timelineOffset(scroll)) >= Refreshing.triggerDistance
      else { continue }
      let path = scroll.path
      noteChange(at: action.location)
      grips[path]?.hasRefreshed = true
      host.write(Refreshing(since: time), to: ScrollNode.refreshKey(path))
      refreshes[path] = begin(action.perform, reportedAt: action.location) { [weak self] in
        self?.endRefresh(of: path)
      }
    }
  }

  /// Lets the content of a scroll view go that is held down.
  private func endRefresh(of path: ViewPath) {
    refreshes[path] = nil
    let key = ScrollNode.refreshKey(path)
    guard let refreshing = host.store[key] as? Refreshing, refreshing.isOn else { return }
    noteChange(in: path)
    host.write(refreshing.over(at: time), to: key)
  }

  /// Lets a scroll view that moves come to rest where it is held now.
  ///
  /// Under a finger the content goes on as it did.
  func takeUpHold(_ scroll: PlacedScrollView) {
    if let grip = grips[scroll.path] {
      return move(scroll) { _, dynamics, _ in grip.segments(dynamics, from: self.time) }
    }
    guard isMoving(scroll), let track = timeline.tracks[scroll.path], let end = track.settled
    else { return }
    let rest = track.offset(at: end)
    guard tree.current(scroll).dynamics.clamped(rest) != rest else { return }
    let (phase, velocity) = (track.phase(at: time), track.velocity(at: time))
    move(scroll) { _, dynamics, place in
      phase == .decelerating
        ? dynamics.settling(from: place, velocity: velocity, at: self.time, origin: place)
        : dynamics.scroll(to: rest, from: place, at: self.time, animation: .standard)
    }
  }
}
