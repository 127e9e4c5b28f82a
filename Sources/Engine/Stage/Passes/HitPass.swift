import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

/// A view under a touch.
struct HitView {
  /// The placed view.
  let source: Placed
  let size: CGSize
  /// The content offset of a scroll view.
  let offset: CGPoint
  /// The transform from the canvas to the view's coordinates, effects and scrolling included.
  let toLocal: ProjectionTransform

  var node: Node { source.node }
}

/// The hit pass: finds the dressed views under a point of the canvas, and the center of a view.
@MainActor enum HitPass {
  /// The views under a point, the innermost first; empty if there are none.
  ///
  /// Views are searched front to back, with effects. A scroll view is hit anywhere in its frame, a
  /// view with a content shape inside the shape, another container only where a descendant is hit.
  /// Of leaves, an image, a symbol among them, and a text are hit anywhere in their frame, a shape
  /// only where it draws. Clips do not matter: a clipped view is hit where it would be drawn without
  /// them.
  ///
  /// - Source: measured by others, for `clipped()` and `clipShape(_:)` on iOS 16.1 (Ole Begemann,
  ///   "clipped() doesn't affect hit testing").
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
      // A view seen edge-on, or behind the point of view, receives no touches.
      guard let inverse = view.look.map.inverse, !view.look.map.isFlat else { return [] }
      toLocal = toLocal.concatenating(inverse)
      guard toLocal.depth(at: point) > 0 else { return [] }
    }
    let local = point.applying(toLocal)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let found = HitView(
      source: view.view.source, size: frame.size, offset: view.view.offset, toLocal: toLocal)
    var isSolid = false
    switch view.node {
    case let leaf as LeafNode:
      let commands = leaf.commands(in: bounds, proposal: view.view.proposal, looks: looks)
      let isHit =
        leaf.leaf.isHitInFrame
        ? !commands.isEmpty && bounds.contains(local)
        : commands.contains { $0.isHit(at: local) }
      return isHit ? [found] : []
    case is ScrollNode:
      guard bounds.contains(local) else { return [] }
      isSolid = true
    case let hosted as UIKitNode:
      guard hosted.view.isUserInteractionEnabled, hosted.view.alpha >= 0.01 else { return [] }
      guard bounds.contains(local) || !hosted.view.clipsToBounds else { return [] }
      isSolid = bounds.contains(local)
    case let wrapper as WrapperNode:
      switch wrapper.role {
      case .touchable(false), .departed: return []
      case .contentShape(let shape, let isEvenOdd):
        let outline = shape.outline(in: bounds, isRightToLeft: wrapper.isRightToLeft)
        guard outline.contains(local, eoFill: isEvenOdd) else { return [] }
        isSolid = true
      default: break
      }
    default: break
    }
    for child in view.childrenInPaintOrder.reversed() {
      let inner = search(child, at: point, toOuter: toLocal, looks: looks)
      if !inner.isEmpty { return inner + [found] }
    }
    return isSolid ? [found] : []
  }

  /// The center of the view with an id, on the canvas with all effects; nil if it is not visible.
  static func center(of query: IDQuery, in root: DressedView, looks: AnimatedAttributes) -> CGPoint?
  {
    func search(_ closed: DressedView, _ toCanvas: ProjectionTransform) -> CGPoint? {
      let view = closed.opened(looks)
      guard view.look.opacity > 0 else { return nil }
      let origin = view.view.frame.origin
      let transform = view.look.map
        .concatenating(
          ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
        )
        .concatenating(toCanvas)
      if view.node.answers(to: query) {
        // Wrappers around a view share its id; the innermost one is inside all effects.
        let id = view.node.identifier
        if let id, query.matches(id),
          let inner = view.children.first(where: { $0.node.identifier == id })
        {
          return search(inner, transform)
        }
        let size = view.view.frame.size
        return CGPoint(x: size.width / 2, y: size.height / 2).applying(transform)
      }
      for child in view.children {
        if let found = search(child, transform) { return found }
      }
      return nil
    }
    return search(root, ProjectionTransform())
  }
}

extension ProjectionTransform {
  /// Whether the transform maps areas to lines or points: the plane is seen edge-on.
  fileprivate var isFlat: Bool { abs(m11 * m22 - m12 * m21) <= 1e-9 && m13 == 0 && m23 == 0 }
}

extension DressedView {
  /// The children, back to front.
  @MainActor fileprivate var childrenInPaintOrder: [DressedView] {
    switch node {
    case let layout as LayoutNode: children.inPaintOrder(of: layout)
    case is LazyStackNode: children.inPaintOrder(of: PlacedLazyStack(view.source))
    default: children
    }
  }
}

extension Node {
  /// Whether the view's id or name matches a query.
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
  /// Whether a point is inside a filled path, the frame of text or an image, or a stroke.
  fileprivate func isHit(at point: CGPoint) -> Bool {
    switch self {
    case .fill(let path, _, let evenOdd): path.contains(point, eoFill: evenOdd)
    case .stroke(let path, let style, _): style.covers(point, along: path)
    case .text(_, let frame, _), .image(_, let frame, _), .template(_, let frame, _, _):
      frame.contains(point)
    }
  }
}
