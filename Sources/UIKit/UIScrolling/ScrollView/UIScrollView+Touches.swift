import Foundation
import ScrollworkGeometry
package import ScrollworkScrolling

// Touch and wheel input from the screen.
extension UIScrollView {
  /// Converts a screen location to points of the scroll view, relative to its top left corner.
  func viewportPoint(_ place: CGPoint) -> CGPoint {
    let (own, offset) = (convert(place, from: nil), contentOffset)
    return CGPoint(x: own.x - offset.x, y: own.y - offset.y)
  }

  /// The candidate that competes for a drag.
  package var candidate: ScrollHandover.Candidate {
    ScrollHandover.Candidate(
      dynamics, offset: contentOffset,
      handsOn: [
        transfersHorizontalScrollingToParent ? .horizontal : [],
        transfersVerticalScrollingToParent ? .vertical : [],
      ])
  }

  /// The overscroll of the drag along an axis that transfers scrolling to the parent; nil if there
  /// is none.
  var overscroll: (axis: Axis, length: CGFloat)? {
    guard let drag, drag.mappings.count == Axis.allCases.count, !isScrollAnimating else {
      return nil
    }
    for (mapping, axis) in zip(drag.mappings, Axis.allCases) where drag.followed.contains(axis) {
      let isHandedOn =
        axis == .horizontal
        ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
      let length = CGFloat(mapping.excess(Double(drag.place[axis])))
      if isHandedOn, length != 0 { return (axis, length) }
    }
    return nil
  }

  /// The components of a translation along the scrollable axes.
  func scrollableComponent(_ translation: CGVector) -> CGVector {
    let axes = dynamics.movableAxes
    return CGVector(
      dx: axes.contains(.horizontal) ? translation.dx : 0,
      dy: axes.contains(.vertical) ? translation.dy : 0)
  }

  /// Begins tracking a touch, which stops moving content.
  func beginTouch() {
    isTracking = true
    if isMoving { stop() }
    if motion == .none { rest(at: contentOffset) }
  }

  /// Scrolls by wheel notches, in points; adds to the goal of a wheel animation in progress.
  func turnWheel(by translation: CGVector) {
    let goal =
      motion == .animating(.wheel) ? track.settled.map { track.offset(at: $0) } : nil
    let offset = contentOffset
    stop()
    let segments = dynamics.wheel(by: translation, from: offset, goal: goal ?? offset, at: now)
    track.append(contentsOf: segments)
    motion = .animating(.wheel)
  }
}
