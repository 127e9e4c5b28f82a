public import Foundation
public import ScrollworkGeometry

/// A custom animation: the animated displacement as a function of time.
///
/// It is evaluated at every 120th of a second from its beginning, in order, and then at the
/// requested time; so the state in its context does not depend on which stills are requested.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the displacement `value` covered after `time` seconds; nil when the animation is
  /// finished.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity after `time` seconds, in units per second.
  ///
  /// If nil, it is the difference to the value one 120th of a second earlier.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
}

extension CustomAnimation {
  /// Nil: the velocity is derived from the animated values.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
}

extension Animation {
  /// An animation with custom timing.
  public init(_ base: some CustomAnimation) { self.init(.custom(CustomTiming(base: base))) }

  /// The part of the displacement `value` covered after `time` seconds; nil when finished.
  ///
  /// For custom animations that build upon another animation.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= logicalDuration { context.isLogicallyComplete = true }
    if time >= duration(from: .zero, to: value) { return nil }
    return self.value(from: .zero, to: value, at: time)
  }

  /// The velocity after `time` seconds, in units per second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    velocity(from: .zero, to: value, at: time)
  }
}

/// A custom animation evaluated as a function of time alone.
struct CustomTiming: Sendable {
  /// The longest time a custom animation is evaluated for, in seconds; beyond it counts as endless.
  ///
  /// - Source: chosen.
  static let longest = 60.0

  let base: any CustomAnimation

  /// The part of the displacement covered after `time` seconds; nil when finished.
  func value<V: VectorArithmetic>(of way: V, at time: Double) -> V? {
    run(way, until: time)?.value
  }

  func velocity<V: VectorArithmetic>(of way: V, at time: Double) -> V {
    guard let now = run(way, until: time) else { return .zero }
    if let known = base.velocity(value: way, time: time, context: now.context) { return known }
    let step = min(time, Tick.interval)
    guard step > 0, let before = run(way, until: time - step) else { return .zero }
    return (now.value - before.value).scaled(by: 1 / step)
  }

  func duration<V: VectorArithmetic>(of way: V) -> Double {
    firstTick(of: way) { value, _ in value == nil } ?? .infinity
  }

  var logicalDuration: Double {
    firstTick(of: 1.0) { value, context in value == nil || context.isLogicallyComplete }
      ?? .infinity
  }

  private func firstTick<V: VectorArithmetic>(
    of way: V, where isMatch: (V?, AnimationContext<V>) -> Bool
  ) -> Double? {
    var context = AnimationContext<V>()
    for tick in 0...Int(Self.longest * Tick.rate) {
      let time = Tick.time(of: tick)
      let value = base.animate(value: way, time: time, context: &context)
      if isMatch(value, context) { return time }
    }
    return nil
  }

  /// Evaluates the animation at all ticks before `time`, then at `time`.
  private func run<V: VectorArithmetic>(
    _ way: V, until time: Double
  ) -> (value: V, context: AnimationContext<V>)? {
    let time = min(time, Self.longest)
    var context = AnimationContext<V>()
    for tick in 0..<max(0, Int((time * Tick.rate).rounded(.up))) {
      let moment = Tick.time(of: tick)
      if base.animate(value: way, time: moment, context: &context) == nil { return nil }
    }
    return base.animate(value: way, time: time, context: &context).map { ($0, context) }
  }
}

extension CustomTiming: Hashable {
  static func == (a: CustomTiming, b: CustomTiming) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
