import Foundation
import ScrollworkMotion
import ScrollworkViews

/// Animates groups of matched views whose source has changed.
@MainActor struct MatchedGeometryCoordinator {
  private let playback: ScenePlayback

  init(_ playback: ScenePlayback) { self.playback = playback }

  /// Animates groups from the frame of their old source to that of the new one.
  func animate(from before: MatchPass, to after: MatchPass) {
    let old = before.sources
    reportExtraSources(in: after)
    for (key, source) in after.sources {
      guard let previous = old[key], previous.path != source.path else { continue }
      guard let animation = source.scope?.transaction.animation,
        let start = before.frame(of: key)
      else {
        playback.animations.flights[key] = nil
        continue
      }
      let running = playback.animations.flights[key]
      playback.animations.flights[key] = MatchedGeometryAnimation(
        origin: running.map(MatchedGeometryAnimation.Origin.flight) ?? .view(previous.path),
        start: start,
        goal: source.path, way: Displacement(by: 1.0, animation, at: playback.time))
    }
  }

  /// Reports the groups of the present scene with more than one source.
  func reportExtraSources() {
    let looks = AnimatedAttributes(animations: playback.animations, time: playback.time)
    playback.tree.matches(offsets: playback.offset, looks: looks).map(reportExtraSources)
  }

  private func reportExtraSources(in matches: MatchPass) {
    for extra in matches.crowded {
      playback.report(
        .severalSources(
          id: IDSpelling.spell(extra.geometry.key.id), at: "\(extra.geometry.location)"))
    }
  }
}
