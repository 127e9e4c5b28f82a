import ScrollworkGeometry

/// Fades a flat picture.
struct OpacityEffect: VisualEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func _append(to steps: inout _EffectSteps) { steps.append(.opacity(opacity)) }
}

extension VisualEffect {
  /// Multiplies how much is seen: 0 is nothing, 1 all there is.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then(OpacityEffect(opacity: opacity))
  }
}
