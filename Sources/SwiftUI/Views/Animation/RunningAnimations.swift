import Foundation
import ScrollworkEffects
import ScrollworkGeometry

/// All running animations of a scene at a time, except scrolling.
package struct RunningAnimations {
  /// The displacements of animated attributes.
  package var displacements: [AttributeKey: Displacement] = [:]

  /// The running cross-fades of texts.
  package var fades: [ViewPath: TextCrossFade] = [:]
  /// The views being inserted, and the end times of their insertions, in seconds.
  package var arrivals: [ViewPath: Double] = [:]
  /// The groups of matched views that move from one source to another.
  package var flights: [MatchedKey: MatchedGeometryAnimation] = [:]
  /// The removed views that are still drawn.
  package var departures: [Departure] = []

  package init() {}

  package var isEmpty: Bool {
    displacements.isEmpty && fades.isEmpty && arrivals.isEmpty && flights.isEmpty
      && departures.isEmpty
  }

  /// The paths of views with a running animation.
  package var paths: Set<ViewPath> {
    Set(displacements.keys.map(\.path) + fades.keys + departures.map(\.container))
  }

  /// The displacements of all attributes, fades and flights, in no order.
  package var ways: [Displacement] {
    displacements.values + fades.values.map(\.way) + flights.values.map(\.way)
  }

  /// The displacements that begin at `time`, without those that `old` began then by the same
  /// animation.
  package func ways(begunAt time: Double, since old: RunningAnimations) -> [Displacement] {
    func begun<Key>(_ now: [Key: Displacement], _ old: [Key: Displacement]) -> [Displacement] {
      now.filter { key, new in
        new.start == time
          && !(old[key].map { $0.start == time && $0.animation == new.animation } ?? false)
      }
      .map(\.value)
    }
    return begun(displacements, old.displacements)
      + begun(fades.mapValues(\.way), old.fades.mapValues(\.way))
      + begun(flights.mapValues(\.way), old.flights.mapValues(\.way))
  }

  /// The animations that are not over at a time.
  package func still(at time: Double) -> RunningAnimations {
    var copy = self
    copy.displacements = displacements.filter { time < $0.value.end }
    copy.fades = fades.filter { time < $0.value.way.end }
    copy.arrivals = arrivals.filter { time < $0.value }
    copy.flights = flights.filter { time < $0.value.way.end }
    copy.departures = departures.filter { time < $0.end }
    return copy
  }
}
