import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// A difference of a view between two stills.
struct ViewChange {
  /// The view in the first still; nil if it is not there.
  let before: SeenView?
  /// The view in the second still; nil if it is not there.
  let after: SeenView?

  /// The view, as it is in the later still that has it.
  var view: SeenView? { after ?? before }

  /// Whether the view is visible in the second still only.
  var isNew: Bool { before?.visible == nil && after?.visible != nil }
  /// Whether the view is visible in the first still only.
  var isGone: Bool { before?.visible != nil && after?.visible == nil }
  /// Whether the view is visible in both stills.
  private var isInBoth: Bool { before?.visible != nil && after?.visible != nil }
  /// Whether a corner of a visible view moves by more than half a point.
  var isMoved: Bool { isInBoth && displacements.contains { hypot($0.dx, $0.dy) > 0.5 } }
  /// Whether the opacity of a visible view changes by more than 2 %.
  var isFaded: Bool {
    guard isInBoth, let before, let after else { return false }
    return abs(before.view.totalOpacity - after.view.totalOpacity) > 0.02
  }
  /// Whether the characters of a visible text change.
  var isReworded: Bool { isInBoth && before?.view.words != after?.view.words }
  /// Whether there is a difference.
  var isChange: Bool { isNew || isGone || isMoved || isFaded || isReworded }

  /// The displacement of each corner; empty for a view that only one still has.
  private var displacements: [CGVector] {
    guard let before, let after else { return [] }
    return zip(before.view.corners, after.view.corners).map {
      CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y)
    }
  }

  /// Whether the change of a view within this one comes with this one's.
  func carries(_ inner: ViewChange) -> Bool {
    guard !inner.isReworded, let view, inner.view?.isIn(view) == true else { return false }
    guard before != nil, after != nil else {
      return (before == nil) == (inner.before == nil) && (after == nil) == (inner.after == nil)
    }
    guard inner.before != nil, inner.after != nil, isFaded || !inner.isFaded,
      let first = displacements.first
    else { return false }
    func isShifted(_ change: ViewChange) -> Bool {
      change.displacements.allSatisfy { hypot($0.dx - first.dx, $0.dy - first.dy) <= 0.5 }
    }
    // The transform of a scaled or rotated view moves its descendants.
    return isShifted(self) ? isShifted(inner) : true
  }
}

extension SeenView {
  /// Whether the view is inside of another of the same still, or on another without children, such
  /// as a background.
  fileprivate func isIn(_ other: SeenView) -> Bool {
    if other.view.children.isEmpty { return other.bounds.encloses(bounds) }
    return ancestors.contains {
      $0.kind == other.view.kind && $0.frame == other.view.frame && $0.name == other.view.name
    }
  }
}
