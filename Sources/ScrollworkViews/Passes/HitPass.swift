import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry

/// Finds what is under a finger.
@MainActor enum HitPass {
  /// The views under a point, the innermost first; empty where there is nothing.
  ///
  /// What is painted later is found first; effects and clips count. A scroll view is found in all
  /// of its window, other containers only where there is something in them.
  static func run(_ closed: DressedView, at point: CGPoint, looks: FixedLooks) -> [DressedView] {
    let view = closed.opened(looks)
    var local = CGPoint(x: point.x - view.view.frame.minX, y: point.y - view.view.frame.minY)
    if view.look != .identity {
      guard view.look.opacity > 0 else { return [] }
      let transform = view.look.transform
      // What is drawn as a line or a point cannot be touched.
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return [] }
      local = local.applying(transform.inverted())
    }
    let area = CGRect(origin: .zero, size: view.view.frame.size)
    switch view.node {
    case let leaf as LeafNode: return leaf.isHit(at: local, in: area, looks: looks) ? [view] : []
    case is ScrollNode: if !area.contains(local) { return [] }
    case let wrapper as WrapperNode:
      if case .untouchable = wrapper.role { return [] }
      if case .clip(let shape) = wrapper.role,
        !looks.outline(shape, of: wrapper).path(in: area).contains(local)
      {
        return []
      }
    default: break
    }
    let layout = view.node as? LayoutNode
    let children = layout.map { view.children.inPaintOrder(of: $0) } ?? view.children
    for child in children.reversed() {
      let found = run(child, at: local, looks: looks)
      if !found.isEmpty { return found + [view] }
    }
    return view.node is ScrollNode ? [view] : []
  }

  /// The middle of the view with an id, on the canvas as it is drawn; nil if it cannot be seen.
  static func center(of query: IDQuery, in root: DressedView, looks: FixedLooks) -> CGPoint? {
    func search(_ closed: DressedView, _ toCanvas: CGAffineTransform) -> CGPoint? {
      let view = closed.opened(looks)
      let place = view.look.transform
        .concatenating(
          CGAffineTransform(translationX: view.view.frame.minX, y: view.view.frame.minY)
        )
        .concatenating(toCanvas)
      if view.node.answers(to: query) {
        let size = view.view.frame.size
        return CGPoint(x: size.width / 2, y: size.height / 2).applying(place)
      }
      for child in view.children {
        if let found = search(child, place) { return found }
      }
      return nil
    }
    return search(root, .identity)
  }
}

extension Node {
  /// Whether the view has the id or the name that is looked for.
  fileprivate func answers(to query: IDQuery) -> Bool {
    if let identifier, query.matches(identifier) { return true }
    if let wrapper = self as? WrapperNode, case .name(let name) = wrapper.role,
      case .spelled(let text) = query
    {
      return name == text
    }
    return false
  }
}

extension LeafNode {
  /// Whether a finger at a point finds what is drawn: the inside of a filled outline, the frame of
  /// text and pictures, the surroundings of a line.
  fileprivate func isHit(at point: CGPoint, in area: CGRect, looks: FixedLooks) -> Bool {
    commands(in: area, looks: looks).contains { command in
      switch command {
      case .fill(let path, _, let evenOdd): path.contains(point, eoFill: evenOdd)
      case .stroke: command.bounds.contains(point)
      case .text(_, let frame, _), .image(_, let frame, _): frame.contains(point)
      }
    }
  }
}
