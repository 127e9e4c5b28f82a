import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion

/// A fixed effect on its way from one value to another.
struct EffectAnimation {
  /// When it began, in seconds.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// The effect so long after the start.
  let effect: (Double) -> any VisualEffect
  /// How fast its animatable data changes then.
  private let velocity: (Double) -> Any

  /// The way to `target`, beginning where `running` or else `old` is at `time`, and as fast; nil if
  /// there is nothing to animate.
  @MainActor init?(
    from old: any VisualEffect, running: EffectAnimation?, to target: any VisualEffect,
    by animation: Animation, at time: Double
  ) {
    let current = running.map { $0.effect(time - $0.start) } ?? old
    let speed = running.map { $0.velocity(time - $0.start) }
    func make<E: VisualEffect>(_ end: E) -> EffectAnimation? {
      guard let begin = current as? E, begin.animatableData != end.animatableData else {
        return nil
      }
      let (from, to) = (begin.animatableData, end.animatableData)
      let initial = speed as? E.AnimatableData ?? .zero
      return EffectAnimation(
        start: time, duration: animation.duration,
        effect: { elapsed in
          guard elapsed < animation.duration else { return end }
          var effect = end
          effect.animatableData = animation.value(
            from: from, to: to, initialVelocity: initial, at: elapsed)
          return effect
        },
        velocity: { elapsed in
          animation.velocity(from: from, to: to, initialVelocity: initial, at: elapsed)
        })
    }
    guard let made = make(target) else { return nil }
    self = made
  }

  private init(
    start: Double, duration: Double, effect: @escaping (Double) -> any VisualEffect,
    velocity: @escaping (Double) -> Any
  ) {
    (self.start, self.duration, self.effect, self.velocity) = (start, duration, effect, velocity)
  }
}

extension VisualEffect {
  /// Whether another effect is of the same kind and equal in all that can be animated.
  func isEqual(to other: any VisualEffect) -> Bool {
    (other as? Self).map { $0.animatableData == animatableData } ?? false
  }
}
