import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

extension PaintPass {
  /// The drawing of a view that a leaf draws, from the origin.
  func painted(_ node: Node, proposal: ProposedViewSize) -> [DisplayItem] {
    var effects = EffectPass(looks: looks)
    let placed = node.placed(at: .zero, proposal: proposal)
    let view = ScrollPass(offset: { $0.initialOffset }, skipsWhatIsFar: false)
      .run(placed, visible: placed.frame).opened
    return items(effects.run(view), at: .zero)
  }

  /// A drawing with the shadows and blend modes of its style.
  func decorated(_ items: [DisplayItem], by decorations: [StyleDecoration]) -> [DisplayItem] {
    guard !items.isEmpty else { return items }
    return decorations.reduce(items) { items, decoration in
      let content = LayerContent(items)
      switch decoration {
      case .drop(let color, let radius, let offset):
        return layer(
          content, transform: .identity,
          filters: [.shadow(color: color, radius: radius, offset: offset)])
      case .inner(let color, let radius, let offset):
        return items + innerShadow(of: content, color: color, radius: radius, offset: offset)
      case .blend(let mode): return layer(content, transform: .identity, blend: mode)
      }
    }
  }

  /// The blurred shadow of all that is outside of a drawing, within the drawing.
  private func innerShadow(
    of content: LayerContent, color: Color.Resolved, radius: CGFloat, offset: CGSize
  ) -> [DisplayItem] {
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height)) + 1
    let around = content.bounds.insetBy(dx: -2 * reach, dy: -2 * reach)
    guard !around.isNull, around.hasFiniteEdges else { return [] }
    let shift = CGAffineTransform(translationX: offset.width, y: offset.height)
    var outside: [DisplayItem] = []
    if case .command(.fill(let path, _, evenOdd: let isEvenOdd))? = content.items.first,
      content.items.count == 1, isEvenOdd || path.isSimple
    {
      var inverse = Path(around)
      inverse.addPath(path.applying(shift))
      outside = [.command(.fill(inverse, .color(color), evenOdd: true))]
    } else {
      outside =
        [.command(.fill(Path(around), .color(color), evenOdd: false))]
        + layer(content, transform: shift, blend: .destinationOut)
      outside = layer(LayerContent(outside), transform: .identity, isGroup: true)
    }
    let blurred = layer(
      LayerContent(outside), transform: .identity,
      filters: radius > 0 ? [.blur(radius: radius)] : [])
    return layer(LayerContent(blurred), transform: .identity, mask: content)
  }
}

extension Path {
  /// Whether the path is one subpath, which both fill rules fill alike unless it crosses itself.
  fileprivate var isSimple: Bool {
    var count = 0
    forEach { if case .move = $0 { count += 1 } }
    return count == 1
  }
}

extension DisplayItem {
  /// Whether the item draws something, within the numbers that can be drawn.
  var isDrawable: Bool {
    switch self {
    case .command(let command): !command.bounds.isNull && command.undrawableNumber == nil
    case .layer(let layer):
      !layer.content.items.isEmpty && layer.transform.isDrawable && !layer.bounds.isNull
        && layer.bounds.hasFiniteEdges
    }
  }
}

extension CGRect {
  /// Whether all coordinates are finite.
  fileprivate var hasFiniteEdges: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
