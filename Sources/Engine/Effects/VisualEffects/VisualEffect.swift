public import ScrollworkGeometry

/// A change of a view's appearance that does not affect its layout.
///
/// Begin with the empty effect that the closure of `visualEffect` or `scrollTransition` receives
/// and call modifiers on it; each applies to the result of those before. As in SwiftUI, a reusable
/// effect is a function in an extension of this protocol that calls others, and two effects that are
/// values are composed by `ModifiedContent`; the only requirement is for the engine.
public protocol VisualEffect: Sendable, Animatable {
  /// Appends the effect's steps, for rendering.
  func _append(to steps: inout _EffectSteps)
}

/// The base effect, which changes nothing: the start of every chain.
public struct EmptyVisualEffect: VisualEffect {
  /// Empty: there is nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// The empty effect.
  public init() {}

  /// Appends nothing.
  public func _append(to steps: inout _EffectSteps) {}
}

/// An effect followed by another, applied to its result.
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
  /// The effect followed by `outer`, applied to its result.
  func then<Outer: VisualEffect>(_ outer: Outer) -> ChainedEffect<Self, Outer> {
    ChainedEffect(inner: self, outer: outer)
  }
}
