package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// How content goes on that moves along `track` when the scroll view changes from `old` to this one;
  /// nil if it just goes on.
  ///
  /// Content that slows down goes on if it meets no end, before or now; otherwise it comes to rest
  /// anew, as fast as it is. Content that rests stays at an end at which it is, and is brought back
  /// between the ends. Animated scrolls go on: where they lead was said by somebody.
  ///
  /// `origin` is where the content was when the gesture began.
  ///
  /// - Source: chosen. That content at an end stays there when insets change is seen by others.
  package func continuation(
    of track: ScrollTrack, at time: Double, after old: ScrollDynamics, origin: CGPoint
  ) -> [ScrollSegment]? {
    let place = track.offset(at: time)
    switch track.phase(at: time) {
    case .tracking, .interacting, .animating: return nil
    case .decelerating:
      let rest = track.settled.map { track.offset(at: $0) } ?? place
      if old.isInside(rest), isInside(rest), clamped(place) == place { return nil }
      return settling(
        from: place, velocity: track.momentum(at: time), at: time, origin: origin)
    case .idle:
      let kept = keptAtEnds(place, after: old)
      guard kept != place else { return nil }
      return [ScrollSegment(resting: kept, from: time, to: time, phase: .idle)]
    }
  }

  /// Where content is that was at `place` when the scroll view was as `old` says.
  private func keptAtEnds(_ place: CGPoint, after old: ScrollDynamics) -> CGPoint {
    var kept = clamped(place)
    for axis in Axis.allCases {
      let (before, now) = (old.range(axis), range(axis))
      // An end that was moved takes along what was at it: only the insets move the beginning.
      if place[axis] == before.lowerBound, before.lowerBound != now.lowerBound {
        kept[axis] = now.lowerBound
      }
    }
    return kept
  }
}

extension ScrollTrack {
  /// The speed that a new beginning needs to go on as the track does, in points per second.
  package func momentum(at time: Double) -> CGVector {
    guard let segment = segments.last(where: { $0.start <= time }),
      segment.end.map({ time < $0 }) ?? true
    else { return .zero }
    return CGVector(
      dx: segment.horizontal.momentum(at: time), dy: segment.vertical.momentum(at: time))
  }
}

extension AxisMotion {
  /// The speed that a new beginning needs to go on like this, in points per second.
  func momentum(at time: Double) -> Double {
    guard time < end else { return 0 }
    let elapsed = max(0, time - start)
    switch formula {
    case .deceleration(let motion): return motion.momentum(at: elapsed)
    case .bounce(let motion, _): return motion.momentum(at: elapsed)
    default: return velocity(at: time)
    }
  }
}
