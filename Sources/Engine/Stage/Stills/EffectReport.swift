package import Foundation
package import ScrollworkDrawing
import ScrollworkEffects
package import ScrollworkGeometry

/// The effect of a view, and the position and opacity that result from it and all effects around.
package struct EffectReport: Hashable, Sendable {
  /// The transform of the effect, in the view's coordinates: the origin is the top left corner of
  /// its frame.
  package let map: ProjectionTransform
  /// The opacity of the effect, 0 … 1.
  package let opacity: Double
  /// The filters of the effect, in order.
  package let filters: [Layer.Filter]
  /// The blend mode of the effect.
  package let blend: BlendMode
  /// The transform from the view's coordinates to the canvas: the effect, the frames and the
  /// content offsets of all views around, and their effects.
  package let total: ProjectionTransform
  /// The product of the opacity and those of all views around.
  package let totalOpacity: Double

  /// The standard deviation of the blur, in points of the view; 0 for none.
  package var blur: CGFloat {
    // Successive blurs combine by the sum of their squares.
    filters.reduce(0) { sum, filter in
      guard case .blur(let radius, _) = filter else { return sum }
      return sum + radius * radius
    }.squareRoot()
  }

  /// The report of a look on a view with a placement.
  init(_ look: EffectLook, opacity: Double = 1, on placement: CanvasPlacement) {
    let inner = placement.inside(look, opacity: opacity)
    map = look.map
    self.opacity = look.opacity * opacity
    filters = look.filters
    blend = look.blend
    total = inner.map
    totalOpacity = inner.opacity
  }
}
