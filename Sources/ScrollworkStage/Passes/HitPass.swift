import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

/// A view that a finger has found.
struct HitView {
  /// The view as the layout has it.
  let source: Placed
  let size: CGSize
  /// From the canvas to the view's own coordinates, effects and scrolling and all.
  let toLocal: ProjectionTransform

  var node: Node { source.node }
}

/// Finds what is under a finger.
@MainActor enum HitPass {
  /// The views under a point, the innermost first; empty where there is nothing.
  ///
  /// What is painted later is found first; effects and clips count. A scroll view is found in all
  /// of its window, a view with a content shape inside that, other containers only where there is
  /// something in them.
  static func run(_ root: DressedView, at point: CGPoint, looks: AnimatedAttributes) -> [HitView] {
    search(root, at: point, toOuter: ProjectionTransform(), looks: looks)
  }

  private static func search(
    _ closed: DressedView, at point: CGPoint, toOuter: ProjectionTransform,
    looks: AnimatedAttributes
  ) -> [HitView] {
    let view = closed.opened(looks)
    let frame = view.view.frame
    var toLocal = toOuter.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY)))
    if view.look != .identity {
      guard view.look.opacity > 0 else { return [] }
      // What is drawn as a line or a point cannot be touched, nor what is behind the eye.
      guard let back = view.look.map.inverse, !view.look.map.isFlat else { return [] }
      toLocal = toLocal.concatenating(back)
      guard toLocal.depth(at: point) > 0 else { return [] }
    }
    let local = point.applying(toLocal)
    let area = CGRect(origin: .zero, size: frame.size)
    let found = HitView(source: view.view.source, size: frame.size, toLocal: toLocal)
    var isSolid = false
    switch view.node {
    case let leaf as LeafNode:
      let commands = leaf.commands(in: area, proposal: view.view.proposal, looks: looks)
      return commands.contains { $0.isHit(at: local) } ? [found] : []
    case is ScrollNode:
      guard area.contains(local) else { return [] }
      isSolid = true
    case let hosted as UIKitNode:
      guard hosted.view.isUserInteractionEnabled, hosted.view.alpha >= 0.01 else { return [] }
      guard area.contains(local) || !hosted.view.clipsToBounds else { return [] }
      isSolid = area.contains(local)
    case let wrapper as WrapperNode:
      switch wrapper.role {
      case .touchable(false), .departed: return []
      case .clip(let shape):
        let outline = looks.outline(shape, of: wrapper)
          .outline(in: area, isRightToLeft: wrapper.isRightToLeft)
        guard outline.contains(local) else { return [] }
      case .contentShape(let shape, let isEvenOdd):
        let outline = shape.outline(in: area, isRightToLeft: wrapper.isRightToLeft)
        guard outline.contains(local, eoFill: isEvenOdd) else { return [] }
        isSolid = true
      default: break
      }
    default: break
    }
    for child in view.childrenInPaintOrder.reversed() {
      let inside = search(child, at: point, toOuter: toLocal, looks: looks)
      if !inside.isEmpty { return inside + [found] }
    }
    return isSolid ? [found] : []
  }

  /// The middle of the view with an id, on the canvas as it is drawn; nil if it cannot be seen.
  static func center(of query: IDQuery, in root: DressedView, looks: AnimatedAttributes) -> CGPoint?
  {
    func search(_ closed: DressedView, _ toCanvas: ProjectionTransform) -> CGPoint? {
      let view = closed.opened(looks)
      guard view.look.opacity > 0 else { return nil }
      let origin = view.view.frame.origin
      let place = view.look.map
        .concatenating(
          ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
        )
        .concatenating(toCanvas)
      if view.node.answers(to: query) {
        // What is around a view with an id has the same one; the view itself is inside all effects.
        let id = view.node.identifier
        if let id, query.matches(id),
          let inner = view.children.first(where: { $0.node.identifier == id })
        {
          return search(inner, place)
        }
        let size = view.view.frame.size
        return CGPoint(x: size.width / 2, y: size.height / 2).applying(place)
      }
      for child in view.children {
        if let found = search(child, place) { return found }
      }
      return nil
    }
    return search(root, ProjectionTransform())
  }
}

extension ProjectionTransform {
  /// Whether hardly anything is left of an area: the picture is seen from the side.
  fileprivate var isFlat: Bool { abs(m11 * m22 - m12 * m21) <= 1e-9 && m13 == 0 && m23 == 0 }
}

extension DressedView {
  /// The views inside, back to front.
  @MainActor fileprivate var childrenInPaintOrder: [DressedView] {
    switch node {
    case let layout as LayoutNode: children.inPaintOrder(of: layout)
    case is LazyStackNode: children.inPaintOrder(of: PlacedLazyStack(view.source))
    default: children
    }
  }
}

extension Node {
  /// Whether the view has the id or the name that is looked for.
  func answers(to query: IDQuery) -> Bool {
    if let identifier, query.matches(identifier) { return true }
    if let wrapper = self as? WrapperNode, case .name(let name) = wrapper.role,
      case .spelled(let text) = query
    {
      return name == text
    }
    return false
  }
}

extension DrawCommand {
  /// Whether a finger at a point finds what is drawn: the inside of a filled outline, the frame of
  /// text and pictures, the ink of a line.
  fileprivate func isHit(at point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, _, let evenOdd): path.contains(point, eoFill: evenOdd)
    case .stroke(let path, let style, _): style.covers(point, along: path)
    case .text(_, let frame, _), .image(_, let frame, _): frame.contains(point)
    }
  }
}
