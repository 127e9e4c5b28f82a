package import ScrollworkGeometry
package import ScrollworkMotion

/// The remaining difference between an animated attribute and its target; the sum of both is the
/// value shown.
///
/// All animations here are linear in the distance, so this equals interpolation between two values,
/// and stays correct while the target itself moves: with a scroll view, or under another animation.
package struct Displacement {
  /// The start time, in seconds.
  let start: Double
  /// The duration, in seconds.
  let duration: Double
  /// The animation that the displacement follows.
  let animation: Animation
  private let value: (Double) -> any VectorArithmetic
  private let speed: (Double) -> any VectorArithmetic

  /// A displacement to `new` that continues from the value and velocity of `running` at `time`, or
  /// starts at rest from `old`; nil if there is nothing to animate.
  package init?(
    from old: any VectorArithmetic, running: Displacement?, to new: any VectorArithmetic,
    by animation: Animation, at time: Double
  ) {
    func make<V: VectorArithmetic>(_ new: V) -> Displacement? {
      guard let old = old as? V else { return nil }
      let shown = running?.value(at: time, as: V.self).map { old + $0 } ?? old
      let left = shown - new
      let velocity = running?.velocity(at: time, as: V.self) ?? .zero
      guard left != .zero || velocity != .zero else { return nil }
      return Displacement(by: left, velocity: velocity, animation, at: time)
    }
    guard let made = make(new) else { return nil }
    self = made
  }

  /// A displacement that starts at `left` and decays to zero by an animation.
  package init<V: VectorArithmetic>(
    by left: V, velocity: V = .zero, _ animation: Animation, at time: Double
  ) {
    start = time
    self.animation = animation
    duration = animation.duration(from: left, to: .zero, initialVelocity: velocity)
    value = { animation.value(from: left, to: .zero, initialVelocity: velocity, at: $0) }
    speed = { animation.velocity(from: left, to: .zero, initialVelocity: velocity, at: $0) }
  }

  /// The end time, in seconds from the start of the script.
  package var end: Double { start + duration }

  /// The end of the animation's logical duration, in seconds; a spring may still oscillate a
  /// little.
  package var logicalEnd: Double { start + animation.logicalDuration }

  /// The displacement at a time; nil after the end, or if the vector has another type.
  package func value<V: VectorArithmetic>(at time: Double, as type: V.Type = V.self) -> V? {
    time < end ? value(time - start) as? V : nil
  }

  /// The velocity of the displacement at a time, in units per second.
  func velocity<V: VectorArithmetic>(at time: Double, as type: V.Type = V.self) -> V? {
    time < end ? speed(time - start) as? V : nil
  }
}

extension Animatable {
  /// The value with its animatable data displaced as at a time.
  package func displaced(by displacement: Displacement?, at time: Double) -> Self {
    guard let displacement, let left = displacement.value(at: time, as: AnimatableData.self)
    else { return self }
    var copy = self
    copy.animatableData = copy.animatableData + left
    return copy
  }
}

extension VectorArithmetic {
  /// Whether another vector is of the same type and equal.
  package func isEqual(to other: any VectorArithmetic) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
