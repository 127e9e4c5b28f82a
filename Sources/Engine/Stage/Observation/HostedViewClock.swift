import Foundation
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// Advances hosted views of UIKit with the scene, tick by tick.
@MainActor struct HostedViewClock {
  typealias Context = SceneClock & TreeProviding & StateHosting & ScreenProviding

  private let context: any Context
  private let geometry: GeometryMonitor
  private let updater: StateUpdater

  init(_ context: any Context, geometry: GeometryMonitor, updater: StateUpdater) {
    (self.context, self.geometry, self.updater) = (context, geometry, updater)
  }

  private var hosted: [UIKitNode] { context.tree.session.hosted }
  private var screens: [TouchScreen] { hosted.map(\.view.touchScreen) }

  /// The next tick, up to `end`, at which a hosted view has something to do; nil if there is none.
  func nextTick(before end: Int) -> Int? {
    guard !hosted.isEmpty else { return nil }
    let (next, following) = (screens.compactMap(\.nextTick).min(), context.tick + 1)
    return next.flatMap { max($0, following) <= end ? max($0, following) : nil }
  }

  /// When the motions in hosted views come to rest, in seconds.
  var restTimes: [Double] { screens.compactMap(\.settled) }

  /// Advances hosted views to this moment, without what they do on its tick.
  func catchUp() {
    for screen in screens { screen.advance(toTouchAt: context.time) }
  }

  /// Lets hosted views do what they do on this tick.
  func advance() {
    guard !hosted.isEmpty else { return }
    let isDue = screens.contains { $0.nextTick.map { $0 <= context.tick } ?? false }
    if isDue {
      geometry.prepareForChanges()
      context.onScreen { screens.forEach { $0.advance(to: context.time) } }
    }
    context.onScreen { hosted.forEach { $0.view.layoutIfNeeded() } }
    // Hosted views that have changed their subviews or sizes need new nodes.
    if hosted.contains(where: \.isStale) { context.host.noteHosted() }
    updater.update()
  }
}
