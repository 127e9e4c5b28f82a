package import Foundation
package import ScrollworkDrawing
import ScrollworkGeometry

extension DisplayList {
  /// The frames of the lines of text, on the canvas, as far as clips leave them.
  package func textFrames(measuredBy text: any TextMeasuring) -> [CGRect] {
    content.textFrames(text, CGRect(origin: .zero, size: canvas)) { $0 }
  }
}

extension LayerContent {
  fileprivate func textFrames(
    _ text: any TextMeasuring, _ clip: CGRect, _ place: (CGRect) -> CGRect
  ) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .command(.text(let run, let frame, _)):
        let lines = text.metrics(of: run).lines.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
        return (lines.isEmpty ? [frame] : lines).map { place($0).intersection(clip) }
          .filter { !$0.isNull && $0.width > 1 && $0.height > 1 }
      case .command: return []
      case .layer(let layer):
        guard layer.opacity > 0.02 else { return [] }
        func inner(_ rect: CGRect) -> CGRect {
          let flat = layer.projection.map { map in
            let corners = map.corners(of: rect)
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            return CGRect(
              x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0),
              height: (y.max() ?? 0) - (y.min() ?? 0))
          }
          return place((flat ?? rect).applying(layer.transform))
        }
        let visible = layer.clip.map { clip.intersection(inner($0.boundingRect)) } ?? clip
        return visible.isNull ? [] : layer.content.textFrames(text, visible, inner)
      }
    }
  }
}
