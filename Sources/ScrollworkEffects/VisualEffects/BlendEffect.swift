public import ScrollworkDrawing
import ScrollworkGeometry

/// Lets the colors of a picture meet those beneath it in another way.
struct BlendEffect: VisualEffect {
  /// Nothing stands between two ways.
  ///
  /// - Source: documented in the public interface.
  typealias AnimatableData = EmptyAnimatableData

  let mode: BlendMode

  func _append(to steps: inout _EffectSteps) { steps.append(.blend(mode)) }
}

extension VisualEffect {
  /// Sets how colors meet those beneath: all that is drawn before in the same flat picture; not
  /// animated.
  ///
  /// A view around that is made translucent, filtered, masked, cut to a shape, or itself blended is a
  /// flat picture of its own. Of several ways the outermost counts.
  ///
  /// - Source: documented that it is not animated; what is a flat picture is chosen.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    then(BlendEffect(mode: blendMode))
  }
}
