import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// The paint pass: turns dressed views into layers and draw commands.
///
/// These become layers, as a function of the still alone:
/// - the content of a scroll view, clipped to its frame;
/// - the rows of a scroll view: of a lazy stack, or of the first layout with several children;
/// - a view with an effect, a clip or a shadow;
/// - text with a moving sibling;
/// - each indicator of a scroll view.
///
/// So a view that only moves keeps its layer content, and a renderer may cache its bitmap.
@MainActor struct PaintPass {
  /// The animated attributes, the looks of fixed effects among them.
  let looks: AnimatedAttributes
  /// The opacity of the indicators of a scroll view, from 0 to 1.
  let indicatorOpacity: @MainActor (PlacedScrollView) -> Double
  /// The refresh control of a scroll view for a pull, in points; nil if none is visible.
  let refreshSpinner: @MainActor (_ scroll: PlacedScrollView, _ pull: CGFloat) -> RefreshSpinner?
  /// The scroll view whose content is drawn beyond its frame; nil for none.
  var unclipped: ViewPath?
  /// Called with a view that has a number that cannot be drawn, and the number in words.
  var onUndrawable: @MainActor (_ view: Node, _ number: String) -> Void = { _, _ in }

  /// The layer content of the root; its frame is in the coordinates of the canvas.
  func run(_ root: DressedView) -> LayerContent {
    LayerContent(items(root, at: root.view.frame.origin))
  }

  /// The display items of a view whose frame has `origin` in the enclosing layer.
  func items(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    switch dressed.node.painting {
    case .leaf(let leaf): return drawing(of: leaf, dressed, at: origin)
    case .modified:
      let child = opened(dressed).children[0]
      return items(child, at: origin.moved(by: child.view.frame.origin))
    case .look:
      let dressed = opened(dressed)
      guard dressed.look == .identity else { return row(dressed, at: origin) }
      let child = dressed.children[0]
      return items(child, at: origin.moved(by: child.view.frame.origin))
    case .layer: return layered(opened(dressed), at: origin)
    case .mirrored: return overMirrorImages(opened(dressed), at: origin)
    case .scrolled: return scrolled(dressed, at: origin)
    case .hosted(let view, let environment):
      return hosted(dressed, view, environment, at: origin)
    case .masked: return masked(dressed, at: origin)
    case .parts:
      let isMoving = dressed.node.isMoving
      return opened(dressed).childrenInPaintOrder.flatMap { child in
        let childOrigin = origin.moved(by: child.view.frame.origin)
        return isMoving && !child.node.isMoving && child.node.isCostly
          ? row(child, at: childOrigin) : items(child, at: childOrigin)
      }
    case .rows:
      return dressed.childrenInPaintOrder.flatMap {
        row($0, at: origin.moved(by: $0.view.frame.origin))
      }
    case .children, .content:
      return opened(dressed).children.flatMap {
        items($0, at: origin.moved(by: $0.view.frame.origin))
      }
    }
  }

  /// The drawing of a leaf, with the fading drawing of the text that it replaces.
  private func drawing(
    of leaf: any Leaf, _ dressed: DressedView, at origin: CGPoint
  ) -> [DisplayItem] {
    let (node, proposal) = (dressed.node, dressed.view.proposal)
    let frame = CGRect(origin: origin, size: dressed.view.frame.size)
    guard frame.isDrawable else { return [] }
    if let layered = looks.leaf(leaf, of: node).items(
      in: frame, proposal: proposal, views: painted)
    {
      return decorated(layered.filter(\.isDrawable), by: leaf.decorations)
    }
    let commands = decorated(
      overBackdrop(commands(of: leaf, node, in: frame, proposal: proposal), leaf.backdrop),
      by: leaf.decorations)
    guard let (fade, part) = looks.fade(of: node) else { return commands }
    let old = CGRect(origin: origin, size: fade.old.sizeThatFits(fade.proposal))
    return layer(
      LayerContent(
        self.commands(of: fade.old.leaf, fade.old, in: old, proposal: fade.proposal)),
      transform: .identity, opacity: part)
      + layer(LayerContent(commands), transform: .identity, opacity: 1 - part)
  }

  private func commands(
    of leaf: any Leaf, _ node: Node, in rect: CGRect, proposal: ProposedViewSize
  ) -> [DisplayItem] {
    looks.leaf(leaf, of: node).commands(in: rect, proposal: proposal).compactMap { command in
      // An empty path draws nothing.
      guard !command.bounds.isNull else { return nil }
      // A view that the layout made enormous, or put far away, is drawn as far as it is visible.
      guard DrawCommand.isDrawable(rect), let number = command.undrawableNumber else {
        return .command(command)
      }
      onUndrawable(node, number)
      return nil
    }
  }

  /// A scroll view: its content between its refresh control and its indicators.
  private func scrolled(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    guard let scroll = PlacedScrollView(dressed.view.source) else { return [] }
    let (size, offset) = (dressed.view.frame.size, dressed.view.offset)
    let content = dressed.children.flatMap { child in
      rows(child, at: child.view.frame.origin)
    }
    return layer(
      LayerContent(
        refreshControl(scroll, offset: offset)
          + faded(content, of: scroll, size, offset: offset)
          + indicators(scroll, offset: offset)),
      transform: .init(translationX: origin.x, y: origin.y),
      clip: scroll.configuration.isClipDisabled || scroll.path == unclipped
        ? nil : Path(CGRect(origin: .zero, size: scroll.node.clipSize(size))))
  }

  /// The content of a scroll view: descends through single children to the rows.
  private func rows(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    switch dressed.node.painting {
    case .rows, .modified, .look, .layer, .mirrored: return items(dressed, at: origin)
    case .parts:
      let children = opened(dressed).childrenInPaintOrder
      // Counts all children, not the visible ones, so that the same views are layers in all stills.
      if dressed.node.children.count == 1, !children.isEmpty {
        return rows(children[0], at: origin.moved(by: children[0].view.frame.origin))
      }
      return children.flatMap { row($0, at: origin.moved(by: $0.view.frame.origin)) }
    case .content:
      return dressed.children.flatMap { rows($0, at: origin.moved(by: $0.view.frame.origin)) }
    case .masked, .leaf, .scrolled, .hosted, .children: return row(dressed, at: origin)
    }
  }

  /// The indicators of a scroll view, over its content.
  private func indicators(_ scroll: PlacedScrollView, offset: CGPoint) -> [DisplayItem] {
    guard !scroll.indicatorAxes.isEmpty else { return [] }
    let opacity = indicatorOpacity(scroll)
    guard opacity > 0 else { return [] }
    let indicators = scroll.indicators(offset: offset)
    return [Axis.vertical, .horizontal].flatMap { axis -> [DisplayItem] in
      guard let bar = indicators.bar(axis) else { return [] }
      let shape = Path(
        roundedRect: CGRect(origin: .zero, size: bar.size),
        cornerRadius: ScrollIndicators.radius, style: .circular)
      let fill = DrawCommand.fill(shape, .color(scroll.indicatorColor), evenOdd: false)
      return layer(
        LayerContent([.command(fill)]),
        transform: .init(translationX: bar.minX, y: bar.minY), opacity: opacity)
    }
  }

  /// A view as a layer of its own, with the looks of its wrappers combined.
  private func row(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    var look = EffectLook.identity
    var inner = dressed
    while inner.node.painting.isLook {
      let outer = opened(inner)
      inner = outer.children[0]
      look = inner.translation.then(outer.look).then(look)
    }
    return layers(content(inner), look, at: origin)
  }

  /// A view in a layer with a clip, filters or a blending group.
  private func layered(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    let look = dressed.node.layer(size: dressed.view.frame.size, attributes: looks)
    var mask: LayerContent?
    if look.isEvenOdd, let outline = look.clip {
      // Clips are by the nonzero rule; a mask is filled by either.
      guard !outline.isEmpty else { return [] }
      mask = LayerContent([
        .command(.fill(outline, .color(.init(red: 0, green: 0, blue: 0)), evenOdd: true))
      ])
    }
    return layer(
      contentInParent(dressed.children[0]),
      transform: .init(translationX: origin.x, y: origin.y), filters: look.filters,
      clip: mask == nil ? look.clip : nil, mask: mask, isGroup: look.isGroup)
  }

  /// A view over mirror images of it in the space out of the safe area.
  private func overMirrorImages(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    let child = dressed.children[0]
    let images: [DisplayItem] =
      if case .outset(let outset) = dressed.view.detail {
        mirrored(
          contentInParent(child), size: dressed.view.frame.size, room: outset,
          place: .init(translationX: origin.x, y: origin.y))
      } else {
        []
      }
    return images + items(child, at: origin.moved(by: child.view.frame.origin))
  }

  /// A view whose opacity is multiplied by that of its mask.
  private func masked(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    let (children, base) = (opened(dressed).children, dressed.node.children[0])
    guard let content = children.first(where: { $0.node === base }) else {
      return []
    }
    let mask = children.filter { $0.node !== content.node }
      .flatMap { items($0, at: $0.view.frame.origin) }
    // An empty mask hides the view.
    guard !mask.isEmpty else { return [] }
    return layer(
      contentInParent(content), transform: .init(translationX: origin.x, y: origin.y),
      mask: LayerContent(mask))
  }

  /// The content of a view in the coordinates of its parent.
  ///
  /// The origin is not zero for a view that is animated or matches another one.
  func contentInParent(_ dressed: DressedView) -> LayerContent {
    content(dressed, at: dressed.view.frame.origin)
  }

  /// The content of a view whose frame has `origin` in the layer; cached for a fixed view.
  private func content(_ dressed: DressedView, at origin: CGPoint = .zero) -> LayerContent {
    guard dressed.view.isFixed else { return LayerContent(items(dressed, at: origin)) }
    return dressed.node.painted(for: PaintKey(dressed.view, at: origin)) {
      LayerContent(items(dressed, at: origin))
    }
  }

  /// A layer as display items; none if it is empty, transparent or not finite.
  func layer(
    _ content: LayerContent, projection: ProjectionTransform? = nil,
    transform: CGAffineTransform, opacity: Double = 1, filters: [Layer.Filter] = [],
    backdrop: [Layer.Filter] = [], clip: Path? = nil, mask: LayerContent? = nil,
    blend: BlendMode = .normal, isGroup: Bool = false
  ) -> [DisplayItem] {
    guard !content.items.isEmpty, opacity > 0, transform.isDrawable,
      projection?.isFinite ?? true,
      clip?.boundingRect.isDrawable ?? true
    else { return [] }
    return [
      .layer(
        Layer(
          content, projection: projection, transform: transform, opacity: opacity,
          filters: filters, backdrop: backdrop, clip: clip, mask: mask, blend: blend,
          isGroup: isGroup))
    ]
  }

  /// Content with a look: one layer per stage, the innermost first.
  private func layers(
    _ content: LayerContent, _ look: EffectLook, at origin: CGPoint
  ) -> [DisplayItem] {
    let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let last = look.stages.last else {
      return layer(content, transform: translation, blend: look.blend)
    }
    let inner = look.stages.dropLast().reduce(content) { content, stage in
      LayerContent(
        layer(
          content, projection: stage.map, transform: .identity, opacity: stage.opacity,
          filters: stage.filters))
    }
    return layer(
      inner, projection: last.map, transform: translation, opacity: last.opacity,
      filters: last.filters, blend: look.blend)
  }

  private func opened(_ dressed: DressedView) -> DressedView { dressed.opened(looks) }
}

extension DressedView {
  /// The translation from the view's coordinates to those of its parent.
  fileprivate var translation: EffectLook {
    let origin = view.frame.origin
    return EffectLook(transform: .init(translationX: origin.x, y: origin.y))
  }
}

extension CGRect {
  /// Whether all coordinates are finite, or the rectangle is null; the layout pass reports others.
  fileprivate var isDrawable: Bool {
    isNull || (minX.isFinite && minY.isFinite && width.isFinite && height.isFinite)
  }
}

extension CGAffineTransform {
  /// Whether all entries are finite.
  var isDrawable: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGPoint {
  /// The point moved by the coordinates of another.
  func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
