import Foundation
package import ScrollworkGeometry

extension Animation {
  /// The value after `time` seconds.
  ///
  /// Springs continue with `initialVelocity`, in units per second; curves, repeated and custom
  /// animations ignore it.
  package func value<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = timeScale * time - timeOffset
    if local <= 0 { return start }
    let displacement = end - start
    switch timing {
    case .curve(let curve, let duration):
      if local >= duration { return end }
      return start + displacement.scaled(by: curve.value(at: local / duration))
    case .spring(let spring, let ownVelocity):
      let velocity = displacement.scaled(by: ownVelocity) + localVelocity(initialVelocity)
      return start + spring.value(target: displacement, initialVelocity: velocity, time: local)
    case .custom(let custom):
      return custom.value(of: displacement, at: local).map { start + $0 } ?? end
    case .repeated(let pass, let count, let autoreverses):
      guard
        let now = RepeatedPass(
          of: pass.duration, count: count, autoreverses: autoreverses, at: local)
      else { return end }
      return now.isReversed
        ? pass.value(from: end, to: start, at: now.time)
        : pass.value(from: start, to: end, at: now.time)
    }
  }

  /// The velocity of the value after `time` seconds, in units per second.
  package func velocity<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = timeScale * time - timeOffset
    if local < 0 || timeScale == 0 { return .zero }
    let displacement = end - start
    switch timing {
    case .curve(let curve, let duration):
      if local >= duration { return .zero }
      return displacement.scaled(by: curve.velocity(at: local / duration) * timeScale / duration)
    case .spring(let spring, let ownVelocity):
      let velocity = displacement.scaled(by: ownVelocity) + localVelocity(initialVelocity)
      return spring.velocity(target: displacement, initialVelocity: velocity, time: local)
        .scaled(by: timeScale)
    case .custom(let custom):
      return custom.velocity(of: displacement, at: local).scaled(by: timeScale)
    case .repeated(let pass, let count, let autoreverses):
      guard
        let now = RepeatedPass(
          of: pass.duration, count: count, autoreverses: autoreverses, at: local)
      else { return .zero }
      return
        (now.isReversed
        ? pass.velocity(from: end, to: start, at: now.time)
        : pass.velocity(from: start, to: end, at: now.time)).scaled(by: timeScale)
    }
  }

  /// Converts a velocity to units per second of the animation's local time.
  func localVelocity<V: VectorArithmetic>(_ velocity: V) -> V {
    velocity.scaled(by: timeScale > 0 ? 1 / timeScale : 0)
  }
}
