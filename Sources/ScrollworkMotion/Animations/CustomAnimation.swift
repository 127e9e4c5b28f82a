public import Foundation
public import ScrollworkGeometry

/// An animation written by hand: it tells where on the way a value is.
///
/// It is asked at every 120th of a second since its beginning, from the first on, and then for the
/// moment itself; so what it keeps in the context does not depend on which pictures are asked for.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way `value` that is done after `time` seconds; nil when it is finished.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes after `time` seconds, in units per second; nil if that is not known,
  /// and then it is taken from the value one 120th of a second before.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
}

extension Animation {
  /// An animation written by hand.
  public init(_ base: some CustomAnimation) { self.init(.custom(CustomCourse(base: base))) }

  /// The part of the way `value` that is done after `time` seconds; nil when it is finished.
  ///
  /// For custom animations that build upon another.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= logicalDuration { context.isLogicallyComplete = true }
    if time >= duration(from: .zero, to: value) { return nil }
    return self.value(from: .zero, to: value, at: time)
  }

  /// How fast the value changes after `time` seconds, in units per second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    velocity(from: .zero, to: value, at: time)
  }
}

/// A custom animation as an animation sees it: a function of time alone.
struct CustomCourse: Sendable {
  /// The longest a custom animation is waited for, in seconds; after that it counts as endless.
  ///
  /// - Source: chosen.
  static let longest = 60.0

  let base: any CustomAnimation

  /// The part of `way` done after `time` seconds; nil when it is finished.
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
    of way: V, where isIt: (V?, AnimationContext<V>) -> Bool
  ) -> Double? {
    var context = AnimationContext<V>()
    for tick in 0...Int(Self.longest * Tick.rate) {
      let time = Tick.time(of: tick)
      let value = base.animate(value: way, time: time, context: &context)
      if isIt(value, context) { return time }
    }
    return nil
  }

  /// The ticks before `time`, then `time`.
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

extension CustomCourse: Hashable {
  static func == (a: CustomCourse, b: CustomCourse) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
