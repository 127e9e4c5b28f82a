import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `An animation` {
  /// Source: documented, SwiftUI's interface.
  @Test func `has the documented defaults`() {
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.timingCurve(0.42, 0, 1, 1) == .easeIn)
    #expect(Animation.smooth == .spring(.smooth))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15))
    #expect(Animation.linear != .easeIn)
  }

  static let animations: [Animation] = [
    .default, .linear, .easeOut(duration: 2), .bouncy, .interpolatingSpring,
    .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 3),
    .linear(duration: 0), .smooth.delay(0.4).speed(2), .easeIn.speed(0.5).delay(1),
  ]

  @Test(arguments: animations) func `interpolates from one value to the other`(animation: Animation)
  {
    #expect(animation.value(from: 3.0, to: 7.0, at: 0) == 3)
    let end = animation.value(from: 3.0, to: 7.0, at: animation.duration + 1e-9)
    #expect(isClose(end, 7, 4 * 0.00101))
  }

  @Test(arguments: animations) func `its velocity is its slope`(animation: Animation) {
    for time in [0.11, 0.23, 0.52, 1.3] {
      let step = 1e-6
      let slope =
        (animation.value(from: 0.0, to: 5.0, at: time + step)
          - animation.value(from: 0.0, to: 5.0, at: time - step)) / (2 * step)
      #expect(isClose(animation.velocity(from: 0.0, to: 5.0, at: time), slope, 1e-3))
    }
  }

  @Test func `applies delay and speed in order`() {
    let late = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(isClose(late.duration, 1, 1e-12))
    #expect(isClose(late.value(from: 0.0, to: 1.0, at: 0.75), 0.5, 1e-12))
    let quick = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(isClose(quick.duration, 1.5, 1e-12))
    #expect(isClose(quick.value(from: 0.0, to: 1.0, at: 1.25), 0.5, 1e-12))
  }

  @Test func `springs continue with the initial velocity, curves do not`() {
    let spring = Animation.smooth.speed(2)
    #expect(
      isClose(spring.velocity(from: 0.0, to: 1.0, initialVelocity: 8, at: 0), 8, 1e-9))
    let moved = spring.value(from: 0.0, to: 1.0, initialVelocity: 8, at: 0.1)
    #expect(isClose(moved, Spring.smooth.value(target: 1.0, initialVelocity: 4, time: 0.2), 1e-9))
    #expect(Animation.linear.value(from: 0.0, to: 1.0, initialVelocity: 8, at: 0) == 0)
  }

  @Test func `speed zero never ends`() {
    let still = Animation.linear.speed(0)
    #expect(still.duration == .infinity)
    #expect(still.value(from: 2.0, to: 3.0, at: 100) == 2)
    #expect(still.velocity(from: 2.0, to: 3.0, at: 100) == 0)
    #expect(Animation.linear.speed(-1).duration == .infinity)
    #expect(Animation.linear.speed(.nan).delay(.nan) == .linear)
  }

  /// Source: SwiftUI's interface, which says what each expands to.
  @Test func `has equivalent initializers`() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.timingCurve(.easeOut, duration: 2) == .easeOut(duration: 2))
    #expect(Animation.timingCurve(0, 0, 0.58, 1, duration: 2) == .easeOut(duration: 2))
    #expect(Animation.timingCurve(.linear, duration: -3) == .linear(duration: 0))
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(
      Animation.spring(duration: 2, bounce: -0.5) == .spring(response: 2, dampingFraction: 2))
    #expect(
      Animation.spring(duration: 2, bounce: 0.25) == .spring(response: 2, dampingFraction: 0.75))
    #expect(Animation.smooth(duration: 2, extraBounce: 0.1) == .spring(duration: 2, bounce: 0.1))
    #expect(Animation.snappy(duration: 2, extraBounce: 0.1) == .spring(duration: 2, bounce: 0.25))
    #expect(
      Animation.bouncy(duration: 2, extraBounce: 0.125) == .spring(duration: 2, bounce: 0.425))
    #expect(
      Animation.interactiveSpring(duration: 1, extraBounce: 0.25)
        == .spring(duration: 1, bounce: 0.4))
    #expect(
      Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86)
        == .spring(response: 0.15, dampingFraction: 0.86))
    #expect(
      Animation.interpolatingSpring(.bouncy, initialVelocity: 3)
        == .interpolatingSpring(duration: 0.5, bounce: 0.3, initialVelocity: 3))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(.smooth))
  }

  @Test func `interpolating springs measure their initial velocity in displacements per second`() {
    let push = Animation.interpolatingSpring(.smooth, initialVelocity: 3)
    #expect(isClose(push.velocity(from: 10.0, to: 30.0, at: 0), 60, 1e-9))
    let plain = Animation.interpolatingSpring(.smooth, initialVelocity: .nan)
    #expect(plain == .interpolatingSpring(.smooth))
  }
}
