import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

/// A threshold with a name to print.
struct NamedThreshold: CustomTestStringConvertible {
  var testDescription: String
  var threshold: ScrollTransitionConfiguration.Threshold

  init(_ name: String, _ threshold: ScrollTransitionConfiguration.Threshold) {
    (testDescription, self.threshold) = (name, threshold)
  }

  static let all = [
    NamedThreshold("visible", .visible), NamedThreshold("visible(0.5)", .visible(0.5)),
    NamedThreshold("centered", .centered),
    NamedThreshold("visible.inset(30)", .visible.inset(by: 30)),
    NamedThreshold(
      "hidden to centered, half", .hidden.interpolated(towards: .centered, amount: 0.5)),
    NamedThreshold("visible.inset(-60)", .visible.inset(by: -60)),
    NamedThreshold("hidden", .hidden), NamedThreshold("hidden.inset(-20)", .hidden.inset(by: -20)),
  ]

  func transition<Effect: VisualEffect>(
    curve: UnitCurve = .easeInOut,
    _ effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> ScrollTransition {
    let configuration = ScrollTransitionConfiguration.interactive(timingCurve: curve)
      .threshold(threshold)
    return ScrollTransition(
      topLeading: configuration, bottomTrailing: configuration, transition: effect)
  }
}

@Suite struct `Scroll transition` {
  static let size = CGSize(width: 200, height: 100)

  /// The remaining progress of the top side for a view of 100 in a container of 600, with an
  /// ease-in-out curve.
  ///
  /// From the formula that CustomSwiftUI published, computed apart from this code.
  static let vectors: [(y: CGFloat, remaining: [Double])] = [
    (-100, [1, 1, 1, 1, 1]), (-75, [0.8708, 0.5, 0.9901, 0.9247, 0.9591]),
    (-50, [0.5, 0, 0.9591, 0.6924, 0.8303]), (-25, [0.1292, 0, 0.9059, 0.3693, 0.6216]),
    (0, [0, 0, 0.8303, 0.1096, 0.3784]), (100, [0, 0, 0.3784, 0, 0]), (250, [0, 0, 0, 0, 0]),
  ]

  @Test(arguments: vectors.indices) func `progresses as published`(row: Int) {
    let (y, remaining) = Self.vectors[row]
    for (named, expected) in zip(NamedThreshold.all, remaining) {
      let transition = named.transition { effect, phase in effect.opacity(phase.value) }
      let top = transition.state(start: y, length: 100, container: 600)
      #expect(abs(1 - top.topLeading - expected) < 6e-5, "\(named.testDescription) at \(y)")
      #expect(top.bottomTrailing == 1, "\(named.testDescription) at \(y)")
      let bottom = transition.state(start: 500 - y, length: 100, container: 600)
      #expect(
        abs(1 - bottom.bottomTrailing - expected) < 6e-5, "\(named.testDescription) at \(500 - y)")
      #expect(bottom.topLeading == 1, "\(named.testDescription) at \(500 - y)")
    }
  }

  @Test(arguments: NamedThreshold.all) func `is symmetric between both sides`(named: NamedThreshold)
  {
    let transition = named.transition { effect, phase in effect.opacity(phase.value) }
    for y in stride(from: -150.0, through: 650, by: 6.25) {
      let here = transition.state(start: y, length: 100, container: 600)
      let there = transition.state(start: 500 - y, length: 100, container: 600)
      #expect(abs(here.progress + there.progress) < 1e-12, "\(y)")
      if here.phase != .identity { #expect(here.phase != there.phase, "\(y)") }
    }
  }

  @Test(arguments: NamedThreshold.all)
  func `is the identity past its threshold and the full effect when hidden`(named: NamedThreshold) {
    let transition = named.transition { effect, phase in
      effect.opacity(phase.isIdentity ? 0.75 : 0.125).offset(y: 3 + 10 * phase.value)
    }
    let T = named.threshold.distance(length: 100, container: 600)
    func expected(opacity: Double, y: CGFloat) -> EffectLook {
      ScrollworkEffects.look(
        of: EmptyVisualEffect().opacity(opacity).offset(y: y), size: Self.size,
        isRightToLeft: false)
    }
    let (arrived, gone) = (expected(opacity: 0.75, y: 3), expected(opacity: 0.125, y: -7))
    for y in stride(from: -300.0, through: 250, by: 5) {
      let state = transition.state(start: y, length: 100, container: 600)
      let look = transition.look(state, size: Self.size, isRightToLeft: false)
      let m = y - 250
      if m >= -T { #expect(look == arrived && state.phase == .identity, "\(y)") }
      if m < -max(T, 350) { #expect(look == gone && state.phase == .topLeading, "\(y)") }
    }
  }

  @Test(arguments: NamedThreshold.all.prefix(6)) func `is continuous`(named: NamedThreshold) {
    let transition = named.transition { effect, phase in effect.opacity(phase.value) }
    var last: Double?
    for y in stride(from: -200.0, through: 700, by: 0.25) {
      let progress = transition.state(start: y, length: 100, container: 600).progress
      if let last {
        #expect(abs(progress - last) < 0.02 && progress >= last, "\(y)")
      }
      last = progress
    }
  }

  @Test(arguments: [("hidden", 350.0), ("hidden.inset(-20)", 370.0)])
  func `changes at once where the range is empty`(name: String, T: Double) throws {
    let named = try #require(NamedThreshold.all.first { $0.testDescription == name })
    let transition = named.transition { effect, phase in effect.opacity(phase.value) }
    #expect(transition.state(start: 250 - T, length: 100, container: 600).progress == 0)
    #expect(transition.state(start: 250 - T - 0.001, length: 100, container: 600).progress == -1)
    #expect(transition.state(start: 250 + T + 0.001, length: 100, container: 600).progress == 1)
  }

  @Test func `of a view of zero length changes at the edge`() {
    let transition = NamedThreshold.all[0].transition { effect, phase in effect.opacity(1) }
    #expect(transition.state(start: -0.5, length: 0, container: 600).phase == .topLeading)
    #expect(transition.state(start: 0, length: 0, container: 600).phase == .identity)
    #expect(transition.state(start: 600.5, length: 0, container: 600).phase == .bottomTrailing)
  }

  /// Follows from the formula: either end is inside only while the other is not.
  @Test func `of a view longer than its container is never complete`() {
    let transition = NamedThreshold.all[0].transition { effect, phase in effect.opacity(1) }
    for y in stride(from: -1000.0, through: 600, by: 12.5) {
      let state = transition.state(start: y, length: 900, container: 600)
      #expect(state.phase != .identity, "\(y)")
      let (topInside, bottomInside) = (y >= 0, y <= -300)
      #expect((state.topLeading == 1) == topInside, "\(y)")
      #expect((state.bottomTrailing == 1) == bottomInside, "\(y)")
    }
    #expect(transition.state(start: -150, length: 900, container: 600).progress == 0)
  }

  @Test func `adds both sides' differences`() {
    let transition = NamedThreshold.all[0].transition(curve: .linear) { effect, phase in
      effect.offset(x: 1, y: phase == .topLeading ? 100 : phase == .identity ? 10 : 1000)
    }
    let state = TransitionState(topLeading: 0.75, bottomTrailing: 0.5)
    let look = transition.look(state, size: Self.size, isRightToLeft: false)
    #expect(look.transform == CGAffineTransform(translationX: 1, y: 527.5))
  }

  /// Documented: the closure gets phases, never the position.
  ///
  /// So it cannot distinguish these two transitions.
  @Test(arguments: NamedThreshold.all)
  func `has only three values of a phase`(named: NamedThreshold) {
    let byValue = named.transition { effect, phase in
      effect.opacity(1 - abs(phase.value)).scaleEffect(1 - 0.2 * abs(phase.value))
    }
    let byCase = named.transition { effect, phase in
      effect.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.8)
    }
    for y in stride(from: -130.0, through: 620, by: 3.5) {
      let state = byValue.state(start: y, length: 100, container: 600)
      #expect(
        byValue.look(state, size: Self.size, isRightToLeft: false)
          == byCase.look(state, size: Self.size, isRightToLeft: false), "\(y)")
    }
  }

  @Test func `interpolates results, not the phase value`() {
    let transition = NamedThreshold.all[0].transition(curve: .linear) { effect, phase in
      effect.offset(y: phase.value * phase.value * 40)
    }
    for y in stride(from: -100.0, through: 0, by: 2.5) {
      let state = transition.state(start: y, length: 100, container: 600)
      let look = transition.look(state, size: Self.size, isRightToLeft: false)
      let expected = CGFloat(-y) * 0.4
      #expect(abs(look.transform.ty - expected) < 1e-9, "\(y)")
    }
  }

  @Test func `interpolates angles, anchors and factors`() {
    let transition = NamedThreshold.all[0].transition(curve: .linear) { effect, phase in
      effect
        .scaleEffect(x: 1 + phase.value, y: 1, anchor: phase.isIdentity ? .topLeading : .bottom)
        .rotationEffect(.degrees(90 * phase.value))
    }
    let state = transition.state(start: 550, length: 100, container: 600)
    let expected = look(
      of: EmptyVisualEffect()
        .scaleEffect(x: 1.5, y: 1, anchor: UnitPoint(x: 0.25, y: 0.5))
        .rotationEffect(.degrees(45)), size: Self.size, isRightToLeft: false)
    let found = transition.look(state, size: Self.size, isRightToLeft: false)
    expectClose(found.transform, expected.transform)
  }

  @Test func `calls its closure once for each phase`() {
    let count = Counter()
    let transition = NamedThreshold.all[0].transition { effect, phase in
      count.add()
      return effect.opacity(phase.value)
    }
    for y in stride(from: -100.0, through: 600, by: 10) {
      let state = transition.state(start: y, length: 100, container: 600)
      _ = transition.look(state, size: Self.size, isRightToLeft: false)
    }
    #expect(count.value == 3)
  }

  @Test func `with an identity configuration leaves that side unchanged`() {
    let transition = ScrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
      effect, phase in effect.opacity(phase.isIdentity ? 1 : 0)
    }
    #expect(transition.state(start: -99, length: 100, container: 600).phase == .identity)
    #expect(transition.state(start: 599, length: 100, container: 600).phase == .bottomTrailing)
  }

  @Test func `has the published phases`() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}

@Suite struct `Thresholds` {
  typealias Threshold = ScrollTransitionConfiguration.Threshold

  @Test func `are distances between centers`() {
    let distance = { (threshold: Threshold) in threshold.distance(length: 100, container: 600) }
    #expect(distance(.visible) == 250)
    #expect(distance(.hidden) == 350)
    #expect(distance(.centered) == 0)
    #expect(distance(.visible(0.5)) == 300)
    #expect(distance(.visible.inset(by: 30)) == 220)
    #expect(distance(.visible.inset(by: -30)) == 280)
    #expect(distance(.hidden.interpolated(towards: .centered, amount: 0.25)) == 262.5)
    #expect(
      distance(.visible.interpolated(towards: .hidden, amount: 0.5).inset(by: 10)) == 290)
  }

  @Test func `are clamped to meaningful values`() {
    let distance = { (threshold: Threshold) in threshold.distance(length: 100, container: 600) }
    #expect(distance(.visible(2)) == 250)
    #expect(distance(.visible(-1)) == 350)
    #expect(distance(.visible.inset(by: 1000)) == 0)
  }

  @Test func `of a view longer than its container lie beyond the center`() {
    #expect(Threshold.visible.distance(length: 900, container: 600) == -150)
  }
}

/// Counts calls from a closure that may not capture a variable.
private final class Counter: @unchecked Sendable {
  private(set) var value = 0
  func add() { value += 1 }
}
