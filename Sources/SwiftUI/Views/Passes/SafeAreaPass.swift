package import Foundation
import ScrollworkGeometry
package import ScrollworkLayout

/// The safe area pass: extends placed views at the edges of the safe area out of it.
///
/// Layout proposes the size inside the safe area. This pass adds the insets beyond it: a view that
/// ignores the safe area is laid out again with them, a scroll view extends under them and insets
/// its content. The views around them keep their frames.
///
/// In a scroll view, views extend only across its axes: along them, content may be anywhere.
///
/// - Source: that content extends across a scroll view is chosen; a nested scroll view then reaches
///   from edge to edge.
@MainActor package enum SafeAreaPass {
  /// A placed view extended out of a safe area; `area` is in the coordinates of its parent.
  package static func run(_ placed: Placed, in area: SafeArea) -> Placed {
    guard placed.node.subtreeDependsOnSafeArea else { return placed }
    let placed = expanded(placed, in: area)
    let (node, frame) = (placed.node, placed.frame)
    return node.extended(placed, in: area, own: area.seen(from: frame.origin))
  }

  /// A view in a UIKit view of a size: the root view of a hosting view reduces the safe area itself.
  static func content(_ placed: Placed, of size: CGSize) -> Placed {
    guard placed.node.hostedView != nil else {
      return run(placed, in: SafeArea(CGRect(origin: .zero, size: size), less: EdgeInsets()))
    }
    return placed.with(children: placed.children.map { content($0, of: placed.frame.size) })
  }

  /// A view that ignores the safe area, laid out with the insets on its ignored edges; other views
  /// unchanged.
  private static func expanded(_ placed: Placed, in area: SafeArea) -> Placed {
    guard let ignored = placed.node.ignoredEdges else { return placed }
    let insets = area.room(around: placed.frame).on(ignored.edges)
    guard insets != EdgeInsets() else { return placed }
    let proposal = ProposedViewSize(
      width: placed.proposal.width.map { $0 + insets.total(.horizontal) },
      height: placed.proposal.height.map { $0 + insets.total(.vertical) })
    let frame = placed.frame.inset(by: -insets)
    let width = placed.node.sizeThatFits(proposal).width
    return placed.node.placed(
      at: CGPoint(x: ignored.isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY),
      proposal: proposal)
  }

  /// A scroll view extended out of the safe area; its content keeps its on-screen position.
  ///
  /// The content insets grow as much as the visible area, so the content keeps its size.
  static func extended(_ scroll: ScrollNode, _ placed: Placed, in area: SafeArea) -> Placed {
    guard case .scrollView(let before) = placed.detail else { return placed }
    let insets = area.room(around: placed.frame)
    var metrics = before
    metrics.safeAreaInsets = insets
    metrics.fadingEdges = area.fadingEdges(around: placed.frame)
    var shift = CGPoint.zero
    for axis in Axis.allCases where !scroll.axes.contains(axis) {
      shift[axis] = scroll.insets(metrics).start(axis) - scroll.insets(before).start(axis)
    }
    let frame = placed.frame.inset(by: -insets)
    let inner = scroll.contentArea(frame.size, metrics)
    return placed.with(
      frame: frame, children: placed.children.map { run($0.moved(by: shift), in: inner) },
      detail: .scrollView(metrics))
  }

  /// A view that reduces the safe area of its first child.
  static func withReducedSafeArea(
    _ layout: LayoutNode, _ placed: Placed, in own: SafeArea
  ) -> Placed {
    let bounds = CGRect(origin: .zero, size: placed.frame.size)
    var insets = EdgeInsets()
    let children = placed.children.map { child in
      guard child.node === layout.children.first else { return run(child, in: own) }
      insets = EdgeInsets(
        top: child.frame.minY, leading: child.frame.minX, bottom: bounds.maxY - child.frame.maxY,
        trailing: bounds.maxX - child.frame.maxX
      ).on(layout.keptEdges)
      let content = run(child, in: own.adding(bounds, less: insets, fades: layout.fadesContent))
      guard let bar = layout.barBehavior else { return content }
      return content.withTitleOverFirstScrollView(bar.expandedTitleHeight).placed
    }
    return placed.with(
      children: children, detail: insets == EdgeInsets() ? nil : .safeAreaInsets(insets))
  }
}

extension Placed {
  /// The view with a large title over the first scroll view that extends under the bar above, and
  /// whether there is such a scroll view.
  @MainActor func withTitleOverFirstScrollView(
    _ height: CGFloat
  ) -> (placed: Placed, isFound: Bool) {
    node.withTitle(height, over: self)
  }
}

/// The edges on which a view extends out of the safe area, where it touches them; leading is left.
struct IgnoredEdges {
  var edges: Edge.Set
  /// Whether a view that does not fill the extended frame is aligned right in it.
  var isRightToLeft: Bool
}

extension ScrollNode {
  /// The safe area of the content across the scroll axes, in the coordinates of a visible area of
  /// `size`.
  func contentArea(_ size: CGSize, _ metrics: ScrollMetrics) -> SafeArea {
    let across = Axis.allCases.reduce(into: Axis.Set()) { set, axis in
      if !axes.contains(axis) { set.insert(Axis.Set(axis)) }
    }
    return SafeArea(
      CGRect(origin: .zero, size: size), less: metrics.safeAreaInsets.along(across))
  }
}

extension SafeArea {
  /// The safe area of the children of a placed node; `frame` is that of the node, in the area's
  /// coordinates.
  @MainActor package func inside(_ placed: Placed, frame: CGRect) -> SafeArea {
    switch placed.detail {
    case .scrollView(let metrics):
      guard let scroll = PlacedScrollView(placed) else { return self }
      return scroll.node.contentArea(frame.size, metrics)
        .seen(from: CGPoint(x: -frame.minX, y: -frame.minY))
    case .safeAreaInsets(let insets): return adding(frame, less: insets)
    default: return self
    }
  }
}
