import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `A retarget` {
  /// The motion of cards of `length` points after a release at `velocity` points per second.
  static func track(
    _ length: CGFloat, velocity: Double, rate: DecelerationRate = .normal
  ) -> ScrollTrack {
    let cards = Column(20, length: length, .vertical)
    let dynamics = ScrollDynamics(
      container: CGSize(width: 390, height: length),
      content: CGSize(width: 390, height: 20 * length),
      rate: rate, behavior: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never)),
      targets: cards.targets)
    let track = ScrollTrack(
      .zero,
      dynamics.settling(
        from: .zero, velocity: CGVector(dx: 0, dy: velocity), at: 0, origin: .zero))
    #expect(track.restingPosition.y > 0)
    return track
  }

  /// The time until they rest, in seconds.
  static func duration(
    _ length: CGFloat, velocity: Double, rate: DecelerationRate = .normal
  ) throws -> Double {
    try #require(track(length, velocity: velocity, rate: rate).settled)
  }

  /// Chosen: no retarget takes longer than the exponential approach at the scroll view's rate.
  @Test func `takes no longer than the exponential approach`() throws {
    for rate in [DecelerationRate.normal, .fast] {
      for length in [100.0, 390, 700, 5000] {
        // Slow enough that the first card is the target.
        for velocity in [250.0, 260, 300] {
          let bound = ExponentialApproach(from: 0, to: length, rate: rate).duration
          #expect(try Self.duration(length, velocity: velocity, rate: rate) <= bound)
        }
      }
    }
    #expect(try Self.duration(390, velocity: 260, rate: .fast) < 0.7)
    #expect(try Self.duration(700, velocity: 260, rate: .fast) < 0.75)
    #expect(try Self.duration(700, velocity: 260) < 3.7)
  }

  @Test func `preserves the velocity, far or near`() {
    for (velocity, rest) in [(1000.0, 480.0), (260, 120)] {
      let cards = Column(200, length: 120, .vertical)
      let dynamics = cards.dynamics(
        container: CGSize(width: 390, height: 600), .vertical,
        behavior: .viewAligned(limitBehavior: .never))
      let track = ScrollTrack(
        .zero,
        dynamics.settling(
          from: .zero, velocity: CGVector(dx: 0, dy: velocity), at: 0, origin: .zero))
      #expect(isClose(track.restingPosition.y, rest, 1e-6))
      #expect(isClose(track.velocity(at: 0).dy, velocity, 2))
    }
    let fast = Self.track(390, velocity: 260, rate: .fast)
    #expect(isClose(fast.velocity(at: 0).dy, 260, 2))
    #expect(fast.velocity(at: 0.1).dy > 1000)
  }
}
