package import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// A look for each phase, and the blend of them for any place in a scroll view.
///
/// The closure is asked once for each of the three phases. The place never reaches it: what lies
/// between is a blend of the animatable data of its answers.
package struct ScrollTransition: Sendable {
  private let topLeading: ScrollTransitionConfiguration
  private let bottomTrailing: ScrollTransitionConfiguration
  private let blend: @Sendable (TransitionState, ScrollTransitionPhase, CGSize, Bool) -> EffectLook

  /// A transition with a configuration for each side.
  package init<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    let effects = PhaseEffects { transition(EmptyVisualEffect(), $0) }
    blend = { state, phase, size, isRightToLeft in
      ScrollworkEffects.look(
        of: effects.blend(state, phase), size: size, isRightToLeft: isRightToLeft)
    }
  }

  /// Whether what is seen depends on where the view has been, beside where it is.
  package var takesTime: Bool {
    topLeading.animation != nil || bottomTrailing.animation != nil
  }

  /// How far a view is on its way in from each side, or would be if it took no time.
  ///
  /// `y` is where the view begins, in points from where the container does and negative before it;
  /// `h` is the view's length along the axis, and `C` the container's: the scroll view's less safe
  /// area and content margins.
  ///
  /// A view longer than its container may be out at both sides at once. Where phases change at once,
  /// it is then in the phase of the side on which its center is.
  ///
  /// - Source: of that chosen; everything else in `arrival`.
  package func state(start y: CGFloat, length h: CGFloat, container C: CGFloat) -> TransitionState {
    let m = y + (h - C) / 2
    var state = TransitionState(
      aTL: topLeading.arrival(m: m, length: h, container: C),
      aBT: bottomTrailing.arrival(m: -m, length: h, container: C))
    if topLeading.isStep, bottomTrailing.isStep, state.aTL == 0, state.aBT == 0 {
      if m <= 0 { state.aBT = 1 } else { state.aTL = 1 }
    }
    return state
  }

  /// How far a view is seen to be at a moment: on the sides that take time, what came of all that its
  /// record says; on the others, what `goal` says.
  package func shown(
    _ goal: TransitionState, record: TransitionRecord?, at time: Double
  ) -> TransitionState {
    guard let record else { return goal }
    var shown = goal
    if let animation = topLeading.animation {
      shown.aTL = record.value(of: \.aTL, by: animation, at: time) ?? goal.aTL
    }
    if let animation = bottomTrailing.animation {
      shown.aBT = record.value(of: \.aBT, by: animation, at: time) ?? goal.aBT
    }
    return shown
  }

  /// How long it takes at most until all of a change is seen, in seconds.
  package var delay: Double {
    max(topLeading.animation?.duration ?? 0, bottomTrailing.animation?.duration ?? 0)
  }

  /// What the effects come to for a view of `size`.
  ///
  /// What is not animatable follows `phase`; if there is none, the state's own.
  package func look(
    _ state: TransitionState, phase: ScrollTransitionPhase? = nil, size: CGSize,
    isRightToLeft: Bool
  ) -> EffectLook {
    blend(state, phase ?? state.phase, size, isRightToLeft)
  }
}

/// The effects of the three phases.
private struct PhaseEffects<Effect: VisualEffect>: Sendable {
  let topLeading: Effect
  let identity: Effect
  let bottomTrailing: Effect

  init(_ effect: (ScrollTransitionPhase) -> Effect) {
    topLeading = effect(.topLeading)
    identity = effect(.identity)
    bottomTrailing = effect(.bottomTrailing)
  }

  /// The effect of identity, drawn toward those of the sides by the parts they have left.
  ///
  /// Each side adds its own difference from identity. So an identity that is not neutral counts
  /// once, where applying the sides' effects one after the other would count it twice.
  ///
  /// What is not animatable is that of a phase: the nearest side's until the view has arrived.
  ///
  /// - Source: chosen; the sum equals what CustomSwiftUI does when identity is neutral and one side
  ///   alone takes part.
  func blend(_ state: TransitionState, _ phase: ScrollTransitionPhase) -> Effect {
    var effect = self[phase]
    // At either end of the way the answer is the closure's own, to the last digit.
    if let end = state.end {
      if end != phase { effect.animatableData = self[end].animatableData }
      return effect
    }
    let (leading, trailing) = (1 - state.aTL, 1 - state.aBT)
    let rest = identity.animatableData
    effect.animatableData =
      rest + (topLeading.animatableData - rest).scaled(by: leading)
      + (bottomTrailing.animatableData - rest).scaled(by: trailing)
    return effect
  }

  private subscript(phase: ScrollTransitionPhase) -> Effect {
    switch phase {
    case .topLeading: topLeading
    case .identity: identity
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension TransitionState {
  /// The phase whose look this is, if it is wholly that of one.
  fileprivate var end: ScrollTransitionPhase? {
    switch (aTL, aBT) {
    case (1, 1): .identity
    case (0, 1): .topLeading
    case (1, 0): .bottomTrailing
    default: nil
    }
  }
}
