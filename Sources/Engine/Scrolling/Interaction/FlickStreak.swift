import Foundation
package import ScrollworkEnvironment
package import ScrollworkGeometry

/// A streak of fast flicks in one direction, each during the deceleration after the one before: from
/// the fourth on, content travels farther.
///
/// - Source: measured by others: a published analysis of UIKit and WebKit's own scroll views agree on
///   all numbers.
package struct FlickStreak: Hashable, Sendable {
  /// The minimum speed of the finger at the release, in points per second.
  package static let minimumReleaseSpeed = 600.0
  /// The speed of the finger below which a drag ends the streak, in points per second.
  package static let minimumDragSpeed = 130.0
  /// The longest time between a release and the next touch, in seconds.
  package static let longestPause = 1.0
  /// The number of flicks after which the next one is boosted.
  package static let unboosted = 3
  /// The drag distance that counts whole, in points.
  package static let wholeDistance = 240.0
  /// The greatest part of it that counts.
  package static let greatestPart = 0.9
  /// The greatest boost.
  package static let greatestBoost = 16.0

  private struct Direction: Hashable { var axis: Axis, isForward: Bool }

  /// The number of flicks so far.
  package private(set) var count = 0
  /// The factor of the displacement after the last release.
  package private(set) var boost = 1.0
  private var direction: Direction?
  /// The time of the last release, in seconds.
  private var last = -Double.infinity

  /// No flicks.
  package init() {}

  /// A touch comes down on content that has moved along `track`: the streak ends if the content is not
  /// decelerating between its ends any more, or too late.
  package mutating func touch(at time: Double, on track: ScrollTrack) {
    let isCoasting = direction.map { track.isCoasting(along: $0.axis, at: time) } ?? false
    if !isCoasting || time - last > Self.longestPause + 1e-9 { self = FlickStreak() }
  }

  /// The finger drags at a speed, in points per second.
  package mutating func drag(at speed: Double) {
    if speed < Self.minimumDragSpeed { self = FlickStreak() }
  }

  /// The finger lifts, after a drag over `displacement` since its recognition.
  package mutating func release(
    _ release: FingerPath.Release, after displacement: CGVector, at time: Double
  ) {
    let speed = Double(hypot(release.latest.dx, release.latest.dy))
    // Rounding must not stop a finger that is just fast enough.
    guard speed >= Self.minimumReleaseSpeed - 1e-6 else {
      self = FlickStreak()
      return
    }
    let axis: Axis = abs(release.latest.dx) > abs(release.latest.dy) ? .horizontal : .vertical
    let direction = Direction(axis: axis, isForward: release.latest[axis] > 0)
    if direction != self.direction { self = FlickStreak() }
    if count >= Self.unboosted {
      let part = min(abs(Double(displacement[axis])) / Self.wholeDistance, Self.greatestPart)
      let step = (1 + Double(count - Self.unboosted) / 2) * part
      boost = min(boost + step, Self.greatestBoost)
    }
    count += 1
    (self.direction, last) = (direction, time)
  }

  /// A whole drag by a finger that has been recognized, from its recognition to the release.
  package mutating func follow(_ finger: FingerPath, since recognition: FingerPath.Recognition) {
    let samples = finger.samples.filter { $0.time >= recognition.time }
    for (before, after) in zip(samples, samples.dropFirst()) {
      drag(at: FingerPath.speed(from: before, to: after))
    }
    let end = finger.position(at: finger.lift)
    let displacement = CGVector(
      dx: end.x - finger.start.x - recognition.displacement.dx,
      dy: end.y - finger.start.y - recognition.displacement.dy)
    release(finger.release, after: displacement, at: finger.lift)
  }
}

extension ScrollTrack {
  /// Whether the content decelerates between its ends along an axis.
  func isCoasting(along axis: Axis, at time: Double) -> Bool {
    guard phase(at: time) == .decelerating, let segment = segments(begunBy: time).last else {
      return false
    }
    let motion = axis == .horizontal ? segment.horizontal : segment.vertical
    if case .deceleration = motion.formula, time < motion.end { return true }
    return false
  }
}

extension FingerPath {
  /// The speed between two samples, in points per second.
  package static func speed(from before: Sample, to after: Sample) -> Double {
    Double(hypot(after.place.x - before.place.x, after.place.y - before.place.y))
      / (after.time - before.time)
  }
}

extension EnvironmentValues {
  private enum RepeatedFlicksKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether repeated flicks travel farther; see ``FlickStreak``.
  package var boostsRepeatedFlicks: Bool {
    get { self[RepeatedFlicksKey.self] }
    set { self[RepeatedFlicksKey.self] = newValue }
  }
}
