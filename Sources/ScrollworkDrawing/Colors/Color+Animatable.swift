public import ScrollworkGeometry

extension Color.Resolved: Animatable {
  /// Red, green and blue times the coverage, and the coverage; gamma-encoded.
  ///
  /// So a color that comes out of nothing does not come out of black. Components beyond 0…1, as
  /// springs make them, are clamped when they are put back.
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
