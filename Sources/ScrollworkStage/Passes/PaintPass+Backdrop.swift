import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

extension PaintPass {
  /// Fillings as layers that something is done to what is behind; what is not filled stays as it is.
  ///
  /// Each is a layer with the outline for its clip: that is how far it reaches.
  func overBackdrop(_ items: [DisplayItem], _ filters: [Layer.Filter]) -> [DisplayItem] {
    guard !filters.isEmpty else { return items }
    return items.flatMap { item -> [DisplayItem] in
      guard case .command(.fill(let path, let paint, evenOdd: false)) = item else { return [item] }
      // One point beyond the outline, whose edge is then smooth once and not twice.
      let ground = Path(path.boundingRect.insetBy(dx: -1, dy: -1))
      return layer(
        LayerContent([.command(.fill(ground, paint, evenOdd: false))]), transform: .identity,
        backdrop: filters, clip: path)
    }
  }
}
