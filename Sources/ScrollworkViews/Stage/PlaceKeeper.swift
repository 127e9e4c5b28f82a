import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// What a scroll view keeps in its place when its content or its size changes.
///
/// In this order:
///
/// - the end that its position asks for, while it stands there;
/// - the anchor for changes of size, while it stands there;
/// - when it is resized, what its target behavior says;
/// - the view that its position asks for, or that a finger has led to;
/// - when it is resized, the first lazy row in sight;
/// - the distance from where reading begins.
///
/// - Source: documented for ends, views, behaviors and lazy rows. That an anchor counts only while the
///   scroll view stands there is measured by others. The order is chosen.
@MainActor struct PlaceKeeper {
  private let scroll: PlacedScrollView
  private let before: PlacedScrollView
  /// How it answered to input before.
  let old: ScrollDynamics
  private let wish: ScrollWish
  private let isAdjusting: Bool
  /// Where it stood.
  let place: CGPoint

  init(
    _ scroll: PlacedScrollView, before: PlacedScrollView, place: CGPoint, wish: ScrollWish?
  ) {
    (self.scroll, self.before) = (scroll, before)
    (self.place, self.wish) = (place, wish ?? ScrollWish())
    old = before.dynamics
    isAdjusting =
      !(scroll.scope?.transaction.scrollContentOffsetAdjustmentBehavior.isDisabled ?? false)
  }

  /// Whether the scroll view itself has changed its size.
  var isResized: Bool {
    before.containerSize != scroll.containerSize || before.insets != scroll.insets
  }

  /// Whether a refresh control has held it until now.
  var isLetGo: Bool { before.held > scroll.held }

  /// Where it should stand in its content as it is now.
  func goal(_ dynamics: ScrollDynamics, _ scroll: PlacedScrollView) -> CGPoint {
    var result = basis(dynamics, scroll)
    guard isAdjusting else { return result }
    for axis in Axis.allCases where scroll.axes.contains(axis) {
      if let kept = kept(axis, dynamics) { result[axis] = kept }
    }
    return dynamics.clamped(result)
  }

  /// Where it should stand if nothing special stays in its place.
  private func basis(_ dynamics: ScrollDynamics, _ scroll: PlacedScrollView) -> CGPoint {
    let hasBehavior = scroll.configuration.behavior != nil
    if isAdjusting, !(isResized && hasBehavior), let held = held(in: scroll) {
      return dynamics.offset(
        holding: held.now, at: held.anchor, afterItWas: held.before, at: place, in: old)
    }
    if isResized { return dynamics.offset(afterResize: place, from: old) }
    return CGPoint(x: place.x + readingWay.dx, y: place.y)
  }

  /// The view that stays, where it was, where it is, and which point of it counts.
  private func held(
    in scroll: PlacedScrollView
  ) -> (before: CGRect, now: CGRect, anchor: UnitPoint)? {
    let position = (scroll.configuration.position?.anchor ?? .topLeading)
    if let id = wish.viewID, let was = before.targetFrame(of: id),
      let now = scroll.targetFrame(of: id)
    {
      return (was, now, position.mirrored(scroll.isRightToLeft))
    }
    let anchored = scroll.configuration.anchors[.sizeChanges] != nil
    guard isResized, !anchored, place != before.origin(old),
      let mark = before.rowMark(at: place),
      let was = before.frame(of: mark),
      let now = scroll.frame(of: mark)
    else { return nil }
    return (was, now, UnitPoint.topLeading.mirrored(scroll.isRightToLeft))
  }

  /// Where it should stand along an axis to stay at an end or an anchor that it stands at.
  private func kept(_ axis: Axis, _ dynamics: ScrollDynamics) -> CGFloat? {
    func stands(at offset: CGPoint) -> Bool { abs(place[axis] - offset[axis]) < 0.5 }
    if case .edge(let edge) = wish.place, edge.axis == axis {
      guard stands(at: old.offset(atEnd: edge, from: place)) else { return nil }
      return dynamics.offset(atEnd: edge, from: place)[axis]
    }
    guard let anchor = scroll.physical(scroll.configuration.anchors[.sizeChanges]),
      stands(at: old.offset(anchoredAt: anchor))
    else { return nil }
    return dynamics.offset(anchoredAt: anchor)[axis]
  }

  /// The end that its position asks for, if that is elsewhere now.
  var edgeAhead: Edge? {
    guard isAdjusting, case .edge(let edge) = wish.place,
      before.scrolledLength(edge.axis) != scroll.scrolledLength(edge.axis)
    else { return nil }
    return edge
  }

  /// How far what stays has moved in the content, for a scroll view that is on its way.
  func way(in scroll: PlacedScrollView) -> CGVector {
    guard isAdjusting, let held = held(in: scroll) else { return readingWay }
    let isRightToLeft = scroll.isRightToLeft
    return CGVector(
      dx: !scroll.axes.contains(.horizontal)
        ? 0 : isRightToLeft ? held.now.maxX - held.before.maxX : held.now.minX - held.before.minX,
      dy: scroll.axes.contains(.vertical) ? held.now.minY - held.before.minY : 0)
  }

  /// How far the origin of the content has moved from where reading begins: offsets count from the
  /// left, where content has come or gone if reading begins on the right.
  private var readingWay: CGVector {
    guard scroll.isRightToLeft, scroll.axes.contains(.horizontal) else { return .zero }
    return CGVector(dx: scroll.scrolledWidth - before.scrolledWidth, dy: 0)
  }
}

extension PlacedScrollView {
  /// How long what is scrolled is along an axis.
  fileprivate func scrolledLength(_ axis: Axis) -> CGFloat { contentSize[axis] }
}

extension Edge {
  /// The axis that it is an end of.
  fileprivate var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }
}
