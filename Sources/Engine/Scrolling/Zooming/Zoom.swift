package import Foundation
import ScrollworkGeometry

/// The zoom scale of content and its content offset.
package struct Zoom: Hashable, Sendable {
  /// The zoom scale.
  package var scale: CGFloat
  /// The content offset, in points of the scroll view.
  package var offset: CGPoint

  /// A scale and an offset.
  package init(scale: CGFloat, offset: CGPoint) { (self.scale, self.offset) = (scale, offset) }

  /// The zoom at another scale that moves the content at the point `place` of the scroll view to
  /// `other`.
  ///
  /// - Source: chosen: what is under the fingers stays under them.
  package func scaled(to newScale: CGFloat, around place: CGPoint, movedTo other: CGPoint) -> Zoom {
    let growth = scale > 0 ? newScale / scale : 1
    return Zoom(
      scale: newScale,
      offset: CGPoint(
        x: (offset.x + place.x) * growth - other.x, y: (offset.y + place.y) * growth - other.y))
  }

  /// The zoom that shows `rect`, in the content's own points, as large as possible and centered in a
  /// window; nil for rectangles without a size.
  ///
  /// - Source: measured by others, in two re-implementations; that it is in the middle is documented.
  package static func showing(_ rect: CGRect, in window: CGSize, limits: ZoomLimits) -> Zoom? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      rect.minX.isFinite, rect.minY.isFinite
    else { return nil }
    let scale = limits.clamped(min(window.width / rect.width, window.height / rect.height))
    return Zoom(
      scale: scale,
      offset: CGPoint(
        x: rect.midX * scale - window.width / 2, y: rect.midY * scale - window.height / 2))
  }
}
