import Foundation
import ScrollworkGeometry
package import ScrollworkScrolling

// What a screen asks of a scroll view that is touched, and tells it.
extension UIScrollView {
  /// A place of the screen, from its own top left corner; in its own points, also where it is scaled.
  func fromCorner(_ place: CGPoint) -> CGPoint {
    let (own, offset) = (convert(place, from: nil), contentOffset)
    return CGPoint(x: own.x - offset.x, y: own.y - offset.y)
  }

  /// What it bids for a drag.
  package var candidate: ScrollHandover.Candidate {
    ScrollHandover.Candidate(
      dynamics, offset: contentOffset,
      handsOn: [
        transfersHorizontalScrollingToParent ? .horizontal : [],
        transfersVerticalScrollingToParent ? .vertical : [],
      ])
  }

  /// How far what drags it has led its content beyond an end, along an axis on which it leaves that to
  /// others; nil if it has not.
  var excess: (axis: Axis, length: CGFloat)? {
    guard let drag, drag.pulls.count == Axis.allCases.count, !isScrollAnimating else { return nil }
    for (pull, axis) in zip(drag.pulls, Axis.allCases) where drag.followed.contains(axis) {
      let isHandedOn =
        axis == .horizontal
        ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
      let length = CGFloat(pull.excess(Double(drag.place[axis])))
      if isHandedOn, length != 0 { return (axis, length) }
    }
    return nil
  }

  /// What of a movement is along the axes on which the content moves.
  func counted(_ way: CGVector) -> CGVector {
    let axes = dynamics.movableAxes
    return CGVector(
      dx: axes.contains(.horizontal) ? way.dx : 0, dy: axes.contains(.vertical) ? way.dy : 0)
  }

  /// A finger has come down that may scroll it.
  func beginTouch() {
    isTracking = true
    if motion == .none { rest(at: contentOffset) }
  }

  /// Notches of a wheel lead so many points on.
  func turnWheel(by way: CGVector) {
    let goal =
      motion == .animating(.wheel) ? track.settled.map { track.offset(at: $0) } : nil
    let offset = contentOffset
    stop()
    let segments = dynamics.wheel(by: way, from: offset, goal: goal ?? offset, at: now)
    track.append(contentsOf: segments)
    motion = .animating(.wheel)
  }
}
