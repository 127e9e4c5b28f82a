import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Gives scroll views that are inserted into the scene their initial offset, and stops those removed.
@MainActor final class ScrollViewPlacer {
  private let playback: ScenePlayback
  private let rows: LazyRowMeasurer
  private let refreshes: RefreshController
  /// The scroll views in the scene now.
  private var placed: Set<ViewPath> = []

  init(_ playback: ScenePlayback, refreshes: RefreshController) {
    (self.playback, self.refreshes) = (playback, refreshes)
    rows = LazyRowMeasurer(playback)
  }

  /// Whether a scroll view was in the scene outside of lazy rows when scroll views were last placed.
  func hasPlaced(_ scroll: PlacedScrollView) -> Bool { placed.contains(scroll.path) }

  /// Places scroll views that have been inserted; those removed stop where they are.
  func place() {
    rows.measureVisible()
    let scrolls = playback.tree.scrollViews
    let paths = Set(scrolls.map(\.path))
    for path in placed.subtracting(paths) {
      playback.timeline.tracks[path]?.cut(at: playback.time)
      refreshes.cancel(path)
    }
    for scroll in scrolls where !placed.contains(scroll.path) {
      for _ in 0..<LazyRowMeasurer.mostRounds {
        let scroll = playback.tree.current(scroll)
        begin(scroll, at: scroll.initialOffset)
        guard rows.measureVisible(scroll) else { break }
        playback.tree.layOutAgain()
      }
      playback.host.rememberWish(of: scroll)
    }
    placed = paths
  }

  /// Begins the track of a scroll view, or continues the one that it had when it was removed.
  private func begin(_ scroll: PlacedScrollView, at offset: CGPoint) {
    let time = playback.time
    if var track = playback.timeline.tracks[scroll.path], time > 0 {
      track.append(ScrollSegment(resting: offset, from: time, to: time, phase: .idle))
      playback.timeline.tracks[scroll.path] = track
    } else if scroll.hasCustomInitialOffset {
      playback.timeline.tracks[scroll.path] = ScrollTrack(offset: offset)
    }
  }
}
