import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkScrolling
import ScrollworkViews

/// The fifth pass: turns dressed views into layers and draw commands.
///
/// What becomes a layer is decided by the still alone:
/// - the content of a scroll view, cut to its window;
/// - the rows of a scroll view: of a lazy stack, or of the first layout of several views inside;
/// - a view with an effect, a clip or a shadow;
/// - text that stands beside something that moves;
/// - each indicator of a scroll view.
///
/// So a card that only moves keeps its content, and whoever draws may keep its bitmap.
@MainActor struct PaintPass {
  /// How views with fixed effects look.
  let looks: AnimatedAttributes
  /// How visible the indicators of a scroll view are, from 0 to 1.
  let indicatorOpacity: @MainActor (PlacedScrollView) -> Double
  /// How the refresh control of a scroll view looks whose content is pulled down so far.
  let refreshSpinner: @MainActor (_ scroll: PlacedScrollView, _ pull: CGFloat) -> RefreshSpinner?

  /// The picture of a view whose coordinates begin at the top left of the picture.
  func run(_ root: DressedView) -> LayerContent {
    LayerContent(items(root, at: root.view.frame.origin))
  }

  /// What is drawn for a view that stands at `origin` in the layer around it.
  func items(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    let size = dressed.view.frame.size
    switch dressed.node {
    case let leaf as LeafNode:
      let frame = CGRect(origin: origin, size: size)
      guard frame.isDrawable else { return [] }
      let commands = overBackdrop(
        commands(of: leaf, in: frame, proposal: dressed.view.proposal), leaf.leaf.backdrop)
      guard let (fade, part) = looks.fade(of: leaf) else { return commands }
      let old = CGRect(origin: origin, size: fade.old.sizeThatFits(fade.proposal))
      return layer(
        LayerContent(self.commands(of: fade.old, in: old, proposal: fade.proposal)),
        transform: .identity, opacity: part)
        + layer(LayerContent(commands), transform: .identity, opacity: 1 - part)
    case is WrapperNode:
      return wrapped(dressed, at: origin)
    case is ScrollNode:
      guard let scroll = PlacedScrollView(dressed.view.source) else { return [] }
      let content = dressed.children.flatMap { child in
        rows(child, at: child.view.frame.origin)
      }
      return layer(
        LayerContent(
          refreshControl(scroll, offset: dressed.view.offset)
            + faded(content, of: scroll, size) + indicators(scroll, offset: dressed.view.offset)),
        transform: .init(translationX: origin.x, y: origin.y),
        clip: scroll.configuration.isClipDisabled
          ? nil : Path(CGRect(origin: .zero, size: scroll.node.clipSize(size))))
    case let view as UIKitNode: return hosted(dressed, view, at: origin)
    case let layout as LayoutNode where layout.isMask: return masked(dressed, layout, at: origin)
    case let layout as LayoutNode:
      return opened(dressed).children.inPaintOrder(of: layout).flatMap { child in
        let place = origin.moved(by: child.view.frame.origin)
        return layout.isMoving && !child.node.isMoving && child.node.isCostly
          ? row(child, at: place) : items(child, at: place)
      }
    case is LazyStackNode:
      return dressed.children.inPaintOrder(of: PlacedLazyStack(dressed.view.source)).flatMap {
        row($0, at: origin.moved(by: $0.view.frame.origin))
      }
    default:
      return opened(dressed).children.flatMap {
        items($0, at: origin.moved(by: $0.view.frame.origin))
      }
    }
  }

  private func commands(
    of leaf: LeafNode, in rect: CGRect, proposal: ProposedViewSize
  ) -> [DisplayItem] {
    leaf.commands(in: rect, proposal: proposal, looks: looks).map(DisplayItem.command)
  }

  /// The content of a scroll view: looks in through single views for the rows.
  private func rows(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    switch dressed.node {
    case is LazyStackNode, is WrapperNode: return items(dressed, at: origin)
    case let layout as LayoutNode where layout.isMask: return row(dressed, at: origin)
    case let layout as LayoutNode:
      let children = opened(dressed).children.inPaintOrder(of: layout)
      // Not how many are near: the same views are layers in all stills.
      if layout.children.count == 1, !children.isEmpty {
        return rows(children[0], at: origin.moved(by: children[0].view.frame.origin))
      }
      return children.flatMap { row($0, at: origin.moved(by: $0.view.frame.origin)) }
    case is ReaderNode:
      return dressed.children.flatMap { rows($0, at: origin.moved(by: $0.view.frame.origin)) }
    default: return row(dressed, at: origin)
    }
  }

  /// The indicators of a scroll view, over its content.
  private func indicators(_ scroll: PlacedScrollView, offset: CGPoint) -> [DisplayItem] {
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

  /// A view as a layer of its own, with the looks of all effects around it at once.
  private func row(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    var look = EffectLook.identity
    var inner = dressed
    while let wrapper = inner.node as? WrapperNode, wrapper.role.isLook {
      let open = opened(inner)
      inner = open.children[0]
      look = inner.way.then(open.look).then(look)
    }
    return layers(content(inner), look, at: origin)
  }

  /// A view with something done to it.
  private func wrapped(_ dressed: DressedView, at origin: CGPoint) -> [DisplayItem] {
    guard let wrapper = dressed.node as? WrapperNode else { return [] }
    let dressed = opened(dressed)
    let child = dressed.children[0]
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    let inside = origin.moved(by: child.view.frame.origin)
    switch wrapper.role {
    case .effect, .covered, .transition, .geometry, .collapse:
      if dressed.look == .identity { return items(child, at: inside) }
      return row(dressed, at: origin)
    case .clip(let shape):
      let frame = CGRect(origin: .zero, size: dressed.view.frame.size)
      return layer(
        part(child), transform: place,
        clip: looks.outline(shape, of: wrapper)
          .outline(in: frame, isRightToLeft: wrapper.isRightToLeft))
    case .group: return layer(part(child), transform: place, isGroup: true)
    case .mirrored:
      let images: [DisplayItem] =
        if case .outset(let outset) = dressed.view.detail {
          mirrored(part(child), size: dressed.view.frame.size, room: outset, place: place)
        } else {
          []
        }
      return images + items(child, at: inside)
    case .shadow(let shadow):
      let shadow = looks.shadow(shadow, of: wrapper)
      return layer(
        part(child), transform: place,
        filters: [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)])
    case .gesture, .contentShape, .coordinateSpace, .preference, .touchable, .departed, .matched,
      .item, .name:
      return items(child, at: inside)
    }
  }

  /// A view that is seen as far as another one in its place is solid.
  private func masked(_ dressed: DressedView, _ layout: LayoutNode, at origin: CGPoint)
    -> [DisplayItem]
  {
    let children = opened(dressed).children
    guard let content = children.first(where: { $0.node === layout.children[0] }) else {
      return []
    }
    let mask = children.filter { $0.node !== content.node }
      .flatMap { items($0, at: $0.view.frame.origin) }
    // Nothing is solid where nothing is drawn.
    guard !mask.isEmpty else { return [] }
    return layer(
      part(content), transform: .init(translationX: origin.x, y: origin.y),
      mask: LayerContent(mask))
  }

  /// What a view draws in the coordinates of the one around it: on its way, or matching another view,
  /// it may stand anywhere in there.
  private func part(_ dressed: DressedView) -> LayerContent {
    let place = dressed.view.frame.origin
    return place == .zero ? content(dressed) : LayerContent(items(dressed, at: place))
  }

  /// What a view draws in coordinates of its own, kept while nothing in it moves.
  private func content(_ dressed: DressedView) -> LayerContent {
    guard dressed.view.isFixed else { return LayerContent(items(dressed, at: .zero)) }
    return dressed.node.painted(for: PaintKey(dressed.view)) {
      LayerContent(items(dressed, at: .zero))
    }
  }

  func layer(
    _ content: LayerContent, projection: ProjectionTransform? = nil,
    transform: CGAffineTransform, opacity: Double = 1, filters: [Layer.Filter] = [],
    backdrop: [Layer.Filter] = [], clip: Path? = nil, mask: LayerContent? = nil,
    blend: BlendMode = .normal, isGroup: Bool = false
  ) -> [DisplayItem] {
    guard !content.items.isEmpty, opacity > 0, transform.isDrawable,
      projection?.rows.joined().allSatisfy(\.isFinite) ?? true,
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

  /// A picture with a look: one layer for each stage, the innermost first.
  private func layers(
    _ content: LayerContent, _ look: EffectLook, at origin: CGPoint
  ) -> [DisplayItem] {
    let place = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let last = look.stages.last else {
      return layer(content, transform: place, blend: look.blend)
    }
    let inner = look.stages.dropLast().reduce(content) { content, stage in
      LayerContent(
        layer(
          content, projection: stage.map, transform: .identity, opacity: stage.opacity,
          filters: stage.filters))
    }
    return layer(
      inner, projection: last.map, transform: place, opacity: last.opacity,
      filters: last.filters, blend: look.blend)
  }

  private func opened(_ dressed: DressedView) -> DressedView { dressed.opened(looks) }
}

extension [DressedView] {
  /// The children of a layout, back to front.
  @MainActor func inPaintOrder(of layout: LayoutNode) -> [DressedView] {
    var order = self
    if layout.paintOrder == .firstIsFront, let first = order.first {
      order = order.dropFirst() + [first]
    }
    guard order.contains(where: { $0.node.zIndex != 0 }) else { return order }
    return order.enumerated().sorted {
      ($0.element.node.zIndex, $0.offset) < ($1.element.node.zIndex, $1.offset)
    }.map(\.element)
  }
}

extension [DressedView] {
  /// The views of a lazy stack, back to front: those that may be pinned lie over all others.
  @MainActor func inPaintOrder(of lazy: PlacedLazyStack?) -> [DressedView] {
    let pinned = lazy?.pinnedNodes ?? []
    guard !pinned.isEmpty || contains(where: { $0.node.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      let (a, b) = ($0.element.node, $1.element.node)
      let (isOver, isUnder) = (
        pinned.contains(ObjectIdentifier(a)), pinned.contains(ObjectIdentifier(b))
      )
      if isOver != isUnder { return isUnder }
      return (a.zIndex, $0.offset) < (b.zIndex, $1.offset)
    }.map(\.element)
  }
}

extension DressedView {
  /// From the view's own coordinates to those of the one around it.
  fileprivate var way: EffectLook {
    let place = view.frame.origin
    return EffectLook(transform: .init(translationX: place.x, y: place.y))
  }
}

extension CGRect {
  /// Whether every number is one that can be drawn; what cannot is reported by the layout.
  fileprivate var isDrawable: Bool {
    isNull || (minX.isFinite && minY.isFinite && width.isFinite && height.isFinite)
  }
}

extension CGAffineTransform {
  /// Whether every number is one that can be drawn.
  fileprivate var isDrawable: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension WrapperNode.Role {
  /// Whether the role changes nothing but how the view, as one picture, is laid down, if that.
  fileprivate var isLook: Bool {
    switch self {
    case .effect, .covered, .transition, .geometry, .collapse, .gesture, .contentShape,
      .coordinateSpace, .preference, .touchable, .departed, .matched, .item, .name:
      true
    case .clip, .shadow, .group, .mirrored: false
    }
  }
}

extension Node {
  /// Whether drawing the view costs enough to be worth a layer of its own.
  fileprivate var isCostly: Bool {
    (self as? LeafNode)?.leaf.isCostly ?? false || children.contains(where: \.isCostly)
  }
}

extension CGPoint {
  fileprivate func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
