import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The scroll pass: turns the settled layout into a scrolled tree.
///
/// It moves the content of scroll views by their offsets, and makes the visible lazy rows.
@MainActor struct ScrollPass {
  /// The offset of a scroll view, snapped to pixels.
  let offset: @MainActor (PlacedScrollView) -> CGPoint
  /// Whether views far from the visible area are left out.
  var skipsWhatIsFar = true
  /// Whether lazy rows within one length of the visible area are made too: a matched view may fly
  /// to a row that is about to become visible.
  var makesNeighbors = false
  /// The distance beyond its visible area in which a scroll view shows views, on each side.
  ///
  /// While the frame or the content of a scroll view is animated, views are visible that the layout
  /// has outside of the visible area.
  var reach: @MainActor (PlacedScrollView) -> CGSize = { _ in .zero }
  /// Whether the offset of a scroll view outside of lazy rows is known; nil if all are.
  ///
  /// Another one is kept as the layout has it: no content is made for a frame that depends on its
  /// offset.
  var isPlaced: (@MainActor (PlacedScrollView) -> Bool)?

  /// The scrolled tree of a placed view; `origin` is the origin of its parent on the canvas.
  ///
  /// Only views within one visible area of `visible` are kept, as an effect may move a view that
  /// far; a look made from geometry may move it anywhere. Fixed views are kept whole, except for a
  /// layout that is all the content of a scroll view: its children are rows, and may be very many.
  func run(
    _ placed: Placed, visible: CGRect, at origin: CGPoint = .zero,
    in surroundings: Surroundings = Surroundings(), isContent: Bool = false
  ) -> ScrolledView {
    let hasRows = isContent && placed.node is LayoutNode
    guard placed.node.isMoving || hasRows else { return ScrolledView(fixed: placed) }
    let local = visible.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
    let frame = placed.frame.offsetBy(origin)
    let scroll = placed.node is ScrollNode ? PlacedScrollView(placed) : nil
    let offset = scroll.map(self.offset) ?? .zero
    let inner = surroundings.inside(placed, frame: frame, offset: offset)
    switch placed.node {
    case is ScrollNode:
      guard let scroll, isPlaced?(scroll) ?? true else { return ScrolledView(fixed: placed) }
      let visibleArea = local.intersection(CGRect(origin: .zero, size: placed.frame.size))
      let reach = reach(scroll)
      let shown =
        scroll.configuration.isClipDisabled
        ? local
        : (visibleArea.isNull ? .zero : visibleArea)
          .insetBy(dx: -reach.width, dy: -reach.height)
      let children = placed.children.map { content in
        run(
          content, visible: shown.offsetBy(offset),
          at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y), in: inner,
          isContent: true
        )
        .moved(by: CGPoint(x: -offset.x, y: -offset.y))
      }
      return ScrolledView(placed, children: children, offset: offset)
    case is LazyStackNode:
      guard let lazy = PlacedLazyStack(placed) else { return ScrolledView(fixed: placed) }
      let margin = makesNeighbors ? local.size[lazy.axis] : 0
      let start = local.min(lazy.axis)
      let range = start - margin...max(start, local.max(lazy.axis)) + margin
      var inRows = self
      inRows.isPlaced = nil
      return ScrolledView(
        placed,
        children: lazy.rows(in: range, window: surroundings.range(lazy.axis, in: frame)).map {
          inRows.run($0.placed, visible: local, at: frame.origin, in: inner)
        })
    case let reader as ReaderNode:
      let content = reader.content(
        for: Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings),
        in: placed.deferredArea)
      return ScrolledView(
        placed, children: [run(content, visible: local, at: frame.origin, in: inner)])
    case let layered as PreferenceLayerNode:
      return run(layered, placed, visible: local, frame: frame, in: surroundings)
    case is UIKitNode:
      // All of its children are kept: its look decides which are visible.
      return ScrolledView(
        placed,
        children: placed.children.map { child in
          run(
            child, visible: CGRect(origin: .zero, size: placed.frame.size), at: frame.origin,
            in: inner)
        })
    case is WrapperNode:
      // An effect draws all of its view or nothing. A far view that escapes culling is culled as if
      // the visible area began at its origin.
      let bounds = CGRect(origin: .zero, size: placed.frame.size)
      let isFar = placed.node.escapesCulling && !bounds.touches(local)
      let visiblePart = CGRect(
        x: 0, y: 0, width: min(bounds.width, local.width),
        height: min(bounds.height, local.height))
      return ScrolledView(
        placed,
        children: placed.children.map {
          run($0, visible: isFar ? visiblePart : local, at: frame.origin, in: inner)
        })
    default:
      let near = local.insetBy(dx: -local.width, dy: -local.height)
      let showsVisibleOnly = (placed.node as? LayoutNode)?.showsVisibleOnly ?? false
      return ScrolledView(
        placed,
        children: placed.children.filter {
          if showsVisibleOnly, !$0.frame.overlaps(local), $0.reach.overlaps(local) { return false }
          return !skipsWhatIsFar || $0.reach.touches(near) || $0.node.subtreeEscapesCulling
        }
        .map {
          run(
            $0, visible: local, at: frame.origin, in: inner,
            isContent: hasRows && placed.children.count == 1)
        })
    }
  }

  /// A view and the layer made from the preferences of its whole subtree, far views included.
  private func run(
    _ layered: PreferenceLayerNode, _ placed: Placed, visible: CGRect, frame: CGRect,
    in surroundings: Surroundings
  ) -> ScrolledView {
    guard let base = placed.children.first(where: { $0.node === layered.base }) else {
      return ScrolledView(placed, children: [])
    }
    var complete = self
    complete.skipsWhatIsFar = false
    let whole = complete.run(base, visible: visible, at: frame.origin, in: surroundings)
    guard isPlaced == nil || whole.isWhole else { return ScrolledView(placed, children: [whole]) }
    var preferences = PreferencePass()
    let values = preferences.run(whole, at: frame.origin, in: surroundings)
    let layer = layered.layer(values, size: frame.size, in: placed.deferredArea)
    let shown =
      skipsWhatIsFar
      ? run(base, visible: visible, at: frame.origin, in: surroundings) : whole
    return ScrolledView(
      placed,
      children: layered.inOrder(
        shown, run(layer, visible: visible, at: frame.origin, in: surroundings)))
  }
}

extension PlacedScrollView {
  /// The distance beyond the visible area in which views are shown, for a displacement of the frame
  /// and one of the content's origin and size.
  ///
  /// - Source: chosen: at most twice the visible area, so that a jump over ten thousand rows makes
  ///   few rows.
  func reach(frame: CGRect, content: CGRect) -> CGSize {
    var reach = CGSize.zero
    for axis in Axis.allCases {
      let contentDistance = abs(content.origin[axis]) + abs(content.size[axis])
      reach[axis] = min(abs(frame.size[axis]) + contentDistance, 2 * containerSize[axis])
    }
    return reach
  }
}

extension CGRect {
  /// The difference from another rectangle, in origin and size; sizes may be negative.
  func less(_ other: CGRect) -> CGRect {
    var rect = CGRect.zero
    rect.animatableData = animatableData - other.animatableData
    return rect
  }

  /// Whether two rectangles have an area in common, of a hundredth of a point at least each way.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    Swift.min(maxX, other.maxX) - Swift.max(minX, other.minX) > 0.01
      && Swift.min(maxY, other.maxY) - Swift.max(minY, other.minY) > 0.01
  }

  /// Whether two closed rectangles intersect; a rectangle without width or height has points, too.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
