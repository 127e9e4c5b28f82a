import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// A view of a still with its outline on the canvas, after effects.
struct SeenView {
  /// The view.
  let view: ResolvedView
  /// The enclosing views, outermost first.
  let ancestors: [ResolvedView]
  /// The part of the outline's bounds that is on the canvas and within the scroll views around; nil
  /// if there is none.
  let visible: CGRect?

  /// The bounds of the outline.
  var bounds: CGRect { view.corners.boundingBox }
  /// The outline, after effects.
  var outline: Path {
    Path { path in
      for (index, corner) in view.corners.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
    }
  }
}

extension ResolvedView {
  /// The view and its descendants, outermost first and back to front.
  ///
  /// - Parameter canvas: The visible area.
  /// - Returns: The views.
  func seen(in canvas: CGRect) -> [SeenView] {
    var all: [SeenView] = []
    collect(&all, clip: canvas, ancestors: [])
    return all
  }

  private func collect(_ all: inout [SeenView], clip: CGRect, ancestors: [ResolvedView]) {
    let bounds = corners.boundingBox
    let visible = bounds.intersection(clip)
    // Views that only touch the edge are not visible; those without an area may be.
    let isOutside = visible.isNull || visible.isEmpty && !bounds.isEmpty
    let isVisible = !isOutside && totalOpacity > 0
    all.append(
      SeenView(view: self, ancestors: ancestors, visible: isVisible ? visible : nil))
    let inner = clipsContent ? (visible.isNull ? .zero : visible) : clip
    for child in children {
      child.collect(&all, clip: inner, ancestors: ancestors + [self])
    }
  }
}

extension [CGPoint] {
  /// The smallest rectangle around the points.
  var boundingBox: CGRect {
    guard let first else { return .null }
    var (low, high) = (first, first)
    for point in self {
      (low.x, low.y) = (Swift.min(low.x, point.x), Swift.min(low.y, point.y))
      (high.x, high.y) = (Swift.max(high.x, point.x), Swift.max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
