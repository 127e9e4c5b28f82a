import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// An annotation with its anchors found in a still, in points of the page.
struct ResolvedAnnotation {
  /// The annotation.
  let annotation: Annotation
  /// The visible bounds of the anchor; empty for a point.
  let bounds: CGRect
  /// The outline of the anchor and of the further ones, after effects; empty for points.
  let outlines: [Path]
  /// The bounds of the anchor and the further ones together.
  let whole: CGRect
  /// The size of the anchor before effects, in points of the canvas.
  let size: CGSize
  /// The end of an arrow.
  let target: CGPoint?

  /// Finds the anchors of an annotation.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - subject: The scene.
  ///   - panel: The still on the page.
  ///   - views: The views of the still.
  /// - Throws: A ``FigureError`` for an anchor that is not there.
  @MainActor init(
    _ annotation: Annotation, _ subject: FigureSubject, in panel: StillPanel, _ views: [SeenView]
  ) throws(FigureError) {
    self.annotation = annotation
    let map = panel.map
    var outlines: [Path] = []
    var whole = CGRect.null
    var first: (bounds: CGRect, size: CGSize)?
    for anchor in [annotation.anchor] + annotation.others {
      let bounds: CGRect
      var size = CGSize.zero
      switch anchor {
      case .point(let point):
        let canvas = CGRect(origin: .zero, size: subject.stage.screen(at: panel.still.time).size)
        guard canvas.encloses(CGRect(origin: point, size: .zero)) else {
          throw FigureError(
            "found a point outside of the canvas of \(Decimal3.spell(canvas.width)) × "
              + "\(Decimal3.spell(canvas.height)) pt, expected one inside", at: annotation.keys)
        }
        bounds = CGRect(origin: point.applying(map), size: .zero)
      case .view(let name, let up):
        let seen = try subject.view(name, up: up, among: views, at: annotation.keys)
        bounds = (seen.visible ?? seen.bounds).applying(map).intersection(panel.frame)
        guard !bounds.isNull else {
          throw FigureError(
            "found \"\(name)\", which is outside of the crop; expected a view in it",
            at: annotation.keys)
        }
        size = seen.view.frame.size
        outlines.append(seen.outline.applying(map))
      }
      if first == nil { first = (bounds, size) }
      whole = whole.union(bounds)
    }
    bounds = first?.bounds ?? .zero
    size = first?.size ?? .zero
    (self.outlines, self.whole) = (outlines, whole)
    target = try Self.target(annotation, subject, panel, views)
  }

  @MainActor private static func target(
    _ annotation: Annotation, _ subject: FigureSubject, _ panel: StillPanel, _ views: [SeenView]
  ) throws(FigureError) -> CGPoint? {
    guard case .arrow(let target) = annotation.kind else { return nil }
    let map = panel.map
    func center(_ anchor: ViewAnchor, _ views: [SeenView]) throws(FigureError) -> CGPoint {
      switch anchor {
      case .point(let point): return point.applying(map)
      case .view(let name, let up):
        let bounds = try subject.view(name, up: up, among: views, at: annotation.keys).bounds
        return CGPoint(x: bounds.midX, y: bounds.midY).applying(map)
      }
    }
    switch target {
    case .anchor(let anchor): return try center(anchor, views)
    case .later(let seconds):
      let time = max(0, panel.still.time + seconds)
      return try center(annotation.anchor, subject.views(at: time))
    }
  }

  /// The point of the anchor at a unit point.
  func point(_ unit: UnitPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  /// The points of the anchor to which a leader from a side may run: near that side, the one at half
  /// height first.
  func sites(_ side: HorizontalEdge) -> [CGPoint] {
    if let unit = annotation.point { return [point(unit)] }
    let inset = min(14, 0.2 * bounds.width)
    let x = side == .leading ? bounds.minX + inset : bounds.maxX - inset
    return [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map {
      CGPoint(x: x, y: bounds.minY + $0 * bounds.height)
    }
  }
}
