import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Where scroll views begin.
extension Player {
  /// Gives scroll views that have come into the scene their first place.
  ///
  /// Those that have gone stop where they are.
  func placeScrollViews() {
    measureRowsInSight()
    let scrolls = tree.scrollViews
    let paths = Set(scrolls.map(\.path))
    for path in standing.subtracting(paths) {
      timeline.tracks[path]?.cut(at: time)
      refreshes.removeValue(forKey: path)?.cancel()
    }
    for scroll in scrolls where !standing.contains(scroll.path) {
      for _ in 0..<Self.mostMeasurings {
        let scroll = tree.current(scroll)
        begin(scroll, at: scroll.initialOffset)
        let window = CGRect(origin: timelineOffset(scroll), size: scroll.containerSize)
        guard measureRows(of: scroll, passed: [(window, false)]) else { break }
        tree.layOutAgain()
      }
      noteWish(of: scroll)
    }
    standing = paths
  }

  /// Begins the track of a scroll view, or its next life on the track it had before.
  private func begin(_ scroll: PlacedScrollView, at offset: CGPoint) {
    if var track = timeline.tracks[scroll.path], time > 0 {
      track.append(ScrollSegment(resting: offset, from: time, to: time, phase: .idle))
      timeline.tracks[scroll.path] = track
    } else if scroll.hasCustomInitialOffset {
      timeline.tracks[scroll.path] = ScrollTrack(offset: offset)
    }
  }
}
