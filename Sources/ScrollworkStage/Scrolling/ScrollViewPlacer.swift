import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Gives scroll views that are inserted into the scene their initial offset, and stops those removed.
@MainActor final class ScrollViewPlacer {
  typealias Context = ScrollTrackRecording & StateHosting

  private let context: any Context
  private let rows: LazyRowMeasurer
  private let refreshes: RefreshController
  /// The scroll views in the scene now.
  private var placed: Set<ViewPath> = []

  init(_ context: any Context, refreshes: RefreshController) {
    (self.context, self.refreshes) = (context, refreshes)
    rows = LazyRowMeasurer(context)
  }

  /// Whether a scroll view was in the scene outside of lazy rows when scroll views were last placed.
  func hasPlaced(_ scroll: PlacedScrollView) -> Bool { placed.contains(scroll.path) }

  /// Places scroll views that have been inserted; those removed stop where they are.
  func place() {
    rows.measureVisible()
    let scrolls = context.tree.scrollViews
    let paths = Set(scrolls.map(\.path))
    for path in placed.subtracting(paths) {
      context.cutTrack(of: path)
      refreshes.cancel(path)
    }
    for scroll in scrolls where !placed.contains(scroll.path) {
      for _ in 0..<LazyRowMeasurer.mostRounds {
        let scroll = context.tree.current(scroll)
        begin(scroll, at: scroll.initialOffset)
        guard rows.measureVisible(scroll) else { break }
        context.tree.layOutAgain()
      }
      context.host.rememberWish(of: scroll)
    }
    placed = paths
  }

  /// Begins the track of a scroll view, or continues the one that it had when it was removed.
  private func begin(_ scroll: PlacedScrollView, at offset: CGPoint) {
    let time = context.time
    if var track = context.tracks[scroll.path], time > 0 {
      track.append(ScrollSegment(resting: offset, from: time, to: time, phase: .idle))
      context.record(track, for: scroll.path)
    } else if scroll.hasCustomInitialOffset {
      context.record(ScrollTrack(offset: offset), for: scroll.path)
    }
  }
}
