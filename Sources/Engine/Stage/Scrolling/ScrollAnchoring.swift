import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// The offset that keeps a scroll view's anchor when its content or its size changes.
///
/// The anchor is, in this order:
///
/// - the edge that its position asks for, while it is scrolled there;
/// - the anchor for changes of size, while it is scrolled there;
/// - when it is resized, what its target behavior says;
/// - the view that its position asks for, or that a finger has scrolled to;
/// - when it is resized, the first visible lazy row;
/// - the distance from where reading begins.
///
/// - Source: documented for edges, views, behaviors and lazy rows. That an anchor counts only while the
///   scroll view is scrolled there is measured by others. The order is chosen.
@MainActor struct ScrollAnchoring {
  private let scroll: PlacedScrollView
  private let before: PlacedScrollView
  /// The dynamics before the change.
  let old: ScrollDynamics
  private let wish: ScrollPositionRequest
  private let isAdjusting: Bool
  /// The offset before the change.
  let offset: CGPoint

  init(
    _ scroll: PlacedScrollView, before: PlacedScrollView, offset: CGPoint,
    wish: ScrollPositionRequest?
  ) {
    (self.scroll, self.before) = (scroll, before)
    (self.offset, self.wish) = (offset, wish ?? ScrollPositionRequest())
    old = before.dynamics
    isAdjusting =
      !(scroll.scope?.transaction.scrollContentOffsetAdjustmentBehavior.isDisabled ?? false)
  }

  /// Whether the scroll view itself has changed its size.
  var isResized: Bool {
    before.containerSize != scroll.containerSize || before.insets != scroll.insets
  }

  /// Whether a refresh control has held the content down until now.
  var isReleased: Bool { before.held > scroll.held }

  /// The offset in the content as it is now.
  func goal(in scroll: PlacedScrollView) -> CGPoint {
    let dynamics = scroll.dynamics
    var result = unanchoredGoal(dynamics, scroll)
    guard isAdjusting else { return result }
    for axis in Axis.allCases where scroll.axes.contains(axis) {
      if let kept = anchoredOffset(axis, dynamics) { result[axis] = kept }
    }
    return dynamics.clamped(result)
  }

  /// The offset if no edge and no anchor for changes of size is kept.
  private func unanchoredGoal(_ dynamics: ScrollDynamics, _ scroll: PlacedScrollView) -> CGPoint {
    let hasBehavior = scroll.configuration.behavior != nil
    if isAdjusting, !(isResized && hasBehavior), let view = anchorView(in: scroll) {
      return dynamics.offset(
        holding: view.now, at: view.anchor, afterItWas: view.before, at: offset, in: old)
    }
    if isResized { return dynamics.offset(afterResize: offset, from: old) }
    return CGPoint(x: offset.x + readingDisplacement.dx, y: offset.y)
  }

  /// The view that stays in place, its frames before and now, and the point of it that counts.
  private func anchorView(
    in scroll: PlacedScrollView
  ) -> (before: CGRect, now: CGRect, anchor: UnitPoint)? {
    let anchor = (scroll.configuration.position?.anchor ?? .topLeading)
    if let id = wish.viewID, let was = before.targetFrame(of: id),
      let now = scroll.targetFrame(of: id)
    {
      return (was, now, anchor.mirrored(scroll.isRightToLeft))
    }
    let isAnchored = scroll.configuration.anchors[.sizeChanges] != nil
    guard isResized, !isAnchored, offset != before.origin(old),
      let mark = before.rowMark(at: offset),
      let was = before.frame(of: mark),
      let now = scroll.frame(of: mark)
    else { return nil }
    return (was, now, UnitPoint.topLeading.mirrored(scroll.isRightToLeft))
  }

  /// The offset along an axis that keeps the edge or the anchor that the content is scrolled to.
  private func anchoredOffset(_ axis: Axis, _ dynamics: ScrollDynamics) -> CGFloat? {
    func isScrolled(to other: CGPoint) -> Bool { abs(offset[axis] - other[axis]) < 0.5 }
    if case .edge(let edge) = wish.place, edge.axis == axis {
      guard isScrolled(to: old.offset(atEnd: edge, from: offset)) else { return nil }
      return dynamics.offset(atEnd: edge, from: offset)[axis]
    }
    guard let anchor = scroll.physical(scroll.configuration.anchors[.sizeChanges]),
      isScrolled(to: old.offset(anchoredAt: anchor))
    else { return nil }
    return dynamics.offset(anchoredAt: anchor)[axis]
  }

  /// The edge that its position asks for, if that edge has moved.
  var edgeAhead: Edge? {
    guard isAdjusting, case .edge(let edge) = wish.place,
      before.contentSize[edge.axis] != scroll.contentSize[edge.axis]
    else { return nil }
    return edge
  }

  /// The displacement of the anchor in the content, for a moving scroll view.
  func displacement(in scroll: PlacedScrollView) -> CGVector {
    guard isAdjusting, let view = anchorView(in: scroll) else { return readingDisplacement }
    let isRightToLeft = scroll.isRightToLeft
    return CGVector(
      dx: !scroll.axes.contains(.horizontal)
        ? 0 : isRightToLeft ? view.now.maxX - view.before.maxX : view.now.minX - view.before.minX,
      dy: scroll.axes.contains(.vertical) ? view.now.minY - view.before.minY : 0)
  }

  /// The displacement of the content's origin from where reading begins: offsets count from the left,
  /// where content is inserted or removed if reading begins on the right.
  private var readingDisplacement: CGVector {
    guard scroll.isRightToLeft, scroll.axes.contains(.horizontal) else { return .zero }
    return CGVector(dx: scroll.scrolledWidth - before.scrolledWidth, dy: 0)
  }
}

extension Edge {
  /// The axis that the edge ends.
  fileprivate var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }
}
