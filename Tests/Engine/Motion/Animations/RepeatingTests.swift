import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `A repeated animation` {
  struct Case: Sendable {
    let name: String
    let animation: Animation
    let values: [(time: Double, value: Double)]
    let duration: Double
  }

  static let second = Animation.linear(duration: 1)

  /// Source: documented, SwiftUI's interface; by hand.
  static let cases = [
    Case(
      name: "three times", animation: second.repeatCount(3),
      values: [(0, 0), (0.5, 0.5), (1.25, 0.75), (2.5, 0.5), (3, 1), (9, 1)], duration: 3),
    Case(
      name: "twice, and ends at its end", animation: second.repeatCount(2),
      values: [(0.25, 0.25), (1.75, 0.25), (2, 1)], duration: 2),
    Case(
      name: "twice forward", animation: second.repeatCount(2, autoreverses: false),
      values: [(0.75, 0.75), (1.25, 0.25), (2, 1)], duration: 2),
    Case(
      name: "never again", animation: second.repeatCount(0),
      values: [(0.25, 0.25), (1, 1)], duration: 1),
    Case(
      name: "forever", animation: second.repeatForever(),
      values: [(0.5, 0.5), (100.25, 0.25), (101.25, 0.75)], duration: .infinity),
    Case(
      name: "forever forward", animation: second.repeatForever(autoreverses: false),
      values: [(100.25, 0.25), (101.25, 0.25)], duration: .infinity),
    Case(
      name: "delay inside", animation: second.delay(1).repeatCount(2),
      values: [(0.5, 0), (1.5, 0.5), (2.5, 1), (3.25, 0.75), (4, 1)], duration: 4),
    Case(
      name: "delay outside", animation: second.repeatCount(2).delay(1),
      values: [(0.5, 0), (1.5, 0.5), (2.25, 0.75), (3, 1)], duration: 3),
    Case(
      name: "speed inside and outside", animation: second.speed(2).repeatCount(3).speed(0.5),
      values: [(0.5, 0.5), (1.25, 0.75), (2.5, 0.5)], duration: 3),
    Case(
      name: "repeats of repeats",
      animation: second.repeatCount(2, autoreverses: false).repeatCount(2),
      values: [(0.25, 0.25), (1.25, 0.25), (2.25, 0.75), (3.25, 0.75), (4, 1)], duration: 4),
    Case(
      name: "nothing, forever", animation: Animation.linear(duration: 0).repeatForever(),
      values: [(0.25, 1)], duration: 0),
    Case(
      name: "endless, twice", animation: second.repeatForever().repeatCount(2),
      values: [(0.5, 0.5), (1.25, 0.75)], duration: .infinity),
  ]

  @Test(arguments: cases) func `has the expected values`(c: Case) {
    for (time, value) in c.values {
      #expect(
        isClose(c.animation.value(from: 0.0, to: 1.0, at: time), value, 1e-12),
        "\(c.name) at \(time)")
    }
    #expect(c.animation.duration == c.duration, "\(c.name)")
  }

  @Test func `eases in from the turning point when reversed`() {
    let animation = Animation.easeIn(duration: 1).repeatForever()
    let once = Animation.easeIn(duration: 1).value(from: 0.0, to: 1.0, at: 0.25)
    #expect(isClose(animation.value(from: 0.0, to: 1.0, at: 1.25), 1 - once, 1e-9))
    #expect(animation.velocity(from: 0.0, to: 1.0, at: 1.25) < 0)
    #expect(animation.velocity(from: 0.0, to: 1.0, at: 2.25) > 0)
  }

  @Test func `compares as a value`() {
    #expect(Animation.linear.repeatForever() == Animation.linear.repeatForever())
    #expect(
      Animation.linear.repeatForever() != Animation.linear.repeatForever(autoreverses: false))
    #expect(Animation.linear.repeatCount(2) != Animation.linear.repeatCount(3))
    #expect(Animation.linear.repeatCount(1).hashValue == Animation.linear.repeatCount(1).hashValue)
  }
}

@Suite struct `The length of an animation` {
  /// Source: documented; a spring is logically complete after its response.
  @Test(
    arguments: [
      (Animation.smooth, 0.5), (.linear(duration: 2), 2), (.bouncy.speed(2).delay(1), 1.25),
      (.smooth.repeatForever(), .infinity), (.linear(duration: 1).repeatCount(3), 3),
      (.interpolatingSpring(duration: 0.3), 0.3), (.linear.speed(0), .infinity),
    ] as [(Animation, Double)]) func `is the perceptual one of a spring`(
      animation: Animation, length: Double
    )
  {
    #expect(
      animation.logicalDuration == length || isClose(animation.logicalDuration, length, 1e-12))
  }

  @Test func `of a repeated spring settles in all passes but the last`() {
    let animation = Animation.smooth.repeatCount(3)
    #expect(isClose(animation.logicalDuration, 2 * Animation.smooth.duration + 0.5, 1e-12))
  }

  @Test(arguments: [Animation.smooth, .bouncy, .snappy.speed(3), .interactiveSpring])
  func `grows with the initial velocity`(animation: Animation) {
    for speed in [-3000.0, -40, 0, 40, 3000] {
      let duration = animation.duration(from: 2, to: 3, initialVelocity: speed)
      #expect(duration >= animation.duration || speed > 0)
      for later in [0, 0.013, 0.1, 0.4] {
        let value = animation.value(from: 2, to: 3, initialVelocity: speed, at: duration + later)
        #expect(isClose(value, 3, 0.00101), "\(speed)")
      }
    }
    #expect(
      animation.duration(from: 0, to: 1, initialVelocity: -3000) > 1.2 * animation.duration)
  }

  @Test func `does not depend on the unit`() {
    let small = Animation.bouncy.duration(from: 0, to: 0.001, initialVelocity: 1)
    let large = Animation.bouncy.duration(from: 0, to: 1000, initialVelocity: 1_000_000)
    #expect(isClose(small, large, 1e-6))
    #expect(isClose(Animation.bouncy.duration(from: 0, to: 5), Animation.bouncy.duration, 1e-9))
  }

  @Test func `without a displacement is that of the initial velocity`() {
    #expect(Animation.smooth.duration(from: 1, to: 1) == 0)
    #expect(Animation.smooth.duration(from: 1, to: 1, initialVelocity: 500) > 0.5)
  }
}

@Suite struct `A custom animation` {
  /// Covers a tenth of the displacement at each evaluation, and counts them in its state.
  struct Steps: CustomAnimation {
    struct Count: AnimationStateKey { static var defaultValue: Double { 0 } }

    var steps = 10.0

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      let count = context.state[Count.self]
      context.state[Count.self] = count + 1
      if count >= steps / 2 { context.isLogicallyComplete = true }
      return count > steps ? nil : value.scaled(by: count / steps)
    }
  }

  /// Another animation with half the displacement.
  struct Half: CustomAnimation {
    let base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value.scaled(by: 0.5), time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
      base.velocity(value: value.scaled(by: 0.5), time: time, context: context)
    }
  }

  @Test func `passes state to an animation of another value type`() {
    struct Probe: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        var memory = AnimationState<Double>()
        #expect(memory[Steps.Count.self] == 0)
        memory[Steps.Count.self] = 7
        context.isLogicallyComplete = time > 0
        let other: AnimationContext<Double> = context.withState(memory)
        #expect(other.state[Steps.Count.self] == 7)
        #expect(other.isLogicallyComplete == context.isLogicallyComplete)
        #expect(context.state[Steps.Count.self] == 0)
        return time > 0.1 ? nil : value
      }
    }
    #expect(Animation(Probe()).value(from: 0.0, to: 2.0, at: 0.05) == 2)
  }

  @Test func `updates its state by ticks, in any order of requests`() {
    let animation = Animation(Steps())
    let late = animation.value(from: 0.0, to: 10.0, at: 5.5 / 120)
    #expect(isClose(late, 6, 1e-12))
    #expect(isClose(animation.value(from: 0.0, to: 10.0, at: 2.0 / 120), 2, 1e-12))
    #expect(animation.value(from: 0.0, to: 10.0, at: 5.5 / 120) == late)
    #expect(animation.value(from: 0.0, to: 10.0, at: 3) == 10)
    #expect(isClose(animation.duration, 11.0 / 120, 1e-12))
    #expect(isClose(animation.logicalDuration, 5.0 / 120, 1e-12))
    #expect(isClose(animation.velocity(from: 0.0, to: 10.0, at: 4.0 / 120), 120, 1e-9))
  }

  @Test func `can build upon another animation`() {
    let animation = Animation(Half(base: .linear(duration: 1)))
    #expect(isClose(animation.value(from: 0.0, to: 2.0, at: 0.5), 0.5, 1e-12))
    #expect(isClose(animation.velocity(from: 0.0, to: 2.0, at: 0.5), 1, 1e-12))
    #expect(isClose(animation.duration, 1, 1e-12))
    #expect(animation == Animation(Half(base: .linear(duration: 1))))
    #expect(animation != Animation(Half(base: .linear(duration: 2))))
    #expect(animation != Animation(Steps()))
    #expect(isClose(animation.speed(2).value(from: 0.0, to: 2.0, at: 0.25), 0.5, 1e-12))
  }

  @Test func `without an end has infinite duration`() {
    #expect(Animation(Steps(steps: 1e9)).duration == .infinity)
  }
}
