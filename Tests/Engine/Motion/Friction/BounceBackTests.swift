import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `Bounce back` {
  struct Run: Sendable {
    let origin: Double
    let velocity: Double
    let rate: DecelerationRate
    let distances: [Double]
  }

  static let times = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0]

  /// Source: computed from the published steps.
  static let runs = [
    Run(
      origin: 0, velocity: 1000, rate: .normal,
      distances: [16.019, 28.757, 33.139, 28.665, 22.059, 11.049, 4.936, 2.074, 0.207, 0.019]),
    Run(
      origin: 0, velocity: 4000, rate: .normal,
      distances: [
        64.076, 115.027, 132.555, 114.661, 88.236, 44.197, 19.743, 8.295, 0.826, 0.075,
      ]),
    Run(
      origin: 0, velocity: 1000, rate: .fast,
      distances: [14.745, 23.658, 22.973, 17.069, 11.487, 4.617, 1.745, 0.646, 0.053, 0.004]),
    Run(
      origin: 100, velocity: 0, rate: .normal,
      distances: [
        81.7907, 60.5006, 36.6032, 22.1452, 13.3980, 4.9041, 1.7951, 0.6570, 0.0533, 0.0043,
      ]),
  ]

  @Test(arguments: runs) func `returns as published`(run: Run) {
    let motion = BounceBack(from: run.origin, velocity: run.velocity, rate: run.rate)
    for (time, distance) in zip(Self.times, run.distances) where time < motion.duration {
      #expect(isClose(motion.position(at: time), distance, 6e-4), "at \(time)")
    }
  }

  @Test(arguments: [
    (DecelerationRate.normal, 33.3005, 0.09074), (.fast, 24.7500, 0.06897),
  ]) func `has the published farthest point`(rate: DecelerationRate, peak: Double, time: Double) {
    let motion = BounceBack(from: 0, velocity: 1000, rate: rate)
    #expect(isClose(motion.position(at: time), peak, 6e-5))
    #expect(isClose(motion.velocity(at: time), 0, 0.2))
  }

  /// From rest to half a point.
  ///
  /// Source: computed from the published steps.
  @Test(arguments: [(20, 0.367), (50, 0.458), (100, 0.527), (200, 0.596)])
  func `returns from rest in the published time`(origin: Double, time: Double) {
    let motion = BounceBack(from: origin, velocity: 0, rate: .normal)
    #expect(isClose(motion.position(at: time), 0.5, 5e-3))
  }

  @Test func `ends only at the edge`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let motion = BounceBack(
        from: Double.random(in: -300...300, using: &generator),
        velocity: Double.random(in: -5000...5000, using: &generator), rate: .normal)
      let before = motion.position(at: motion.duration - 1e-9)
      #expect(abs(before) <= BounceBack.restDistance + 1e-6)
      #expect(motion.position(at: motion.duration) == 0)
    }
  }

  @Test func `its velocity is the slope of its position`() {
    let motion = BounceBack(from: 30, velocity: 800, rate: .normal)
    for time in [0.01, 0.1, 0.3] {
      let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
      #expect(isClose(motion.velocity(at: time), slope, 1e-3))
    }
  }

  @Test func `has a crossing time when its momentum leads inside`() throws {
    let motion = BounceBack(from: -50, velocity: 1500, rate: .normal)
    let time = try #require(motion.crossing)
    #expect(isClose(motion.position(at: time), 0, 1e-9))
    #expect(motion.momentum(at: time) > 0)
    #expect(BounceBack(from: -50, velocity: 60, rate: .normal).crossing == nil)
    #expect(BounceBack(from: 50, velocity: 1500, rate: .normal).crossing == nil)
    #expect(BounceBack(from: 0, velocity: 1500, rate: .normal).crossing == nil)
  }
}
