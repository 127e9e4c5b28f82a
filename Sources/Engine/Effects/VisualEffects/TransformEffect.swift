public import ScrollworkGeometry

/// A projective transform.
struct TransformEffect: VisualEffect {
  /// Empty: transforms are not interpolated.
  ///
  /// - Source: documented in the public interface.
  typealias AnimatableData = EmptyAnimatableData

  let map: ProjectionTransform

  func _append(to steps: inout _EffectSteps) {
    // Transforms have their origin at the left in every layout direction.
    steps.append(.map(map))
  }
}

extension VisualEffect {
  /// Applies an affine transform about the view's top left corner; not animatable.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(TransformEffect(map: ProjectionTransform(transform)))
  }

  /// Applies a projective transform about the view's top left corner; not animatable.
  ///
  /// Parts behind the eye are not drawn.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(TransformEffect(map: transform))
  }
}
