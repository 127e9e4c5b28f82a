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
    let found = HitView(
      source: view.view.source, size: frame.size, offset: view.view.offset, toLocal: toLocal)
    let answer = view.node.hit(
      at: local, size: frame.size, proposal: view.view.proposal, attributes: looks)
    if case .missed = answer { return [] }
    for child in view.childrenInPaintOrder.reversed() {
      let inner = search(child, at: point, toOuter: toLocal, looks: looks)
      if !inner.isEmpty { return inner + [found] }
    }
    if case .solid = answer { return [found] }
    return []
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

extension Node {
  /// Whether the view's id or name matches a query.
  func answers(to query: IDQuery) -> Bool {
    if let identifier, query.matches(identifier) { return true }
    guard let scriptName, case .spelled(let text) = query else { return false }
    return scriptName == text
  }
}
