package import Foundation
import ScrollworkGeometry

/// A look for each phase, and the blend of them for any place in a scroll view.
///
/// The closure is asked once for each of the three phases. The place never reaches it: what lies
/// between is a blend of the animatable data of its answers.
package struct ScrollTransition: Sendable {
  private let topLeading: ScrollTransitionConfiguration
  private let bottomTrailing: ScrollTransitionConfiguration
  private let blend: @Sendable (TransitionState, CGSize, Bool) -> EffectLook

  /// A transition with a configuration for each side.
  package init<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    let effects = PhaseEffects { transition(EmptyVisualEffect(), $0) }
    blend = { state, size, isRightToLeft in
      ScrollworkEffects.look(of: effects.blend(state), size: size, isRightToLeft: isRightToLeft)
    }
  }

  /// How far a view is on its way in from each side.
  ///
  /// `y` is where the view begins, in points from where the container does and negative before it;
  /// `h` is the view's length along the axis, and `C` the container's: the scroll view's less safe
  /// area and content margins.
  package func state(start y: CGFloat, length h: CGFloat, container C: CGFloat) -> TransitionState {
    let m = y + (h - C) / 2
    return TransitionState(
      aTL: topLeading.arrival(m: m, length: h, container: C),
      aBT: bottomTrailing.arrival(m: -m, length: h, container: C))
  }

  /// What the effects come to for a view of `size`.
  package func look(_ state: TransitionState, size: CGSize, isRightToLeft: Bool) -> EffectLook {
    blend(state, size, isRightToLeft)
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
  /// What is not animatable is that of the nearest side until the view has arrived.
  ///
  /// - Source: chosen; the sum equals what CustomSwiftUI does when identity is neutral and one side
  ///   alone takes part.
  func blend(_ state: TransitionState) -> Effect {
    let (leading, trailing) = (1 - state.aTL, 1 - state.aBT)
    var effect =
      switch state.phase {
      case .topLeading: topLeading
      case .identity: identity
      case .bottomTrailing: bottomTrailing
      }
    // At either end of the way the answer is the closure's own, to the last digit.
    if leading + trailing == 0 || (max(leading, trailing) == 1 && min(leading, trailing) == 0) {
      return effect
    }
    let rest = identity.animatableData
    effect.animatableData =
      rest + (topLeading.animatableData - rest).scaled(by: leading)
      + (bottomTrailing.animatableData - rest).scaled(by: trailing)
    return effect
  }
}
