import Foundation
package import ScrollworkGeometry

extension Animation {
  /// The value after `time` seconds; `initialVelocity`, in units per second, is taken over by
  /// springs and means nothing to curves, repeated and custom animations.
  package func value<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = pace * time - lag
    if local <= 0 { return start }
    let way = end - start
    switch course {
    case .curve(let curve, let duration):
      if local >= duration { return end }
      return start + way.scaled(by: curve.value(at: local / duration))
    case .spring(let spring, let ownVelocity):
      let velocity = way.scaled(by: ownVelocity) + own(initialVelocity)
      return start + spring.value(target: way, initialVelocity: velocity, time: local)
    case .custom(let custom):
      return custom.value(of: way, at: local).map { start + $0 } ?? end
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

  /// How fast the value changes after `time` seconds, in units per second.
  package func velocity<V: VectorArithmetic>(
    from start: V, to end: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    let local = pace * time - lag
    if local < 0 || pace == 0 { return .zero }
    let way = end - start
    switch course {
    case .curve(let curve, let duration):
      if local >= duration { return .zero }
      return way.scaled(by: curve.velocity(at: local / duration) * pace / duration)
    case .spring(let spring, let ownVelocity):
      let velocity = way.scaled(by: ownVelocity) + own(initialVelocity)
      return spring.velocity(target: way, initialVelocity: velocity, time: local)
        .scaled(by: pace)
    case .custom(let custom):
      return custom.velocity(of: way, at: local).scaled(by: pace)
    case .repeated(let pass, let count, let autoreverses):
      guard
        let now = RepeatedPass(
          of: pass.duration, count: count, autoreverses: autoreverses, at: local)
      else { return .zero }
      return
        (now.isReversed
        ? pass.velocity(from: end, to: start, at: now.time)
        : pass.velocity(from: start, to: end, at: now.time)).scaled(by: pace)
    }
  }

  /// A velocity in units per second of the animation's own time.
  func own<V: VectorArithmetic>(_ velocity: V) -> V {
    velocity.scaled(by: pace > 0 ? 1 / pace : 0)
  }
}
