import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `A spring` {
  struct Run: Sendable {
    let name: String
    let spring: Spring
    let values: [Double]
    let settling: Double?
  }

  static let times = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8]

  /// Source: values and settling times of a published re-implementation of SwiftUI's springs.
  static let runs = [
    Run(
      name: "smooth", spring: .smooth,
      values: [0.131311, 0.357740, 0.715416, 0.890034, 0.986399, 0.999524], settling: 0.8),
    Run(
      name: "snappy", spring: .snappy,
      values: [0.138210, 0.388102, 0.786369, 0.956447, 1.006020, 1.000155], settling: 0.8768),
    Run(
      name: "bouncy", spring: .bouncy,
      values: [0.145715, 0.423302, 0.873711, 1.033930, 1.014498, 0.998779], settling: 1.0447),
    Run(
      name: "damping 0.825", spring: Spring(response: 0.5, dampingRatio: 0.825),
      values: [0.139417, 0.393608, 0.799649, 0.968511, 1.008402, 1.000001], settling: nil),
    Run(
      name: "response 0.55", spring: Spring(response: 0.55, dampingRatio: 1),
      values: [0.112512, 0.316461, 0.665624, 0.856214, 0.977810, 0.998911], settling: nil),
    Run(
      name: "interactive", spring: Spring(duration: 0.15, bounce: 0.15),
      values: [0.681166, 0.979975, 1.001484], settling: 0.295),
  ]

  @Test(arguments: runs) func `moves and settles as published`(run: Run) {
    for (time, value) in zip(Self.times, run.values) {
      #expect(
        isClose(run.spring.value(target: 1.0, time: time), value, 6e-7), "\(run.name) at \(time)")
    }
    if let settling = run.settling {
      #expect(isClose(run.spring.settlingDuration, settling, 3e-4), "\(run.name)")
    }
  }

  /// Source: documented, SwiftUI's pages on the two initializers.
  @Test func `has the documented physics`() {
    let one = Spring(duration: 0.5, bounce: 0.3)
    #expect(isClose(one.stiffness, 157.9, 0.05))
    #expect(isClose(one.damping, 17.6, 0.05))
    #expect(one.mass == 1)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose(other.duration, 0.63, 0.005))
    #expect(isClose(other.bounce, 0.5, 1e-12))
  }

  struct Critical: Sendable {
    let stiffness: Double
    let distance: Double
    let velocity: Double
    let values: [Double]
  }

  /// Critically damped springs at rest at zero, with a displacement or an initial velocity.
  ///
  /// Source: the textbook's formula.
  @Test(arguments: [
    Critical(
      stiffness: 100, distance: 100, velocity: 0,
      values: [90.9796, 73.5759, 40.6006, 19.9148, 4.0428, 0.4701, 0.0499]),
    Critical(
      stiffness: 100, distance: 0, velocity: 2000,
      values: [60.6531, 73.5759, 54.1341, 29.8722, 6.7379, 0.8296, 0.0908]),
    Critical(
      stiffness: 200, distance: 100, velocity: 0,
      values: [84.1721, 58.6936, 22.6282, 7.5335, 0.6855, 0.0287, 0.0011]),
    Critical(
      stiffness: 200, distance: 0, velocity: 2000,
      values: [49.3069, 48.6233, 23.6423, 8.6218, 0.8493, 0.0371, 0.0014]),
  ]) func `returns critically damped`(run: Critical) {
    let spring = Spring(
      mass: 1, stiffness: run.stiffness, damping: 2 * run.stiffness.squareRoot())
    for (time, value) in zip([0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1], run.values) {
      let moved = spring.value(
        target: -run.distance, initialVelocity: run.velocity, time: time)
      #expect(isClose(run.distance + moved, value, 6e-5), "at \(time)")
    }
  }

  @Test func `two steps equal one of their sum`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let spring = Spring(
        response: Double.random(in: 0.05...2, using: &generator),
        dampingRatio: Double.random(in: 0.05...3, using: &generator))
      let target = Double.random(in: -500...500, using: &generator)
      let speed = Double.random(in: -5000...5000, using: &generator)
      let (first, second) = (
        Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)
      )
      var (value, velocity) = (0.0, speed)
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: first)
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: second)
      let time = first + second
      #expect(
        isClose(value, spring.value(target: target, initialVelocity: speed, time: time), 1e-7))
      #expect(
        isClose(
          velocity, spring.velocity(target: target, initialVelocity: speed, time: time), 1e-5))
    }
  }

  @Test func `stays near its target once settled`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let spring = Spring(
        response: Double.random(in: 0.05...2, using: &generator),
        dampingRatio: Double.random(
          in: Bool.random(using: &generator) ? 0.1...0.9 : 1...3, using: &generator))
      let speed = Double.random(in: -20...20, using: &generator)
      let settled = spring.settlingDuration(target: 1.0, initialVelocity: speed, epsilon: 0.001)
      for later in [0.001, 0.05, 0.2, 1] {
        let value = spring.value(target: 1.0, initialVelocity: speed, time: settled + later)
        #expect(isClose(value, 1, 0.00101), "\(spring), \(speed)")
      }
    }
  }

  @Test func `can be made from its settling time`() {
    let spring = Spring(settlingDuration: 0.8768, dampingRatio: 0.85)
    #expect(isClose(spring.duration, 0.5, 1e-3))
    #expect(isClose(spring.settlingDuration, 0.8768, 1e-6))
    let critical = Spring(settlingDuration: 1, dampingRatio: 1)
    #expect(isClose(critical.value(target: 1.0, time: 1), 0.999, 1e-6))
  }

  @Test func `moves each component of a vector independently`() {
    let pair = Spring.bouncy.value(
      target: AnimatablePair(1.0, -3.0), initialVelocity: AnimatablePair(0.0, 6.0), time: 0.2)
    #expect(pair.first == Spring.bouncy.value(target: 1.0, time: 0.2))
    #expect(pair.second == Spring.bouncy.value(target: -3.0, initialVelocity: 6.0, time: 0.2))
    let force = Spring(mass: 1, stiffness: 100, damping: 10)
      .force(target: 2.0, position: 1.5, velocity: 3.0)
    #expect(isClose(force, 20, 1e-9))
  }

  /// Source: SwiftUI's interface, which says what each expands to.
  @Test func `converts bounce to damping`() {
    #expect(Spring.smooth(duration: 2, extraBounce: 0.2) == Spring(duration: 2, bounce: 0.2))
    #expect(Spring.snappy(duration: 2, extraBounce: 0.2) == Spring(duration: 2, bounce: 0.35))
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.25) == Spring(duration: 2, bounce: 0.55))
    #expect(Spring.bouncy == .bouncy(duration: 0.5) && Spring.snappy == .snappy(duration: 0.5))
    #expect(isClose(Spring(duration: 1, bounce: 0.25).dampingRatio, 0.75, 1e-12))
    #expect(isClose(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, 1e-12))
    let heavy = Spring(mass: 4, stiffness: 100, damping: 10)
    #expect(isClose(heavy.response, 2 * .pi / 5, 1e-12))
    #expect(isClose(heavy.dampingRatio, 0.25, 1e-12))
  }

  @Test func `animates from one value to another`() {
    let (start, end) = (CGPoint(x: 10, y: -4), CGPoint(x: 30, y: 6))
    let push = CGPoint(x: 0, y: 50)
    let place = Spring.bouncy.value(
      fromValue: start, toValue: end, initialVelocity: push, time: 0.2)
    #expect(isClose(place.x, 10 + Spring.bouncy.value(target: 20.0, time: 0.2), 1e-9))
    #expect(
      isClose(
        place.y, -4 + Spring.bouncy.value(target: 10.0, initialVelocity: 50, time: 0.2), 1e-9))
    let speed = Spring.bouncy.velocity(
      fromValue: start, toValue: end, initialVelocity: push, time: 0.2)
    #expect(isClose(speed.x, Spring.bouncy.velocity(target: 20.0, time: 0.2), 1e-9))
    #expect(
      isClose(
        speed.y, Spring.bouncy.velocity(target: 10.0, initialVelocity: 50, time: 0.2), 1e-9))
    let force = Spring(mass: 1, stiffness: 100, damping: 10).force(
      fromValue: start, toValue: end, position: CGPoint(x: 20, y: 0), velocity: push)
    #expect(isClose(force.x, 0, 1e-9) && isClose(force.y, 1000 - 500, 1e-9))
    let still = CGPoint.zero
    let settling = Spring.snappy.settlingDuration(
      fromValue: CGPoint(x: 7, y: 0), toValue: CGPoint(x: 8, y: 0), initialVelocity: still,
      epsilon: 0.001)
    #expect(isClose(settling, Spring.snappy.settlingDuration, 1e-9))
  }

  @Test(arguments: [
    Spring(duration: 0), Spring(duration: -1, bounce: -5), Spring(duration: .nan, bounce: .nan),
    Spring(duration: .infinity), Spring(mass: 0, stiffness: 0, damping: 0),
    Spring(mass: 1, stiffness: .infinity, damping: 1), Spring(duration: 1, bounce: 1),
    Spring(mass: 1, stiffness: 1, damping: 1e9, allowOverDamping: true),
  ]) func `is finite for any parameters`(spring: Spring) {
    for time in [0, 0.001, 0.3, 5, 1000] {
      #expect(spring.value(target: 1.0, initialVelocity: 2.0, time: time).isFinite)
      #expect(spring.velocity(target: 1.0, initialVelocity: 2.0, time: time).isFinite)
    }
    #expect(spring.settlingDuration.isFinite)
  }
}

@Suite struct `Page turn` {
  /// Source: chosen, with the two constants.
  @Test func `settles to half a point in about half a second with about a point of overshoot`() {
    let turn = PagingSpring(from: 0, to: 375, velocity: 1000)
    let places = stride(from: 0, to: turn.duration, by: 0.001).map { turn.position(at: $0) }
    let overshoot = (places.max() ?? 0) - 375
    #expect(overshoot > 0.3 && overshoot < 2)
    let far = places.lastIndex { abs($0 - 375) > 0.5 } ?? 0
    #expect(far > 250 && far < 600, "\(far) ms")
    #expect(isClose(turn.velocity(at: 0), 1000, 1e-9))
    #expect(turn.position(at: turn.duration) == 375)
    #expect(isClose(turn.position(at: turn.duration - 1e-9), 375, 0.051))
  }
}
