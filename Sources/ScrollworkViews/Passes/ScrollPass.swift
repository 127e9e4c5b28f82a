import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A node at one moment: where it stands once everything around it has scrolled.
struct ScrolledView {
  let node: Node
  /// In the coordinates of the node around it.
  let frame: CGRect
  /// What the node was offered by the layout.
  let proposal: ProposedViewSize
  /// Those that can be seen, or nearly; empty for a view that does not move inside.
  let children: [ScrolledView]
  /// Where its parts stand, if nothing moves inside.
  let fixed: Placed?
  /// The offset of a scroll view.
  let offset: CGPoint

  fileprivate init(_ placed: Placed, children: [ScrolledView], offset: CGPoint = .zero) {
    node = placed.node
    frame = placed.frame
    proposal = placed.proposal
    self.children = children
    fixed = nil
    self.offset = offset
  }

  fileprivate init(fixed placed: Placed) {
    node = placed.node
    frame = placed.frame
    proposal = placed.proposal
    children = []
    fixed = placed
    offset = .zero
  }

  /// A view without its parts.
  init(alone node: Node, frame: CGRect) {
    self.node = node
    self.frame = frame
    proposal = .unspecified
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
    proposal = other.proposal
    self.children = children
    self.fixed = fixed
    offset = other.offset
  }

  /// The same view elsewhere.
  @MainActor func moved(by shift: CGPoint) -> ScrolledView {
    if shift == .zero { return self }
    return ScrolledView(
      self, frame: frame.offsetBy(shift), children: children,
      fixed: fixed.map { $0.moved(by: shift) })
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
  /// Whether only what can be seen, or nearly, is looked at.
  var skipsWhatIsFar = true
  /// Whether lazy rows within one window of the visible ones are made too: a view may fly to one that
  /// is about to come into sight.
  var makesNeighbors = false
  /// How much more than its window a scroll view shows on each side: while it is on its way to
  /// another size or place, views come in and go out that its layout does not have in the window.
  var reach: @MainActor (ScrollNode) -> CGSize = { _ in .zero }

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
    let inner = surroundings.inside(placed.node, frame: frame)
    switch placed.node {
    case let scroll as ScrollNode:
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
    case let lazy as LazyStackNode:
      let more = makesNeighbors ? local.size[lazy.axis] : 0
      let start = local.min(lazy.axis)
      let range = start - more...max(start, local.max(lazy.axis)) + more
      return ScrolledView(
        placed,
        children: lazy.rows(in: range, window: surroundings.range(lazy.axis, in: frame)).map {
          run($0.placed, visible: local, at: frame.origin, in: inner)
        })
    case let reader as ReaderNode:
      let parts = reader.parts(
        Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings))
      return ScrolledView(
        placed, children: [run(parts, visible: local, at: frame.origin, in: inner)])
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
      let isFar = placed.node.followsWindow && !own.touches(local)
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
          !skipsWhatIsFar || $0.reach.touches(near) || $0.node.mayBeAnywhere
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
    let layer = layered.layer(values, size: frame.size)
    let shown =
      skipsWhatIsFar
      ? run(base, visible: visible, at: frame.origin, in: surroundings) : complete
    return ScrolledView(
      placed,
      children: layered.inOrder(
        shown, run(layer, visible: visible, at: frame.origin, in: surroundings)))
  }
}

extension ScrollNode {
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
