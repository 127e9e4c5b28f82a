import Foundation
import ScrollworkMotion
import ScrollworkViews

/// Animates groups of matched views whose source has changed.
@MainActor struct MatchedGeometryCoordinator {
  typealias Context = ScrollTrackReading & AnimationStore & ProblemReporting

  private let context: any Context

  init(_ context: any Context) { self.context = context }

  /// Animates groups from the frame of their old source to that of the new one.
  func animate(from before: MatchedGeometryPass, to after: MatchedGeometryPass) {
    let old = before.sources
    reportExtraSources(in: after)
    for (key, source) in after.sources {
      guard let previous = old[key], previous.path != source.path else { continue }
      guard let animation = source.scope?.transaction.animation,
        let start = before.frame(of: key)
      else {
        context.animations.flights[key] = nil
        continue
      }
      let running = context.animations.flights[key]
      context.animations.flights[key] = MatchedGeometryAnimation(
        origin: running.map(MatchedGeometryAnimation.Origin.flight) ?? .view(previous.path),
        start: start,
        goal: source.path, way: Displacement(by: 1.0, animation, at: context.time))
    }
  }

  /// Reports the groups of the present scene with more than one source.
  func reportExtraSources() {
    let looks = AnimatedAttributes(animations: context.animations, time: context.time)
    context.tree.matches(offsets: context.offsets, looks: looks).map(reportExtraSources)
  }

  private func reportExtraSources(in matches: MatchedGeometryPass) {
    for extra in matches.crowded {
      context.report(
        .severalSources(
          id: IDSpelling.spell(extra.geometry.key.id), at: "\(extra.geometry.location)"))
    }
  }
}
