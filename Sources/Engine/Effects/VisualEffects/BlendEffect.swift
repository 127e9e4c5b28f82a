public import ScrollworkDrawing
import ScrollworkGeometry

/// A change of the blend mode.
struct BlendEffect: VisualEffect {
  /// Empty: blend modes are not interpolated.
  ///
  /// - Source: documented in the public interface.
  typealias AnimatableData = EmptyAnimatableData

  let mode: BlendMode

  func _append(to steps: inout _EffectSteps) { steps.append(.blend(mode)) }
}

extension VisualEffect {
  /// Sets the blend mode with what is drawn before in the same layer; not animatable.
  ///
  /// An enclosing view that is translucent, filtered, masked, clipped or itself blended is a layer
  /// of its own. Of several blend modes the outermost applies.
  ///
  /// - Source: documented that it is not animated; what is a layer is chosen.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    then(BlendEffect(mode: blendMode))
  }
}
