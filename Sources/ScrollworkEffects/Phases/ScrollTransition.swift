package import Foundation
import ScrollworkGeometry
import ScrollworkMotion

/// A scroll transition: the visual effects of the three phases, interpolated by the view's
/// position.
///
/// The closure is called once for each of the three phases and never gets the position; between the
/// phases the animatable data of its results are interpolated.
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

  /// Whether the displayed state depends on the view's earlier positions as well.
  package var takesTime: Bool {
    topLeading.animation != nil || bottomTrailing.animation != nil
  }

  /// The target state at a position: the progress at each side without animation.
  ///
  /// `y` is the view's start relative to the container's, in points; `h` is the view's length along
  /// the axis, and `C` the container's: the scroll view's without safe area and content margins.
  ///
  /// A view longer than its container may be incomplete at both sides. Where phases change at once,
  /// it then has the phase of the side its center is on.
  ///
  /// - Source: that case is chosen; everything else in `arrival`.
  package func state(start y: CGFloat, length h: CGFloat, container C: CGFloat) -> TransitionState {
    let m = y + (h - C) / 2
    var state = TransitionState(
      topLeading: topLeading.arrival(m: m, length: h, container: C),
      bottomTrailing: bottomTrailing.arrival(m: -m, length: h, container: C))
    if topLeading.isDiscrete, bottomTrailing.isDiscrete, state.topLeading == 0,
      state.bottomTrailing == 0
    {
      if m <= 0 { state.bottomTrailing = 1 } else { state.topLeading = 1 }
    }
    return state
  }

  /// The displayed state at `time`: the record's animated value on sides with an animation, `goal`
  /// on the others.
  package func shown(
    _ goal: TransitionState, record: TransitionRecord?, at time: Double
  ) -> TransitionState {
    guard let record else { return goal }
    var shown = goal
    if let animation = topLeading.animation {
      shown.topLeading = record.value(of: \.topLeading, by: animation, at: time) ?? goal.topLeading
    }
    if let animation = bottomTrailing.animation {
      shown.bottomTrailing =
        record.value(of: \.bottomTrailing, by: animation, at: time) ?? goal.bottomTrailing
    }
    return shown
  }

  /// The longest time that a change takes to be fully displayed, in seconds.
  package var delay: Double {
    max(topLeading.animation?.duration ?? 0, bottomTrailing.animation?.duration ?? 0)
  }

  /// The rendered effect of a state for a view of `size`.
  ///
  /// Properties that are not animatable follow `phase`, by default the state's own.
  package func look(
    _ state: TransitionState, phase: ScrollTransitionPhase? = nil, size: CGSize,
    isRightToLeft: Bool
  ) -> EffectLook {
    blend(state, phase ?? state.phase, size, isRightToLeft)
  }
}

/// The visual effects of the three phases.
private struct PhaseEffects<Effect: VisualEffect>: Sendable {
  let topLeading: Effect
  let identity: Effect
  let bottomTrailing: Effect

  init(_ effect: (ScrollTransitionPhase) -> Effect) {
    topLeading = effect(.topLeading)
    identity = effect(.identity)
    bottomTrailing = effect(.bottomTrailing)
  }

  /// The identity effect plus each side's remaining difference from it.
  ///
  /// An identity that is not neutral counts once this way; applying the sides' effects in sequence
  /// would count it twice.
  ///
  /// Properties that are not animatable are those of `phase`: the nearest side's until the
  /// transition is complete.
  ///
  /// - Source: chosen; the sum equals what CustomSwiftUI does when identity is neutral and one side
  ///   alone takes part.
  func blend(_ state: TransitionState, _ phase: ScrollTransitionPhase) -> Effect {
    var effect = self[phase]
    // At either end the result is the closure's own, without rounding.
    if let end = state.end {
      if end != phase { effect.animatableData = self[end].animatableData }
      return effect
    }
    let (leading, trailing) = (1 - state.topLeading, 1 - state.bottomTrailing)
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
  /// The phase that the state equals completely; nil in between.
  fileprivate var end: ScrollTransitionPhase? {
    switch (topLeading, bottomTrailing) {
    case (1, 1): .identity
    case (0, 1): .topLeading
    case (1, 0): .bottomTrailing
    default: nil
    }
  }
}
