public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Blurs a flat picture.
struct BlurEffect: VisualEffect {
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func _append(to steps: inout _EffectSteps) {
    // What cannot be seen makes no layer differ.
    if radius.onGrid() > 0 { steps.append(.filter(.blur(radius: radius))) }
  }
}

extension VisualEffect {
  /// Blurs; `radius` is the standard deviation of the blur, in points.
  ///
  /// Edges become translucent: `opaque` is not modelled.
  ///
  /// - Source: chosen, as for shadows; how the radius counts is unpublished.
  public func blur(radius: CGFloat) -> some VisualEffect { then(BlurEffect(radius: radius)) }
}
