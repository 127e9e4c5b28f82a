import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

extension DisplayList {
  /// Whether nothing is drawn on the background, other than one color on the whole canvas.
  var isBlank: Bool { content.isBlank(on: CGRect(origin: .zero, size: canvas)) }
}

extension LayerContent {
  fileprivate func isBlank(on canvas: CGRect) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .command(.fill(let path, .color, _)):
        return path.isEmpty || path.boundingRect.contains(canvas)
      case .command: return false
      case .layer(let layer):
        return layer.opacity == 0
          || layer.content.isBlank(on: canvas.applying(layer.transform.inverted()))
      }
    }
  }
}
