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
  private let blend: @Sendable (TransitionState, ScrollTransitionPhase) -> any VisualEffect

  /// A transition with a configuration for each side.
  package init<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    let effects = PhaseEffects { transition(EmptyVisualEffect(), $0) }
    blend = { effects.blend($0, $1) }
  }

  /// The distances from the middle of the container at which a view of length `h` reaches its
  /// thresholds: that of its middle before and after it, in points.
  package func thresholds(length h: CGFloat, container C: CGFloat) -> (CGFloat, CGFloat) {
    (
      -topLeading.threshold.distance(length: h, container: C),
      bottomTrailing.threshold.distance(length: h, container: C)
    )
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

  /// The effect of a state.
  ///
  /// Properties that are not animatable follow `phase`, by default the state's own.
  package func effect(
    _ state: TransitionState, phase: ScrollTransitionPhase? = nil
  ) -> any VisualEffect {
    blend(state, phase ?? state.phase)
  }

  /// The rendered effect of a state for a view of `size`.
  package func look(
    _ state: TransitionState, phase: ScrollTransitionPhase? = nil, size: CGSize,
    isRightToLeft: Bool
  ) -> EffectLook {
    ScrollworkEffects.look(
      of: effect(state, phase: phase), size: size, isRightToLeft: isRightToLeft)
  }
}
