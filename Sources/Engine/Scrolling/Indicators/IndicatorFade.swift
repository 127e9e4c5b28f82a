import ScrollworkMotion

/// The opacity of scroll indicators over time.
///
/// They appear at once when content begins to move and stay while it moves; then they wait and fade.
/// A finger that only touches does not make them appear, but keeps those that are fully opaque: they
/// do not begin to fade under a finger.
package enum IndicatorFade {
  /// The delay from the content's rest to the fade, in seconds.
  ///
  /// - Source: chosen: the middle one of three re-implementations, which wait 0, 0.05 and 1.2 s.
  package static let delay = 0.05
  /// The duration of the fade, in seconds; eased at both ends.
  ///
  /// - Source: measured by others: three re-implementations of UIKit agree.
  package static let duration = 0.25
  /// The duration of a flash, in seconds, between a fade in and a fade out of ``duration`` each.
  ///
  /// - Source: measured by others; another re-implementation waits 1.5 s.
  package static let flash = 0.75

  /// The opacity of a scroll view's indicators, from 0 to 1.
  ///
  /// `flashes` are the start times of flashes, in order. A closed form; times may be asked for in any
  /// order. Reads the track back to its last motion only.
  package static func opacity(
    at time: Double, on track: ScrollTrack?, flashes: [Double] = []
  ) -> Double {
    max(
      track.map { opacity(at: time, moving: $0) } ?? 0,
      flashes.last { $0 <= time }.map { opacity(since: time - $0) } ?? 0)
  }

  /// The opacity at a time since the start of a flash.
  private static func opacity(since elapsed: Double) -> Double {
    let gone = elapsed - duration - flash
    return gone <= 0
      ? UnitCurve.easeInOut.value(at: min(elapsed / duration, 1))
      : 1 - UnitCurve.easeInOut.value(at: min(gone / duration, 1))
  }

  private static func opacity(at time: Double, moving track: ScrollTrack) -> Double {
    guard let end = shownUntil(time, on: track.segments(begunBy: time)) else { return 0 }
    let progress = (time - end - delay) / duration
    return progress <= 0 ? 1 : 1 - UnitCurve.easeInOut.value(at: progress)
  }

  /// The last time, up to `time`, at which motion or a touch kept the indicators visible; nil if there
  /// was no motion.
  private static func shownUntil(
    _ time: Double, on segments: ArraySlice<ScrollSegment>
  ) -> Double? {
    func end(_ segment: ScrollSegment) -> Double { min(segment.end ?? time, time) }
    guard let last = segments.lastIndex(where: { $0.phase.movesContent }) else { return nil }
    // Fingers that only touched since then.
    return segments[(last + 1)...].filter { $0.phase == .tracking }
      .reduce(end(segments[last])) { shown, touch in
        touch.start <= shown + delay ? end(touch) : shown
      }
  }
}

extension ScrollPhase {
  /// Whether the content moves, or follows a finger.
  fileprivate var movesContent: Bool {
    switch self {
    case .idle, .tracking: false
    case .interacting, .decelerating, .animating: true
    }
  }
}
