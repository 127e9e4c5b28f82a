import Foundation
import ScrollworkScrolling
import ScrollworkViews

/// The tracks of the scroll views that have moved, by path.
typealias ScrollTracks = [ViewPath: ScrollTrack]

extension ScrollTracks {
  /// The track of a scroll view; one that never moved rests at its initial offset.
  @MainActor func track(of scroll: PlacedScrollView) -> ScrollTrack {
    self[scroll.path] ?? ScrollTrack(offset: scroll.initialOffset)
  }

  /// The content offset of a scroll view at a time, in points.
  @MainActor func offset(of scroll: PlacedScrollView, at time: Double) -> CGPoint {
    track(of: scroll).offset(at: time)
  }
}
