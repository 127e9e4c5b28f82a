public import ScrollworkGeometry

/// A change to how a view looks that leaves its layout alone.
///
/// Begin with the empty effect that `visualEffect` or `scrollTransition` hands you and call
/// modifiers on it; each changes the result of those before. Types outside do not conform.
public protocol VisualEffect: Sendable, Animatable {
  /// Writes down what the effect does; rendering calls it.
  func _append(to steps: inout _EffectSteps)
}

/// The effect that changes nothing: where every chain begins.
public struct EmptyVisualEffect: VisualEffect {
  /// Nothing stands between nothing and nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// The effect.
  public init() {}

  /// Writes nothing.
  public func _append(to steps: inout _EffectSteps) {}
}

/// An effect and another applied to its result.
struct ChainedEffect<Inner: VisualEffect, Outer: VisualEffect>: VisualEffect {
  var inner: Inner
  var outer: Outer

  var animatableData: AnimatablePair<Inner.AnimatableData, Outer.AnimatableData> {
    get { AnimatablePair(inner.animatableData, outer.animatableData) }
    set { (inner.animatableData, outer.animatableData) = (newValue.first, newValue.second) }
  }

  func _append(to steps: inout _EffectSteps) {
    inner._append(to: &steps)
    outer._append(to: &steps)
  }
}

extension VisualEffect {
  /// The effect with `outer` applied to its result.
  func then<Outer: VisualEffect>(_ outer: Outer) -> ChainedEffect<Self, Outer> {
    ChainedEffect(inner: self, outer: outer)
  }
}
