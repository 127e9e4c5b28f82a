import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// The end of the second pass: lets views that stand at the edge of the safe area grow out of it.
///
/// A layout gives views the room inside. Whoever answers to the safe area is told here what lies
/// beyond: a view that ignores it is laid out again with that room, a scroll view reaches under it
/// and keeps its content inside. Nothing that stands around them moves.
///
/// Inside a scroll view there is room to grow across only: along its axes content may be anywhere.
///
/// - Source: that content grows across a scroll view is chosen; a scroll view in another one then
///   reaches from edge to edge.
@MainActor enum SafeAreaPass {
  /// A view that stands in a safe area, in the coordinates of the view around.
  static func run(_ placed: Placed, in area: SafeArea) -> Placed {
    guard placed.node.meetsSafeArea else { return placed }
    let placed = grown(placed, in: area)
    let (node, frame) = (placed.node, placed.frame)
    if let scroll = node as? ScrollNode { return reached(scroll, placed, in: area) }
    let own = area.seen(from: frame.origin)
    switch node {
    case let lazy as LazyStackNode: lazy.safeArea = own
    case let reader as ReaderNode:
      return Placed(
        node: node, frame: frame, proposal: placed.proposal,
        children: [reader.parts(in: own, size: frame.size)])
    case let layered as PreferenceLayerNode: layered.safeArea = own
    case let wrapper as WrapperNode: wrapper.room = area.room(around: frame)
    case let layout as LayoutNode where !layout.keptEdges.isEmpty:
      return kept(layout, placed, in: own)
    default: break
    }
    return Placed(
      node: node, frame: frame, proposal: placed.proposal,
      children: placed.children.map { run($0, in: own) })
  }

  /// A view that ignores the safe area, with the room it has there.
  private static func grown(_ placed: Placed, in area: SafeArea) -> Placed {
    guard let ignored = placed.node.ignoredEdges else { return placed }
    let room = area.room(around: placed.frame).on(ignored.edges)
    guard room != EdgeInsets() else { return placed }
    let proposal = ProposedViewSize(
      width: placed.proposal.width.map { $0 + room.total(.horizontal) },
      height: placed.proposal.height.map { $0 + room.total(.vertical) })
    let frame = placed.frame.inset(by: -room)
    let width = placed.node.sizeThatFits(proposal).width
    return placed.node.placed(
      at: CGPoint(x: ignored.isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY),
      proposal: proposal)
  }

  /// A scroll view that reaches as far as it may.
  private static func reached(_ scroll: ScrollNode, _ placed: Placed, in area: SafeArea) -> Placed {
    let room = area.room(around: placed.frame)
    let shift = scroll.reach(room)
    scroll.fadingEdges = area.fadingEdges(around: placed.frame)
    let frame = placed.frame.inset(by: -room)
    let inner = scroll.contentArea(frame.size)
    return Placed(
      node: scroll, frame: frame, proposal: placed.proposal,
      children: placed.children.map { run($0.moved(by: shift), in: inner) })
  }

  /// A view that takes room from the safe area of its first child.
  private static func kept(_ layout: LayoutNode, _ placed: Placed, in own: SafeArea) -> Placed {
    let bounds = CGRect(origin: .zero, size: placed.frame.size)
    let children = placed.children.map { child in
      guard child.node === layout.children.first else { return run(child, in: own) }
      layout.kept = EdgeInsets(
        top: child.frame.minY, leading: child.frame.minX, bottom: bounds.maxY - child.frame.maxY,
        trailing: bounds.maxX - child.frame.maxX
      ).on(layout.keptEdges)
      return run(
        child, in: own.adding(bounds, less: layout.kept, fades: layout.fadesContent))
    }
    if let bar = layout.barBehavior {
      children.first { $0.node === layout.children.first }?
        .firstUnderBar?.largeTitle = bar.expandedTitleHeight
    }
    return Placed(
      node: layout, frame: placed.frame, proposal: placed.proposal, children: children)
  }
}

extension Placed {
  /// The first scroll view that reaches under the bar above, and whose content goes with its title.
  @MainActor fileprivate var firstUnderBar: ScrollNode? {
    if let scroll = node as? ScrollNode { return scroll.isUnderBar ? scroll : nil }
    for child in children {
      if let found = child.firstUnderBar { return found }
    }
    return nil
  }
}

extension ScrollNode {
  /// Whether it reaches under a bar above, and goes under it.
  var isUnderBar: Bool { axes.contains(.vertical) && safeAreaInsets.top > 0 }
}

/// The edges on which a view grows out of the safe area, where it touches them; left is leading.
struct IgnoredEdges {
  var edges: Edge.Set
  /// Whether a view that does not take the room stands at the right of it.
  var isRightToLeft: Bool
}

extension ScrollNode {
  /// The safe area of the content, in the coordinates of a window of `size`: what is kept free across.
  func contentArea(_ size: CGSize) -> SafeArea {
    let across = Axis.allCases.reduce(into: Axis.Set()) { set, axis in
      if !axes.contains(axis) { set.insert(Axis.Set(axis)) }
    }
    return SafeArea(CGRect(origin: .zero, size: size), less: safeAreaInsets.along(across))
  }
}

extension SafeArea {
  /// What the views inside a node may grow into, once it is laid out; `frame` is that of the node, in
  /// the coordinates of the area.
  @MainActor func inside(_ node: Node, frame: CGRect) -> SafeArea {
    switch node {
    case let scroll as ScrollNode:
      scroll.contentArea(frame.size).seen(from: CGPoint(x: -frame.minX, y: -frame.minY))
    case let layout as LayoutNode where layout.kept != EdgeInsets():
      adding(frame, less: layout.kept)
    default: self
    }
  }
}
