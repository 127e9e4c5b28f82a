public import Foundation
public import ScrollworkGeometry

extension Spring {
  /// What is left of a distance, and what a speed has added, after some time.
  ///
  /// Every motion of the spring is a sum of these two.
  private func parts(at time: Double) -> (distance: Double, speed: Double) {
    let time = max(0, time)
    let decay = dampingRatio * frequency
    let turn = frequency * abs(1 - dampingRatio * dampingRatio).squareRoot()
    // This near to critical damping the other two forms lose digits.
    if turn < 1e-4 * frequency {
      let fade = exp(-frequency * time)
      return ((1 + frequency * time) * fade, time * fade)
    }
    if dampingRatio < 1 {
      let fade = exp(-decay * time)
      let speed = fade * sin(turn * time) / turn
      return (fade * cos(turn * time) + decay * speed, speed)
    }
    // The slow pole, written so that it keeps its digits under strong damping.
    let slow = exp(-frequency * frequency / (decay + turn) * time)
    let fast = exp(-(decay + turn) * time)
    let speed = (slow - fast) / (2 * turn)
    return ((slow + fast) / 2 + decay * speed, speed)
  }

  /// Where a weight that started at zero is after `time` seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target - target.scaled(by: parts.distance) + initialVelocity.scaled(by: parts.speed)
  }

  /// How fast a weight that started at zero is after `time` seconds, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let parts = parts(at: time)
    return target.scaled(by: frequency * frequency * parts.speed)
      + initialVelocity.scaled(
        by: parts.distance - 2 * dampingRatio * frequency * parts.speed)
  }

  /// Moves a weight on by `deltaTime` seconds; any two steps equal one of their sum.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on a weight at `position` with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Where a weight is after `time` seconds on its way from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast a weight is after `time` seconds on its way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a weight at `position` with `velocity` on its way from one value to another.
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
