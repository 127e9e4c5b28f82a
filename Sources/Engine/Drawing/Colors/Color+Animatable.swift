public import ScrollworkGeometry

extension Color.Resolved: Animatable {
  /// The premultiplied red, green and blue components and the opacity, gamma-encoded.
  ///
  /// Premultiplied, a color that fades in from clear does not start at black. Components beyond
  /// 0…1, as springs produce, are clamped when set.
  ///
  /// - Source: chosen.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        red * opacity,
        AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
    }
    set {
      let opacity = min(max(newValue.second.second.second, 0), 1)
      let factor = opacity > 0 ? 1 / opacity : 0
      self = Color.Resolved(
        red: newValue.first * factor, green: newValue.second.first * factor,
        blue: newValue.second.second.first * factor, opacity: opacity)
    }
  }
}
