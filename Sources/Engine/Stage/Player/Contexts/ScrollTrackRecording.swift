import Foundation
import ScrollworkScrolling
import ScrollworkViews

/// The present scroll views, and the tracks of those that have moved.
@MainActor protocol ScrollTrackReading: SceneClock, TreeProviding {
  var tracks: ScrollTracks { get }
}

/// The record of scroll motions.
@MainActor protocol ScrollTrackRecording: ScrollTrackReading {
  /// Replaces the track of a scroll view.
  func record(_ track: ScrollTrack, for path: ViewPath)
  /// Ends the motion of a scroll view now.
  func cutTrack(of path: ViewPath)
}

extension ScrollTrackReading {
  /// The track of a scroll view; one that never moved rests at its initial offset.
  func track(of scroll: PlacedScrollView) -> ScrollTrack {
    tracks.track(of: tree.current(scroll))
  }

  /// The content offset of a scroll view now.
  func offset(of scroll: PlacedScrollView) -> CGPoint {
    track(of: scroll).offset(at: time)
  }

  /// The content offsets of scroll views now, for passes.
  var offsets: @MainActor (PlacedScrollView) -> CGPoint {
    { [self] scroll in offset(of: scroll) }
  }

  /// Whether a scroll view moves now, or a finger holds it.
  func isMoving(_ scroll: PlacedScrollView) -> Bool {
    tracks[scroll.path].map { $0.phase(at: time) != .idle } ?? false
  }

  /// Whether any scroll view still moves.
  var isAnythingScrolling: Bool {
    tracks.values.contains { track in track.settled.map { $0 > time } ?? true }
  }
}
