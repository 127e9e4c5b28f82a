public import ScrollworkGeometry

/// Moves a picture by a map of the plane.
struct TransformEffect: VisualEffect {
  /// Nothing stands between two maps.
  ///
  /// - Source: documented in the public interface.
  typealias AnimatableData = EmptyAnimatableData

  let map: ProjectionTransform

  func _append(to steps: inout _EffectSteps) {
    // Maps count from the left in every layout.
    steps.append(.map(map))
  }
}

extension VisualEffect {
  /// Moves by a map without perspective, from the view's top left corner; not animated.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(TransformEffect(map: ProjectionTransform(transform)))
  }

  /// Moves by a map that may have perspective, from the view's top left corner; not animated.
  ///
  /// What comes behind the eye is not drawn.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(TransformEffect(map: transform))
  }
}
