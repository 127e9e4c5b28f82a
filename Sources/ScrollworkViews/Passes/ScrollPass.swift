import Foundation
import ScrollworkGeometry

/// A node at one moment: where it stands once everything around it has scrolled.
struct ScrolledView {
  let node: Node
  /// In the coordinates of the node around it.
  let frame: CGRect
  /// Those that can be seen, or nearly; empty for a view that does not move inside.
  let children: [ScrolledView]
  /// Where its parts stand, if nothing moves inside.
  let fixed: Placed?
  /// The offset of a scroll view.
  let offset: CGPoint

  fileprivate init(_ placed: Placed, children: [ScrolledView], offset: CGPoint = .zero) {
    node = placed.node
    frame = placed.frame
    self.children = children
    fixed = nil
    self.offset = offset
  }

  fileprivate init(fixed placed: Placed) {
    node = placed.node
    frame = placed.frame
    children = []
    fixed = placed
    offset = .zero
  }

  /// A view without its parts.
  init(alone node: Node, frame: CGRect) {
    self.node = node
    self.frame = frame
    children = []
    fixed = nil
    offset = .zero
  }

  /// The view with all its parts, which do not move.
  var opened: ScrolledView {
    guard let fixed else { return self }
    return ScrolledView(fixed, children: fixed.children.map { ScrolledView(fixed: $0).opened })
  }

  private init(_ other: ScrolledView, frame: CGRect, children: [ScrolledView], fixed: Placed?) {
    node = other.node
    self.frame = frame
    self.children = children
    self.fixed = fixed
    offset = other.offset
  }

  /// The same view elsewhere.
  @MainActor func moved(by shift: CGPoint) -> ScrolledView {
    if shift == .zero { return self }
    return ScrolledView(
      self, frame: frame.offsetBy(shift), children: children,
      fixed: fixed.map {
        Placed(node: $0.node, frame: $0.frame.offsetBy(shift), children: $0.children)
      })
  }

  /// The same view in another frame and with other parts.
  func presented(in frame: CGRect, children: [ScrolledView]) -> ScrolledView {
    ScrolledView(self, frame: frame, children: children, fixed: nil)
  }
}

/// The third pass: moves the content of scroll views by their offsets, and makes the rows that show.
@MainActor struct ScrollPass {
  /// The offset of a scroll view, snapped to pixels.
  let offset: (ScrollNode) -> CGPoint

  /// The views of a layout as they stand when everything has scrolled.
  ///
  /// Only what shows in `visible`, or stands within one window of it, is kept: an effect may carry
  /// a view that far. A look made from geometry may carry it anywhere.
  func run(_ placed: Placed, visible: CGRect) -> ScrolledView {
    guard placed.node.isMoving else { return ScrolledView(fixed: placed) }
    let local = visible.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
    switch placed.node {
    case let scroll as ScrollNode:
      let offset = offset(scroll)
      let window = local.intersection(CGRect(origin: .zero, size: placed.frame.size))
      let shown = window.isNull ? .zero : window
      let children = placed.children.map { content in
        run(content, visible: shown.offsetBy(offset))
          .moved(by: CGPoint(x: -offset.x, y: -offset.y))
      }
      return ScrolledView(placed, children: children, offset: offset)
    case let lazy as LazyStackNode:
      let range = local.min(lazy.axis)...max(local.min(lazy.axis), local.max(lazy.axis))
      return ScrolledView(
        placed, children: lazy.rows(in: range).map { run($0.placed, visible: local) })
    case is WrapperNode:
      // An effect draws all of its view or nothing. One that is drawn elsewhere than it stands is
      // looked at where it stands.
      let own = CGRect(origin: .zero, size: placed.frame.size)
      let isFar = placed.node.followsWindow && !own.touches(local)
      let part = CGRect(
        x: 0, y: 0, width: min(own.width, local.width), height: min(own.height, local.height))
      return ScrolledView(
        placed, children: placed.children.map { run($0, visible: isFar ? part : local) })
    default:
      let near = local.insetBy(dx: -local.width, dy: -local.height)
      return ScrolledView(
        placed,
        children: placed.children.filter {
          $0.reach.touches(near) || $0.node.mayBeAnywhere
        }
        .map { run($0, visible: local) })
    }
  }
}

extension CGRect {
  /// Whether two rectangles share a point; a rectangle without width or height has some.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
