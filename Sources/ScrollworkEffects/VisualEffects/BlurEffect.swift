public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Blurs a flat picture.
struct BlurEffect: VisualEffect {
  var radius: CGFloat
  let isOpaque: Bool

  /// The radius alone.
  ///
  /// - Source: documented in the public interface.
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    guard let radius = EffectLimits.cut(radius, to: EffectLimits.blur) else { return }
    // What cannot be seen makes no layer differ.
    if radius.onGrid() > 0 {
      steps.append(.filter(.blur(radius: radius, isOpaque: isOpaque)))
    }
  }
}

extension VisualEffect {
  /// Blurs; `radius` is the standard deviation of the blur, in points.
  ///
  /// Edges become translucent, and ink leaves the picture. With `opaque` only its colors are blurred,
  /// and it stays as solid as it is everywhere.
  ///
  /// - Source: chosen, as for shadows; how the radius counts, and what an opaque blur makes of edges,
  ///   is unpublished.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
