package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// The continuation of `track` when the scroll view changes from `old` to this one; nil if the track
  /// stays valid.
  ///
  /// A deceleration continues if it meets no end, before or now; otherwise it settles anew from its
  /// velocity. Content at rest stays at an end at which it is, and is moved back between the ends.
  /// Animated scrolls continue, but to an end at which they would have ended, and not to an offset at
  /// which content may no longer rest.
  ///
  /// `origin` is the offset at which the gesture began.
  ///
  /// - Source: chosen. That content at an end stays there when insets change is seen by others.
  package func continuation(
    of track: ScrollTrack, at time: Double, after old: ScrollDynamics, origin: CGPoint
  ) -> [ScrollSegment]? {
    let place = track.offset(at: time)
    switch track.phase(at: time) {
    case .tracking, .interacting: return nil
    case .animating:
      let goal = track.settled.map { track.offset(at: $0) } ?? place
      let kept = keptAtEnds(goal, after: old)
      var next = goal
      for axis in Axis.allCases where old.range(axis).contains(goal[axis]) {
        next[axis] = kept[axis]
      }
      guard next != goal else { return nil }
      return scroll(
        to: next, from: place, at: time, animation: .standard, for: track.purpose(at: time),
        isClamped: false)
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

  /// The offset of content at rest, which was at `place` in the dynamics `old`.
  private func keptAtEnds(_ place: CGPoint, after old: ScrollDynamics) -> CGPoint {
    var kept = clamped(place)
    for axis in Axis.allCases {
      let (before, now) = (old.range(axis), range(axis))
      // Content at the beginning stays at it; the beginning moves with the insets only.
      if place[axis] == before.lowerBound, before.lowerBound != now.lowerBound {
        kept[axis] = now.lowerBound
      }
    }
    return kept
  }
}

extension ScrollTrack {
  /// The purpose of the animated scroll at a time.
  package func purpose(at time: Double) -> ScrollPurpose {
    segments(begunBy: time).last?.purpose ?? .offset
  }

  /// Whether the content scrolls to the top after a tap on the status bar.
  package func isScrollingToTop(at time: Double) -> Bool {
    phase(at: time) == .animating && purpose(at: time) == .top
  }

  /// The velocity with which a new motion continues the track, in points per second.
  package func momentum(at time: Double) -> CGVector {
    guard let segment = segments.last(where: { $0.start <= time }),
      segment.end.map({ time < $0 }) ?? true
    else { return .zero }
    return CGVector(
      dx: segment.horizontal.momentum(at: time), dy: segment.vertical.momentum(at: time))
  }
}

extension AxisMotion {
  /// The velocity with which a new motion continues this one, in points per second.
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
