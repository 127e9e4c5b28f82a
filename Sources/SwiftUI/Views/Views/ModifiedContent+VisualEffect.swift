public import ScrollworkEffects
public import ScrollworkGeometry

extension ModifiedContent: Animatable where Content: VisualEffect, Modifier: VisualEffect {
  /// The animatable data of both effects.
  public var animatableData: AnimatablePair<Content.AnimatableData, Modifier.AnimatableData> {
    get { AnimatablePair(content.animatableData, modifier.animatableData) }
    set { (content.animatableData, modifier.animatableData) = (newValue.first, newValue.second) }
  }
}

/// An effect followed by another, applied to its result.
///
/// - Source: documented, SwiftUI's interface of iOS 26.2.
extension ModifiedContent: VisualEffect where Content: VisualEffect, Modifier: VisualEffect {
  /// Appends the steps of both effects.
  public func _append(to steps: inout _EffectSteps) {
    content._append(to: &steps)
    modifier._append(to: &steps)
  }
}
