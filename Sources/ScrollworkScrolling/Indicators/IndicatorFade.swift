import ScrollworkMotion

/// When scroll indicators show.
///
/// They appear at once when content begins to move and stay while it does; then they wait and fade.
/// A finger that only touches does not make them appear, but keeps them where they still show in
/// full: they do not begin to fade under a finger.
package enum IndicatorFade {
  /// How long indicators stay when the content has come to rest, in seconds.
  ///
  /// - Source: chosen: the middle one of three re-implementations, which wait 0, 0.05 and 1.2 s.
  package static let delay = 0.05
  /// How long they take to fade, in seconds, slowly at both ends.
  ///
  /// - Source: measured by others: three re-implementations of UIKit agree.
  package static let duration = 0.25
  /// How long they stay when they show without a motion, in seconds; they come and go in
  /// ``duration``.
  ///
  /// - Source: measured by others; another re-implementation waits 1.5 s.
  package static let flash = 0.75

  /// How visible the indicators of a scroll view are: from 0, not at all, to 1.
  ///
  /// `flashes` are the moments, in order, at which they began to show without a motion. A closed form,
  /// so times may be asked for in any order. Looks no farther back than to the last motion.
  package static func opacity(
    at time: Double, on track: ScrollTrack?, flashes: [Double] = []
  ) -> Double {
    max(
      track.map { opacity(at: time, moving: $0) } ?? 0,
      flashes.last { $0 <= time }.map { opacity(since: time - $0) } ?? 0)
  }

  /// How visible indicators are a time after they began to show without a motion.
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

  /// The last moment up to `time` at which something kept the indicators in view; nil if nothing
  /// ever did.
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
  /// Whether the content moves, or a finger has it.
  fileprivate var movesContent: Bool {
    switch self {
    case .idle, .tracking: false
    case .interacting, .decelerating, .animating: true
    }
  }
}
