import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkViews

extension PaintPass {
  /// Fill commands as layers that filter their backdrop, each clipped to its path; other items
  /// unchanged.
  func overBackdrop(_ items: [DisplayItem], _ filters: [Layer.Filter]) -> [DisplayItem] {
    guard !filters.isEmpty else { return items }
    return items.flatMap { item -> [DisplayItem] in
      guard case .command(.fill(let path, let paint, evenOdd: false)) = item else { return [item] }
      // One point beyond the path, so that only the clip antialiases the edge.
      let background = Path(path.boundingRect.insetBy(dx: -1, dy: -1))
      return layer(
        LayerContent([.command(.fill(background, paint, evenOdd: false))]), transform: .identity,
        backdrop: filters, clip: path)
    }
  }
}
