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
  /// The maximum number of rounds, each of which places scroll views and makes the readers in them.
  ///
  /// - Source: chosen; one for each scroll view around another in a geometry reader, and one for rows
  ///   of other lengths than estimated.
  private static let mostRounds = 64

  /// The scroll views in the scene now.
  private var placed: Set<ViewPath> = []

  init(_ context: any Context, refreshes: RefreshController) {
    (self.context, self.refreshes) = (context, refreshes)
    rows = LazyRowMeasurer(context)
  }

  /// Whether a scroll view was in the scene outside of lazy rows when scroll views were last placed.
  func hasPlaced(_ scroll: PlacedScrollView) -> Bool { placed.contains(scroll.path) }

  /// Places scroll views that have been inserted; those removed stop where they are.
  ///
  /// The tree is settled from the outside in: geometry readers make their contents when all scroll
  /// views around them have their offsets, and the scroll views in these contents are placed next.
  /// `adjust` moves scroll views that have just been found, before anything in them is made.
  func place(_ adjust: ([PlacedScrollView]) -> Void = { _ in }) {
    var (found, rounds): (Set<ViewPath>, Int) = ([], 0)
    rows.measureVisible()
    repeat {
      rounds += 1
      let scrolls = context.tree.scrollViews.filter { !found.contains($0.path) }
      for scroll in scrolls where !placed.contains(scroll.path) { place(scroll) }
      found.formUnion(scrolls.map(\.path))
      adjust(scrolls)
      guard context.tree.needsSettling else { break }
      context.tree.settle(where: { [found] in found.contains($0.path) }, at: context.offsets)
    } while (rows.measureVisible() || context.tree.needsSettling) && rounds < Self.mostRounds
    for path in placed.subtracting(found) {
      context.cutTrack(of: path)
      refreshes.cancel(path)
    }
    placed = found
  }

  /// Gives an inserted scroll view its initial offset.
  private func place(_ scroll: PlacedScrollView) {
    for _ in 0..<LazyRowMeasurer.mostRounds {
      let scroll = context.tree.current(scroll)
      begin(scroll, at: scroll.initialOffset)
      guard rows.measureVisible(scroll) else { break }
      context.tree.layOutAgain()
    }
    context.host.rememberWish(of: scroll)
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
