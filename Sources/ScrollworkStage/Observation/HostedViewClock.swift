import Foundation
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// Advances hosted views of UIKit with the scene, tick by tick.
@MainActor struct HostedViewClock {
  private let playback: ScenePlayback
  private let geometry: GeometryMonitor
  private let updater: StateUpdater

  init(_ playback: ScenePlayback, geometry: GeometryMonitor, updater: StateUpdater) {
    (self.playback, self.geometry, self.updater) = (playback, geometry, updater)
  }

  private var hosted: [UIKitNode] { playback.tree.session.hosted }
  private var screens: [TouchScreen] { hosted.map(\.view.touchScreen) }

  /// The next tick, up to `end`, at which a hosted view has something to do; nil if there is none.
  func nextTick(before end: Int) -> Int? {
    guard !hosted.isEmpty else { return nil }
    let (next, following) = (screens.compactMap(\.nextTick).min(), playback.tick + 1)
    return next.flatMap { max($0, following) <= end ? max($0, following) : nil }
  }

  /// When the motions in hosted views come to rest, in seconds.
  var restTimes: [Double] { screens.compactMap(\.settled) }

  /// Advances hosted views to this moment, without what they do on its tick.
  func catchUp() {
    for screen in screens { screen.advance(toTouchAt: playback.time) }
  }

  /// Lets hosted views do what they do on this tick.
  func advance() {
    guard !hosted.isEmpty else { return }
    let isDue = screens.contains { $0.nextTick.map { $0 <= playback.tick } ?? false }
    if isDue {
      geometry.prepareForChanges()
      playback.onScreen { screens.forEach { $0.advance(to: playback.time) } }
    }
    // Hosted views that have changed their subviews or sizes need new nodes.
    if hosted.contains(where: \.isStale) { playback.host.noteHosted() }
    updater.update()
  }
}
