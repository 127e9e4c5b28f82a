import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The third pass: moves the content of scroll views by their offsets, and makes the rows that show.
@MainActor struct ScrollPass {
  /// The offset of a scroll view, snapped to pixels.
  let offset: @MainActor (PlacedScrollView) -> CGPoint
  /// Whether only what can be seen, or nearly, is looked at.
  var skipsWhatIsFar = true
  /// Whether lazy rows within one window of the visible ones are made too: a view may fly to one that
  /// is about to come into sight.
  var makesNeighbors = false
  /// How much more than its window a scroll view shows on each side: while it is on its way to
  /// another size or place, views come in and go out that its layout does not have in the window.
  var reach: @MainActor (PlacedScrollView) -> CGSize = { _ in .zero }

  /// The views of a layout as they stand when everything has scrolled.
  ///
  /// Only what shows in `visible`, or stands within one window of it, is kept: an effect may carry
  /// a view that far. A look made from geometry may carry it anywhere. What does not move is kept
  /// whole, but for a layout that is all the content of a scroll view: its views are rows, of which
  /// there may be very many.
  func run(
    _ placed: Placed, visible: CGRect, at origin: CGPoint = .zero,
    in surroundings: Surroundings = Surroundings(), isContent: Bool = false
  ) -> ScrolledView {
    let hasRows = isContent && placed.node is LayoutNode
    guard placed.node.isMoving || hasRows else { return ScrolledView(fixed: placed) }
    let local = visible.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
    let frame = placed.frame.offsetBy(origin)
    let inner = surroundings.inside(placed, frame: frame)
    switch placed.node {
    case is ScrollNode:
      guard let scroll = PlacedScrollView(placed) else { return ScrolledView(fixed: placed) }
      let offset = offset(scroll)
      let window = local.intersection(CGRect(origin: .zero, size: placed.frame.size))
      let reach = reach(scroll)
      let shown =
        scroll.configuration.isClipDisabled
        ? local : (window.isNull ? .zero : window).insetBy(dx: -reach.width, dy: -reach.height)
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
      let more = makesNeighbors ? local.size[lazy.axis] : 0
      let start = local.min(lazy.axis)
      let range = start - more...max(start, local.max(lazy.axis)) + more
      return ScrolledView(
        placed,
        children: lazy.rows(in: range, window: surroundings.range(lazy.axis, in: frame)).map {
          run($0.placed, visible: local, at: frame.origin, in: inner)
        })
    case let reader as ReaderNode:
      let content = reader.content(
        for: Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings),
        in: placed.deferredSafeArea)
      return ScrolledView(
        placed, children: [run(content, visible: local, at: frame.origin, in: inner)])
    case let layered as PreferenceLayerNode:
      return run(layered, placed, visible: local, frame: frame, in: surroundings)
    case is UIKitNode:
      // Where it is seen is a matter of its look.
      return ScrolledView(
        placed,
        children: placed.children.map { child in
          run(
            child, visible: CGRect(origin: .zero, size: placed.frame.size), at: frame.origin,
            in: inner)
        })
    case is WrapperNode:
      // An effect draws all of its view or nothing. One that is drawn elsewhere than it stands is
      // looked at where it stands.
      let own = CGRect(origin: .zero, size: placed.frame.size)
      let isFar = placed.node.escapesCulling && !own.touches(local)
      let part = CGRect(
        x: 0, y: 0, width: min(own.width, local.width), height: min(own.height, local.height))
      return ScrolledView(
        placed,
        children: placed.children.map {
          run($0, visible: isFar ? part : local, at: frame.origin, in: inner)
        })
    default:
      let near = local.insetBy(dx: -local.width, dy: -local.height)
      return ScrolledView(
        placed,
        children: placed.children.filter {
          !skipsWhatIsFar || $0.reach.touches(near) || $0.node.subtreeEscapesCulling
        }
        .map {
          run(
            $0, visible: local, at: frame.origin, in: inner,
            isContent: hasRows && placed.children.count == 1)
        })
    }
  }

  /// A view and the layer made from what it hands up: all of it, also what is far.
  private func run(
    _ layered: PreferenceLayerNode, _ placed: Placed, visible: CGRect, frame: CGRect,
    in surroundings: Surroundings
  ) -> ScrolledView {
    guard let base = placed.children.first(where: { $0.node === layered.base }) else {
      return ScrolledView(placed, children: [])
    }
    var all = self
    all.skipsWhatIsFar = false
    let complete = all.run(base, visible: visible, at: frame.origin, in: surroundings)
    var preferences = PreferencePass()
    let values = preferences.run(complete, at: frame.origin, in: surroundings)
    let layer = layered.layer(values, size: frame.size, in: placed.deferredSafeArea)
    let shown =
      skipsWhatIsFar
      ? run(base, visible: visible, at: frame.origin, in: surroundings) : complete
    return ScrolledView(
      placed,
      children: layered.inOrder(
        shown, run(layer, visible: visible, at: frame.origin, in: surroundings)))
  }
}

extension PlacedScrollView {
  /// How much more than its window is shown on each side while it is still this far from its frame,
  /// and its content this far from its place and size.
  ///
  /// - Source: chosen: not more than two windows, so that a jump over ten thousand rows makes few.
  func reach(frame: CGRect, content: CGRect) -> CGSize {
    var reach = CGSize.zero
    for axis in Axis.allCases {
      let way = abs(content.origin[axis]) + abs(content.size[axis])
      reach[axis] = min(abs(frame.size[axis]) + way, 2 * containerSize[axis])
    }
    return reach
  }
}

extension Placed {
  /// The safe area of content made after layout; empty for other views.
  var deferredSafeArea: SafeArea {
    if case .deferred(let area) = detail { area } else { SafeArea() }
  }
}

extension CGRect {
  /// How far the rectangle is from another, in place and in size; sizes may be negative.
  func less(_ other: CGRect) -> CGRect {
    var rect = CGRect.zero
    rect.animatableData = animatableData - other.animatableData
    return rect
  }

  /// Whether two rectangles share a point; a rectangle without width or height has some.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
