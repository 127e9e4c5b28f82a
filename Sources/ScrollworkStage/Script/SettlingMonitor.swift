import Foundation
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// When the scene and its scroll views come to rest, as far as is known now.
@MainActor struct SettlingMonitor {
  private let playback: ScenePlayback
  private let hosted: HostedViewClock
  private let transitions: ScrollTransitionRecorder
  private let resizes: ResizedScrollSettler

  init(
    _ playback: ScenePlayback, hosted: HostedViewClock, transitions: ScrollTransitionRecorder,
    resizes: ResizedScrollSettler
  ) {
    (self.playback, self.hosted) = (playback, hosted)
    (self.transitions, self.resizes) = (transitions, resizes)
  }

  /// The first tick at which everything rests.
  var settledTick: Int {
    let (tick, time) = (playback.tick, playback.time)
    let ends =
      playback.timeline.tracks.values.map { $0.settled ?? time }
      + playback.animations.ways.map(\.end) + hosted.restTimes + [transitions.end]
    let rest = ends.filter(\.isFinite).map(Tick.first(notBefore:)).max() ?? tick
    // A scroll view resized while moving may move on.
    return resizes.isEmpty ? rest : max(rest, tick) + 1
  }

  /// The first tick at which a scroll view rests; `Int.max` if it never does.
  func settledTick(of view: any ScrollingView) -> Int {
    let end = view.track.settled ?? .infinity
    guard end.isFinite else { return .max }
    return max(
      Tick.first(notBefore: end), resizes.contains(view.path) ? playback.tick + 1 : 0)
  }
}
