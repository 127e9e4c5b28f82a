public import Foundation
public import ScrollworkGeometry

extension Spring {
  /// The responses after some time to a unit displacement and to a unit initial velocity.
  ///
  /// Every motion of the spring is a linear combination of the two.
  private func parts(at time: Double) -> (distance: Double, speed: Double) {
    let time = max(0, time)
    let decay = dampingRatio * frequency
    let dampedFrequency = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    // Near critical damping the other two forms lose precision.
    if dampedFrequency < 1e-4 * frequency {
      let fade = exp(-frequency * time)
      return ((1 + frequency * time) * fade, time * fade)
    }
    if dampingRatio < 1 {
      let fade = exp(-decay * time)
      let speed = fade * sin(dampedFrequency * time) / dampedFrequency
      return (fade * cos(dampedFrequency * time) + decay * speed, speed)
    }
    // The slow pole, in a form that keeps its precision under strong damping.
    let slow = exp(-frequency * frequency / (decay + dampedFrequency) * time)
    let fast = exp(-(decay + dampedFrequency) * time)
    let speed = (slow - fast) / (2 * dampedFrequency)
    return ((slow + fast) / 2 + decay * speed, speed)
  }

  /// The position after `time` seconds of a spring that starts at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target - target.scaled(by: parts.distance) + initialVelocity.scaled(by: parts.speed)
  }

  /// The velocity after `time` seconds of a spring that starts at zero, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target.scaled(by: frequency * frequency * parts.speed)
      + initialVelocity.scaled(
        by: parts.distance - 2 * dampingRatio * frequency * parts.speed)
  }

  /// Advances value and velocity by `deltaTime` seconds; any two steps equal one of their sum.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let displacement = target - value
    let moved = self.value(target: displacement, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: displacement, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on the spring's mass at `position` with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The value after `time` seconds, from `fromValue` to `toValue`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity after `time` seconds, from `fromValue` to `toValue`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the spring's mass at `position` with `velocity`, between two values.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}
