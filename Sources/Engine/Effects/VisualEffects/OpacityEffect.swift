import ScrollworkGeometry

/// A multiplication of the opacity.
struct OpacityEffect: VisualEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func _append(to steps: inout _EffectSteps) { steps.append(.opacity(opacity)) }
}

extension VisualEffect {
  /// Multiplies the opacity: 0 is fully transparent, 1 unchanged.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(OpacityEffect(opacity: opacity))
  }
}
