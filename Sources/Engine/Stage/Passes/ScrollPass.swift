import Foundation
import ScrollworkGeometry
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
    let hasRows = isContent && placed.node.paintsParts
    guard placed.node.isMoving || hasRows else { return ScrolledView(fixed: placed) }
    let visible = visible.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
    let frame = placed.frame.offsetBy(origin)
    func view(
      of children: [Placed], visible: CGRect, isContent: Bool = false
    ) -> ScrolledView {
      let inner = surroundings.inside(placed, frame: frame, offset: .zero)
      return ScrolledView(
        placed,
        children: children.map {
          run($0, visible: visible, at: frame.origin, in: inner, isContent: isContent)
        })
    }
    switch placed.node.childSource(placed) {
    case .layout(let visibleOnly):
      return view(
        of: near(placed.children, visible, visibleOnly: visibleOnly), visible: visible,
        isContent: hasRows && placed.children.count == 1)
    case .modified:
      return view(of: placed.children, visible: effectArea(of: placed, visible))
    case .whole:
      return view(of: placed.children, visible: CGRect(origin: .zero, size: placed.frame.size))
    case .scrolled(let scroll):
      return scrolled(scroll, placed, visible: visible, frame: frame, in: surroundings)
    case .rows(let lazy):
      return rows(of: lazy, placed, visible: visible, frame: frame, in: surroundings)
    case .geometry(let reader):
      let geometry = Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings)
      return view(of: [reader.content(for: geometry, in: placed.deferredArea)], visible: visible)
    case .preferences(let layered):
      return layers(of: layered, placed, visible: visible, frame: frame, in: surroundings)
    case .fixed: return ScrolledView(fixed: placed)
    }
  }

  /// The children of a layout that are kept; `visible` is the visible area in its coordinates.
  private func near(
    _ children: [Placed], _ visible: CGRect, visibleOnly: Bool
  ) -> [Placed] {
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    return children.filter {
      if visibleOnly, !$0.frame.overlaps(visible), $0.reach.overlaps(visible) { return false }
      return !skipsWhatIsFar || $0.reach.touches(near) || $0.node.subtreeEscapesCulling
    }
  }

  /// The visible area of the view in a modifier.
  ///
  /// An effect draws all of its view or nothing. A far view that escapes culling is culled as if the
  /// visible area began at its origin.
  private func effectArea(of placed: Placed, _ visible: CGRect) -> CGRect {
    let bounds = CGRect(origin: .zero, size: placed.frame.size)
    guard placed.node.escapesCulling, !bounds.touches(visible) else { return visible }
    return CGRect(
      x: 0, y: 0, width: min(bounds.width, visible.width),
      height: min(bounds.height, visible.height))
  }

  /// A scroll view with its content at its offset.
  private func scrolled(
    _ scroll: PlacedScrollView, _ placed: Placed, visible: CGRect, frame: CGRect,
    in surroundings: Surroundings
  ) -> ScrolledView {
    let offset = offset(scroll)
    guard isPlaced?(scroll) ?? true else { return ScrolledView(fixed: placed) }
    let inner = surroundings.inside(placed, frame: frame, offset: offset)
    let visibleArea = visible.intersection(CGRect(origin: .zero, size: placed.frame.size))
    let reach = reach(scroll)
    let shown =
      scroll.configuration.isClipDisabled
      ? visible
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
  }
}

// Content that is made while the scene scrolls.
extension ScrollPass {
  /// A lazy stack with its visible rows.
  private func rows(
    of lazy: PlacedLazyStack, _ placed: Placed, visible: CGRect, frame: CGRect,
    in surroundings: Surroundings
  ) -> ScrolledView {
    let inner = surroundings.inside(placed, frame: frame, offset: .zero)
    let margin = makesNeighbors ? visible.size[lazy.axis] : 0
    let start = visible.min(lazy.axis)
    let range = start - margin...max(start, visible.max(lazy.axis)) + margin
    var inRows = self
    inRows.isPlaced = nil
    return ScrolledView(
      placed,
      children: lazy.rows(in: range, window: surroundings.range(lazy.axis, in: frame)).map {
        inRows.run($0.placed, visible: visible, at: frame.origin, in: inner)
      })
  }

  /// A view and the layer made from the preferences of its whole subtree, far views included.
  private func layers(
    of layered: any PreferenceContent, _ placed: Placed, visible: CGRect, frame: CGRect,
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

extension CGRect {
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
