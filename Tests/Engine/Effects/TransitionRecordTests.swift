import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import Foundation
import TestSupport
import Testing

@Suite struct `Transition record` {
  static func transition(_ configuration: ScrollTransitionConfiguration) -> ScrollTransition {
    ScrollTransition(topLeading: configuration, bottomTrailing: configuration) { effect, phase in
      effect.opacity(phase.isIdentity ? 1 : 0)
    }
  }

  static let (out, inside) = (
    TransitionState(topLeading: 0, bottomTrailing: 1),
    TransitionState(topLeading: 1, bottomTrailing: 1)
  )

  static func shown(
    _ record: TransitionRecord, _ animation: Animation, at time: Double
  ) -> TransitionState {
    let goal = record.goal(at: time) ?? inside
    return transition(.animated(animation)).shown(goal, record: record, at: time)
  }

  @Test func `begins at the first state without animation`() {
    var record = TransitionRecord()
    record.note(Self.out, at: 1)
    #expect(Self.shown(record, .linear(duration: 1), at: 1) == Self.out)
    #expect(Self.shown(record, .linear(duration: 1), at: 9) == Self.out)
    #expect(record.goal(at: 0.5) == nil)
  }

  @Test func `animates from the time of a change`() {
    var record = TransitionRecord()
    record.note(Self.out, at: 0)
    record.note(Self.inside, at: 1)
    for animation in [Animation.easeInOut(duration: 0.5), .default, .bouncy, .linear.delay(0.2)] {
      for passed in stride(from: 0.0, through: 2, by: 0.05) {
        let found = Self.shown(record, animation, at: 1 + passed)
        let wanted =
          passed < animation.duration ? animation.value(from: 0.0, to: 1.0, at: passed) : 1
        // A spring ends with a thousandth of the displacement left; whether it has is a matter of
        // rounding.
        let slack = abs(passed - animation.duration) < 1e-9 ? 1e-3 : 1e-12
        #expect(abs(found.topLeading - wanted) < slack, "\(animation) after \(passed)")
        #expect(found.bottomTrailing == 1)
      }
    }
  }

  /// Documented: a retargeted spring keeps its velocity.
  @Test func `retargets springs with their current velocity`() {
    let animation = Animation.spring(response: 0.5, dampingFraction: 0.7)
    var record = TransitionRecord()
    record.note(Self.out, at: 0)
    record.note(Self.inside, at: 1)
    record.note(Self.out, at: 1.2)
    let (place, speed) = (
      animation.value(from: 0.0, to: 1.0, at: 0.2), animation.velocity(from: 0.0, to: 1.0, at: 0.2)
    )
    for passed in stride(from: 0.0, through: 0.6, by: 0.03) {
      let wanted = animation.value(from: place, to: 0.0, initialVelocity: speed, at: passed)
      #expect(abs(Self.shown(record, animation, at: 1.2 + passed).topLeading - wanted) < 1e-9)
    }
  }

  @Test func `adds overlapping curves`() {
    let animation = Animation.linear(duration: 1)
    var record = TransitionRecord()
    record.note(Self.out, at: 0)
    record.note(Self.inside, at: 1)
    record.note(Self.out, at: 1.25)
    let values = [1.25, 1.5, 2, 2.125, 2.25].map {
      Self.shown(record, animation, at: $0).topLeading
    }
    for (value, wanted) in zip(values, [0.25, 0.25, 0.25, 0.125, 0]) {
      #expect(abs(value - wanted) < 1e-12)
    }
  }

  @Test func `starts anew when a view is displayed again`() {
    var record = TransitionRecord()
    record.note(Self.out, at: 0)
    record.note(Self.inside, at: 1)
    record.end(at: 1.1)
    #expect(record.goal(at: 1.2) == nil)
    record.note(Self.out, at: 1.3)
    #expect(Self.shown(record, .linear(duration: 1), at: 1.3) == Self.out)
    #expect(abs(Self.shown(record, .linear(duration: 1), at: 1.05).topLeading - 0.05) < 1e-12)
  }

  /// Changes older than the animation's duration do not count, so that a still costs the same
  /// however long the reel is.
  @Test func `looks back no further than the animation's duration`() {
    var generator = SeededGenerator(seed: 3)
    let animation = Animation.smooth(duration: 0.3)
    var (long, short) = (TransitionRecord(), TransitionRecord())
    for tick in 0..<2400 {
      let goal = TransitionState(
        topLeading: Double.random(in: 0...1, using: &generator), bottomTrailing: 1)
      long.note(goal, at: Double(tick) / 120)
      if tick >= 2400 - 120 { short.note(goal, at: Double(tick) / 120) }
    }
    #expect(animation.duration < 0.9)
    for time in stride(from: 19.95, through: 21, by: 0.01) {
      #expect(Self.shown(long, animation, at: time) == Self.shown(short, animation, at: time))
    }
  }

  @Test func `follows the position without an animation`() {
    let both = ScrollTransition(
      topLeading: .animated(.linear(duration: 1)), bottomTrailing: .interactive
    ) { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
    var record = TransitionRecord()
    record.note(Self.inside, at: 0)
    record.note(TransitionState(topLeading: 0, bottomTrailing: 0.5), at: 1)
    let now = TransitionState(topLeading: 0, bottomTrailing: 0.25)
    #expect(both.takesTime)
    #expect(
      both.shown(now, record: record, at: 1.5)
        == TransitionState(topLeading: 0.5, bottomTrailing: 0.25))
    #expect(!Self.transition(.interactive).takesTime && !Self.transition(.identity).takesTime)
    #expect(!Self.transition(.identity.animation(.linear)).takesTime)
  }

  /// Source: the threshold measured by others (CustomSwiftUI).
  @Test func `of an animated transition has two states, changing with half of the view visible`() {
    for configuration in [ScrollTransitionConfiguration.animated, .animated(.linear)] {
      let transition = Self.transition(configuration)
      for y in stride(from: -120.0, through: 620, by: 2.5) {
        let state = transition.state(start: y, length: 100, container: 600)
        let wanted: ScrollTransitionPhase =
          y < -50 ? .topLeading : y > 550 ? .bottomTrailing : .identity
        #expect(state.phase == wanted && state.progress == wanted.value, "\(y)")
      }
    }
  }

  @Test func `of a view longer than its container is always in one phase`() {
    let transition = Self.transition(.animated.threshold(.visible))
    for y in stride(from: -1000.0, through: 700, by: 12.5) {
      let state = transition.state(start: y, length: 900, container: 600)
      #expect(
        state == Self.out || state == TransitionState(topLeading: 1, bottomTrailing: 0), "\(y)")
      #expect((state.phase == .topLeading) == (y + 150 <= 0), "\(y)")
    }
  }

  /// Properties that are not animatable change with the phase, not at the animation's end.
  @Test func `changes properties that are not animatable with the phase`() {
    let transition = ScrollTransition(topLeading: .animated, bottomTrailing: .animated) {
      effect, phase in
      effect.opacity(phase.isIdentity ? 1 : 0)
        .transformEffect(CGAffineTransform(translationX: phase.isIdentity ? 0 : 40, y: 0))
    }
    let look = transition.look(
      TransitionState(topLeading: 0.25, bottomTrailing: 1), phase: .identity,
      size: CGSize(width: 10, height: 10),
      isRightToLeft: false)
    #expect(look.transform == .identity && look.opacity == 0.25)
    let whole = transition.look(
      Self.out, phase: .identity, size: CGSize(width: 10, height: 10), isRightToLeft: false)
    #expect(whole.transform == .identity && whole.opacity == 0)
  }
}
