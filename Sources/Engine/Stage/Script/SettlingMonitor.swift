import Foundation
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// When the scene and its scroll views come to rest, as far as is known now.
@MainActor struct SettlingMonitor {
  typealias Context = ScrollTrackReading & AnimationReading

  private let context: any Context
  private let hosted: HostedViewClock
  private let transitions: ScrollTransitionRecorder
  private let resizes: ResizedScrollSettler

  init(
    _ context: any Context, hosted: HostedViewClock, transitions: ScrollTransitionRecorder,
    resizes: ResizedScrollSettler
  ) {
    (self.context, self.hosted) = (context, hosted)
    (self.transitions, self.resizes) = (transitions, resizes)
  }

  /// The first tick at which everything rests.
  var settledTick: Int {
    let (tick, time) = (context.tick, context.time)
    let ends =
      context.tracks.values.map { $0.settled ?? time }
      + context.animations.ways.map(\.end) + hosted.restTimes + [transitions.end]
    let rest = ends.filter(\.isFinite).map(Tick.first(notBefore:)).max() ?? tick
    // A scroll view resized while moving may move on.
    return resizes.isEmpty ? rest : max(rest, tick) + 1
  }

  /// The first tick at which a scroll view rests; `Int.max` if it never does.
  func settledTick(of view: any ScrollingView) -> Int {
    let end = view.track.settled ?? .infinity
    guard end.isFinite else { return .max }
    return max(
      Tick.first(notBefore: end), resizes.contains(view.path) ? context.tick + 1 : 0)
  }
}
