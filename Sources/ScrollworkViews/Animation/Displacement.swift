package import ScrollworkGeometry
import ScrollworkMotion

/// What is left of an attribute's way to its target: added to the target, it gives the value of a
/// moment.
///
/// All animations here are linear in the way they go, so this is the same as going from one value to
/// the other, and it goes on being right while the target itself moves: with a scroll view, or under
/// another animation.
package struct Displacement {
  /// When it began, in seconds.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// How it goes.
  let animation: Animation
  private let value: (Double) -> any VectorArithmetic
  private let speed: (Double) -> any VectorArithmetic

  /// The way to `new`, beginning where `running` or else `old` is at `time`, and as fast; nil if
  /// there is nothing to animate.
  init?(
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

  /// A displacement by `left` now, that goes by an animation.
  init<V: VectorArithmetic>(
    by left: V, velocity: V = .zero, _ animation: Animation, at time: Double
  ) {
    start = time
    self.animation = animation
    duration = animation.duration(from: left, to: .zero, initialVelocity: velocity)
    value = { animation.value(from: left, to: .zero, initialVelocity: velocity, at: $0) }
    speed = { animation.velocity(from: left, to: .zero, initialVelocity: velocity, at: $0) }
  }

  /// When it is over, in seconds from the start of the script.
  var end: Double { start + duration }

  /// When it counts as over though a spring may still swing a little, in seconds.
  var logicalEnd: Double { start + animation.logicalDuration }

  /// What is left at a time; nil when it is over, or a vector of another type.
  package func value<V: VectorArithmetic>(at time: Double, as type: V.Type = V.self) -> V? {
    time < end ? value(time - start) as? V : nil
  }

  /// How fast what is left changes at a time, in units per second.
  func velocity<V: VectorArithmetic>(at time: Double, as type: V.Type = V.self) -> V? {
    time < end ? speed(time - start) as? V : nil
  }
}

extension Animatable {
  /// The value with its animatable part displaced as it is at a time.
  func displaced(by displacement: Displacement?, at time: Double) -> Self {
    guard let left = displacement?.value(at: time, as: AnimatableData.self) else { return self }
    var copy = self
    copy.animatableData = copy.animatableData + left
    return copy
  }
}

extension VectorArithmetic {
  /// Whether another vector is of the same type and equal.
  func isEqual(to other: any VectorArithmetic) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
