import TestSupport
import Testing

@testable import ScrollworkMotion

/// Displacements, remaining speeds, stops and landings of UIKit's deceleration.
///
/// Source of all rows: computed from the published formulas, as steps of a display frame.
@Suite struct `A deceleration` {
  struct Run: Sendable {
    let rate: DecelerationRate
    let velocity: Double
    let displacements: [Double]
  }

  static let times = [0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0]

  static let runs = [
    Run(
      rate: .normal, velocity: 1000,
      displacements: [90.535, 164.644, 225.307, 315.612, 387.825, 431.603, 474.231, 489.897]),
    Run(
      rate: .normal, velocity: 2000,
      displacements: [181.070, 329.288, 450.615, 631.224, 775.650, 863.206, 948.462, 979.794]),
    Run(
      rate: .normal, velocity: -1500,
      displacements: [
        -135.803, -246.966, -337.961, -473.418, -581.738, -647.404, -711.346, -734.846,
      ]),
    Run(
      rate: .fast, velocity: 1000,
      displacements: [62.763, 85.736, 94.145, 98.350, 98.947, 98.996, 99, 99]),
    Run(
      rate: .fast, velocity: 2000,
      displacements: [125.526, 171.472, 188.290, 196.699, 197.895, 197.991, 198, 198]),
    Run(
      rate: .fast, velocity: -1500,
      displacements: [
        -94.144, -128.604, -141.217, -147.524, -148.421, -148.494, -148.5, -148.5,
      ]),
  ]

  @Test(arguments: runs) func `covers the published distances until rest`(run: Run) {
    let motion = Deceleration(from: 40, velocity: run.velocity, rate: run.rate)
    for (time, displacement) in zip(Self.times, run.displacements) where time < motion.duration {
      #expect(isClose(motion.position(at: time) - 40, displacement, 6e-4), "at \(time)")
    }
  }

  @Test(arguments: [
    (
      DecelerationRate.normal,
      [0.818567, 0.670052, 0.548482, 0.367511, 0.222795, 0.135065, 0.049638, 0.018242]
    ),
    (.fast, [0.366032, 0.133980, 0.049041, 0.006570, 0.000533]),
  ]) func `keeps the published fraction of its velocity`(rate: DecelerationRate, parts: [Double]) {
    let motion = Deceleration(from: 0, velocity: 1e6, rate: rate)
    for (time, part) in zip(Self.times, parts) {
      #expect(isClose(motion.momentum(at: time) / 1e6, part, 6e-7), "at \(time)")
    }
  }

  /// Velocity, then for both rates the stop in milliseconds and the formula's target in points.
  static let stops: [(Double, Double, Double, Double, Double)] = [
    (250, 1607.8, 119.880, 320.3, 23.880), (600, 2045.1, 294.705, 407.4, 58.705),
    (1000, 2300.3, 494.505, 458.2, 98.504), (1500, 2502.8, 744.255, 498.6, 148.254),
    (2000, 2646.5, 994.005, 527.2, 198.003), (4000, 2992.7, 1993.004, 596.1, 397.002),
  ]

  @Test(arguments: stops) func `stops where and when published`(
    velocity: Double, normalTime: Double, normalTarget: Double, fastTime: Double,
    fastTarget: Double
  ) {
    for (rate, time, target) in [
      (DecelerationRate.normal, normalTime, normalTarget), (.fast, fastTime, fastTarget),
    ] {
      let motion = Deceleration(from: 0, velocity: velocity, rate: rate)
      #expect(isClose(motion.duration * 1000, time, 0.06))
      // The sum of the steps is the target times the rate's step share.
      #expect(isClose(motion.restingPosition, target * rate.discretizationFactor, 1e-3))
      #expect(isClose(motion.position(at: motion.duration - 1e-9), motion.restingPosition, 1e-6))
      #expect(motion.position(at: motion.duration) == motion.restingPosition)
    }
  }

  @Test func `has the published constants`() {
    #expect(isClose(DecelerationRate.normal.perSecond, 2.0020027, 1e-7))
    #expect(isClose(DecelerationRate.fast.perSecond, 10.0503359, 1e-7))
    #expect(isClose(DecelerationRate.normal.discretizationFactor, 0.9989993, 1e-7))
    #expect(isClose(DecelerationRate.fast.discretizationFactor, 0.9949832, 1e-7))
  }

  @Test func `equals steps of any length`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let velocity = Double.random(in: -5000...5000, using: &generator)
      let whole = Deceleration(from: 0, velocity: velocity, rate: .normal)
      guard whole.duration > 0 else { continue }
      let split = Double.random(in: 0..<whole.duration, using: &generator)
      let rest = Deceleration(
        from: whole.position(at: split), velocity: whole.momentum(at: split), rate: .normal)
      let time = Double.random(in: 0..<1, using: &generator) * (whole.duration - split)
      #expect(isClose(rest.position(at: time), whole.position(at: split + time), 1e-8))
    }
  }

  @Test func `mirrors with its velocity`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let velocity = Double.random(in: -5000...5000, using: &generator)
      let time = Double.random(in: 0...4, using: &generator)
      let one = Deceleration(from: 0, velocity: velocity, rate: .fast)
      let other = Deceleration(from: 0, velocity: -velocity, rate: .fast)
      #expect(one.position(at: time) == -other.position(at: time))
    }
  }

  /// v = 1 pt/ms over 300 pt gives the factor 300/300.99 and 1397.8 ms.
  @Test func `preserves its velocity toward a given target`() throws {
    let motion = try #require(Deceleration(from: 0, to: 300, velocity: 1000))
    #expect(isClose(motion.rate.factor, 0.9967109, 1e-7))
    #expect(isClose(motion.duration * 1000, 1397.8, 0.06))
    #expect(isClose(motion.position(at: motion.duration - 1e-9), 300, 1e-6))
    #expect(motion.momentum(at: 0) == 1000)
    #expect(Deceleration(from: 0, to: 300, velocity: -1000) == nil)
    #expect(Deceleration(from: 0, to: 300, velocity: 249) == nil)
    #expect(Deceleration(from: 0, to: 0, velocity: 1000) == nil)
  }

  @Test func `its velocity is the slope of its position`() {
    let motion = Deceleration(from: 3, velocity: 1700, rate: .normal)
    for time in [0.1, 0.4, 1.1, 2] {
      let slope = (motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)) / 2e-5
      #expect(isClose(motion.velocity(at: time), slope, 1e-4))
    }
  }

  /// From 0 at 2,000 pt/s, an edge at 200 is reached at 0.11171 s with 1599.198 pt/s.
  @Test func `has a time for each position`() throws {
    let motion = Deceleration(from: 0, velocity: 2000, rate: .normal)
    let time = try #require(motion.time(reaching: 200))
    #expect(isClose(time, 0.11171, 6e-6))
    #expect(isClose(motion.momentum(at: time), 1599.198, 6e-4))
    #expect(motion.time(reaching: 2000) == nil)
    #expect(motion.time(reaching: -1) == nil)
    #expect(motion.time(reaching: 0) == 0)
  }

  @Test(arguments: [0, 10, -10, 3.0]) func `does not move when slow`(velocity: Double) {
    let motion = Deceleration(from: 7, velocity: velocity, rate: .normal)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == 7)
    #expect(motion.velocity(at: 0) == 0)
  }

  @Test func `that is boosted goes farther in the same time, by the same momentum`() throws {
    let plain = Deceleration(from: 100, velocity: -1500, rate: .normal)
    let boosted = Deceleration(from: 100, velocity: -1500, rate: .normal, boost: 1.9)
    #expect(boosted.duration == plain.duration)
    for time in [0, 0.2, 1, 2, 5] {
      #expect(
        isClose(boosted.position(at: time) - 100, 1.9 * (plain.position(at: time) - 100), 1e-9))
      #expect(isClose(boosted.velocity(at: time), 1.9 * plain.velocity(at: time), 1e-9))
      #expect(boosted.momentum(at: time) == plain.momentum(at: time))
    }
    let fitted = try #require(Deceleration(from: 0, to: 900, velocity: 1500, boost: 1.9))
    #expect(fitted.restingPosition == 900)
    #expect(isClose(fitted.position(at: fitted.duration * 0.999999), 900, 0.01))
    #expect(isClose(fitted.velocity(at: 0), 1.9 * 1500, 10))
  }
}

@Suite struct `Exponential approach` {
  @Test func `ends exactly at its target without a jump`() {
    for target in [-300, -20, 0.3, 1000] {
      let motion = ExponentialApproach(from: 5, to: target, rate: .normal)
      #expect(motion.position(at: 0) == 5)
      #expect(motion.position(at: motion.duration) == target)
      #expect(isClose(motion.position(at: motion.duration - 1e-7), target, 1e-4))
    }
  }

  @Test func `stays within a half point of the plain exponential`() {
    let motion = ExponentialApproach(from: 0, to: 100, rate: .fast)
    for time in stride(from: 0, to: motion.duration, by: 0.01) {
      let plain = 100 - 100 * DecelerationRate.fast.left(after: time)
      #expect(isClose(motion.position(at: time), plain, 0.51))
    }
  }

  @Test func `has zero duration at its target`() {
    let motion = ExponentialApproach(from: 4, to: 4, rate: .fast)
    #expect(motion.duration == 0)
    #expect(motion.position(at: 0) == 4)
    #expect(motion.velocity(at: 0) == 0)
  }
}

extension DecelerationRate {
  /// The factor multiplied out, as the platform's documentation has it.
  fileprivate func left(after time: Double) -> Double {
    var (left, base) = (1.0, factor)
    var count = Int((time * 1000).rounded())
    while count > 0 {
      if count & 1 == 1 { left *= base }
      base *= base
      count >>= 1
    }
    return left
  }
}
