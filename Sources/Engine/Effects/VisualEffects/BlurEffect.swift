public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A Gaussian blur.
struct BlurEffect: VisualEffect {
  var radius: CGFloat
  let isOpaque: Bool

  /// The radius; `isOpaque` is not animatable.
  ///
  /// - Source: documented in the public interface.
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let radius = EffectLimits.clamp(radius, to: EffectLimits.blur) else { return }
    // An invisible blur appends no step, so that the layers stay equal.
    if radius.onGrid() > 0 {
      steps.append(.filter(.blur(radius: radius, isOpaque: isOpaque)))
    }
  }
}

extension VisualEffect {
  /// Applies a Gaussian blur; `radius` is its standard deviation, in points.
  ///
  /// Edges become translucent and spread beyond the view. With `opaque` only the colors are
  /// blurred, and the opacity stays as it is.
  ///
  /// - Source: chosen, as for shadows; how the radius counts, and what an opaque blur makes of
  ///   edges, is unpublished.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
