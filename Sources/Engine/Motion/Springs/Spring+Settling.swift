public import Foundation
public import ScrollworkGeometry

extension Spring {
  /// The longest settling time, in seconds, which is that of an undamped spring.
  ///
  /// - Source: measured by others. 1,024 steps of a tenth of a second.
  static let longestSettling = 102.4

  private static let settlingStep = 0.1

  /// The settling time from 0 to 1 within a thousandth, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// The time until the value stays within `epsilon` of the target, in seconds.
  ///
  /// Underdamped springs have a formula, which bounds the distance unless the angular frequency is
  /// below one (a damping ratio just below one): then up to about twice `epsilon` remains. Other
  /// springs are sampled every tenth of a second.
  ///
  /// - Source: measured by others.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let decay = dampingRatio * frequency
    let length = target.magnitudeSquared.squareRoot()
    let epsilon = max(epsilon, 1e-9)
    if dampingRatio < 1 {
      let pull = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      guard pull + length > epsilon else { return 0 }
      return min(log((pull + length) / epsilon) / decay, Self.longestSettling)
    }
    if length <= epsilon, initialVelocity == .zero { return 0 }
    var wasNear = false
    for step in 1...1024 {
      let time = Double(step) * Self.settlingStep
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      let isNear = left.magnitudeSquared.squareRoot() < epsilon
      // Two samples in a row, so that one that happens to lie near a crossing does not count.
      if isNear && wasNear { return time - Self.settlingStep }
      wasNear = isNear
    }
    return Self.longestSettling
  }

  /// The time until the value stays within `epsilon` of `toValue`, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// A spring with a settling time from 0 to 1 within `epsilon`, in seconds.
  ///
  /// Damping ratios above one are clamped to one. The response is found by bisection, on the bound
  /// of the distance.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let wanted = settlingDuration.isNaN ? 0.001 : min(max(settlingDuration, 0.001), 100)
    var (low, high) = (0.0005, 1000.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      let spring = Spring(response: middle, dampingRatio: ratio)
      if spring.smoothSettling(epsilon: epsilon) < wanted { low = middle } else { high = middle }
    }
    self.init(response: (low + high) / 2, dampingRatio: ratio)
  }

  /// The settling time from 0 to 1, without rounding to tenths of a second.
  private func smoothSettling(epsilon: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 { return log((decay + 1) / max(epsilon, 1e-9)) / decay }
    var (low, high) = (0.0, 60.0)
    for _ in 0..<60 {
      let phase = (low + high) / 2
      if (1 + phase) * exp(-phase) > epsilon { low = phase } else { high = phase }
    }
    return high / frequency
  }
}
