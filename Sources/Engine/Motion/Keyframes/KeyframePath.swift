import Foundation
import ScrollworkGeometry

/// The motion of one vector through its keyframes, in closed form.
struct KeyframePath<Data: VectorArithmetic> {
  private struct Segment {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    let form: Form

    enum Form {
      case curve(UnitCurve)
      case cubic(startVelocity: Data, endVelocity: Data)
      case spring(Spring, velocity: Data)
      case move
    }

    func value(at time: Double) -> Data {
      let displacement = to - from
      switch form {
      case .move: return to
      case .curve(let curve):
        return duration > 0 ? from + displacement.scaled(by: curve.value(at: time / duration)) : to
      case .spring(let spring, let velocity):
        return from + spring.value(target: displacement, initialVelocity: velocity, time: time)
      case .cubic(let startVelocity, let endVelocity):
        guard duration > 0 else { return to }
        // The cubic Hermite form.
        let x = time / duration
        return from + displacement.scaled(by: x * x * (3 - 2 * x))
          + startVelocity.scaled(by: duration * x * (1 - x) * (1 - x))
          - endVelocity.scaled(by: duration * x * x * (1 - x))
      }
    }

    /// The velocity at the end, in units per second.
    var endVelocity: Data {
      switch form {
      case .move: .zero
      case .curve(let curve): KeyframePath.slope(curve, at: 1, of: to - from, in: duration)
      case .spring(let spring, let velocity):
        spring.velocity(target: to - from, initialVelocity: velocity, time: duration)
      case .cubic(_, let endVelocity): endVelocity
      }
    }

    /// The value at the end.
    var end: Data {
      guard case .spring = form else { return to }
      let reached = value(at: duration)
      let left = (to - reached).magnitudeSquared.squareRoot()
      let displacement = (to - from).magnitudeSquared.squareRoot()
      // The slack allows for rounding in the settling time's formula.
      return left <= Animation.settlingEpsilon * displacement * (1 + 1e-6) ? to : reached
    }
  }

  private var segments: [Segment] = []
  private let initial: Data

  /// The duration in seconds.
  private(set) var duration = 0.0

  init(from initial: Data, through steps: [KeyframeStep<Data>]) {
    self.initial = initial
    var position = initial
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let earlier = segments.last?.endVelocity ?? .zero
      let form: Segment.Form =
        switch step.kind {
        case .linear(let curve): .curve(curve)
        case .move: .move
        case .spring(let spring, let velocity): .spring(spring, velocity: velocity ?? earlier)
        case .cubic(let startVelocity, let endVelocity):
          .cubic(
            startVelocity: startVelocity ?? earlier,
            endVelocity: endVelocity ?? Self.tangent(from: position, over: step, to: next))
        }
      let segment = Segment(
        start: duration, duration: step.duration, from: position, to: step.target, form: form)
      segments.append(segment)
      position = segment.end
      duration += step.duration
    }
  }

  /// The value after `time` seconds, constant from the end on.
  func value(at time: Double) -> Data {
    if time >= duration { return segments.last?.end ?? initial }
    guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
    return segment.value(at: time - segment.start)
  }

  /// The end velocity of a cubic keyframe that is given none.
  private static func tangent(
    from position: Data, over step: KeyframeStep<Data>, to next: KeyframeStep<Data>?
  ) -> Data {
    guard let next else { return .zero }
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      return slope(curve, at: 0, of: next.target - step.target, in: next.duration)
    case .spring(_, let velocity): return velocity ?? .zero
    case .cubic(let velocity?, _): return velocity
    case .cubic(nil, _):
      let time = step.duration + next.duration
      return time > 0 ? (next.target - position).scaled(by: 1 / time) : .zero
    }
  }

  private static func slope(
    _ curve: UnitCurve, at x: Double, of displacement: Data, in duration: Double
  ) -> Data {
    duration > 0 ? displacement.scaled(by: curve.velocity(at: x) / duration) : .zero
  }
}
