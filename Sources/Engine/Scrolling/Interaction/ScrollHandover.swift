package import Foundation
package import ScrollworkGeometry

/// The choice among nested scroll views of the one that follows a finger.
package enum ScrollHandover {
  /// A scroll view that may follow the finger.
  package struct Candidate {
    package let dynamics: ScrollDynamics
    package let offset: CGPoint
    let handsOn: Axis.Set

    /// A scroll view with its content at `offset`, which hands movements beyond its ends on to those
    /// around it along the axes `handsOn`.
    package init(
      _ dynamics: ScrollDynamics, offset: CGPoint, handsOn: Axis.Set = [.horizontal, .vertical]
    ) { (self.dynamics, self.offset, self.handsOn) = (dynamics, offset, handsOn) }

    /// Whether content can scroll along `axis` for a finger that moves by `displacement`.
    package func hasRoom(_ axis: Axis, for displacement: CGFloat) -> Bool {
      let range = dynamics.range(axis)
      guard range.lowerBound < range.upperBound else { return false }
      // Half a pixel is no room.
      return displacement < 0
        ? offset[axis] < range.upperBound - 0.25 : offset[axis] > range.lowerBound + 0.25
    }
  }

  /// The index of the scroll view that follows a finger that begins with `displacement`; nil if none
  /// does.
  ///
  /// The innermost whose content can scroll along the finger's main axis, or that hands no movements
  /// on; if all are at their end, the innermost that bounces there; if none moves along that axis at
  /// all, the innermost that moves along the other.
  ///
  /// The candidates are ordered from the innermost outward.
  ///
  /// - Source: documented that a scroll view at its end passes scrolling on to one around it; the
  ///   order is chosen.
  package static func taker(of displacement: CGVector, among candidates: [Candidate]) -> Int? {
    let main: Axis = abs(displacement.dx) > abs(displacement.dy) ? .horizontal : .vertical
    func first(_ condition: (Candidate) -> Bool) -> Int? { candidates.firstIndex(where: condition) }
    func moves(_ candidate: Candidate) -> Bool { candidate.dynamics.movableAxes.contains(main) }
    return first {
      moves($0) && (!$0.handsOn.contains(main) || $0.hasRoom(main, for: displacement[main]))
    }
      ?? first { moves($0) }
      ?? first { !$0.dynamics.movableAxes.isEmpty }
  }
}
