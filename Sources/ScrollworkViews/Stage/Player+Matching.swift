import Foundation
import ScrollworkMotion

// Groups of matching views whose source is another view than before.
extension Player {
  /// Lets groups fly from the view that was their source to the one that is.
  func beginFlights(from before: MatchPass, to after: MatchPass) {
    let old = before.sources
    reportCrowds(in: after)
    for (key, source) in after.sources {
      guard let previous = old[key], previous.path != source.path else { continue }
      guard let animation = source.scope?.transaction.animation,
        let start = before.frame(of: key)
      else {
        animations.flights[key] = nil
        continue
      }
      let running = animations.flights[key]
      animations.flights[key] = Flight(
        origin: running.map(Flight.Origin.flight) ?? .view(previous.path), start: start,
        goal: source.path, way: Displacement(by: 1.0, animation, at: time))
    }
  }

  /// Says which groups have more than one source, if some have.
  func reportCrowds(in matches: MatchPass) {
    for crowd in matches.crowded {
      report(
        .severalSources(
          id: SpelledID.spell(crowd.geometry.key.id), at: "\(crowd.geometry.location)"))
    }
  }
}
