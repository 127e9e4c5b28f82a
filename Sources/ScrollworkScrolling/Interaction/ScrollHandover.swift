package import Foundation
package import ScrollworkGeometry

/// Which of several scroll views in one another a movement is meant for.
package enum ScrollHandover {
  /// A scroll view that may follow the movement.
  package struct Candidate {
    package let dynamics: ScrollDynamics
    package let offset: CGPoint
    let handsOn: Axis.Set

    /// A scroll view with its content at `offset`, which leaves movements beyond its ends to those
    /// around it along some axes.
    package init(
      _ dynamics: ScrollDynamics, offset: CGPoint, handsOn: Axis.Set = [.horizontal, .vertical]
    ) { (self.dynamics, self.offset, self.handsOn) = (dynamics, offset, handsOn) }

    /// Whether content can go on along `axis` as a finger that moves by `way` would have it.
    package func hasRoom(_ axis: Axis, for way: CGFloat) -> Bool {
      let range = dynamics.range(axis)
      guard range.lowerBound < range.upperBound else { return false }
      // Half a pixel is no room.
      return way < 0
        ? offset[axis] < range.upperBound - 0.25 : offset[axis] > range.lowerBound + 0.25
    }
  }

  /// The one that follows a finger that begins with `way`; nil if none does.
  ///
  /// The innermost whose content can go on along the axis that the finger mostly moves on, or that
  /// leaves such movements to nobody; if all are at their end, the innermost that gives way there; if
  /// none moves along that axis at all, the innermost that moves along the other.
  ///
  /// The innermost is the first of the candidates.
  ///
  /// - Source: documented that a scroll view at its end passes scrolling on to one around it; the
  ///   order is chosen.
  package static func taker(of way: CGVector, among candidates: [Candidate]) -> Int? {
    let main: Axis = abs(way.dx) > abs(way.dy) ? .horizontal : .vertical
    func first(_ condition: (Candidate) -> Bool) -> Int? { candidates.firstIndex(where: condition) }
    func moves(_ candidate: Candidate) -> Bool { candidate.dynamics.movableAxes.contains(main) }
    return first { moves($0) && (!$0.handsOn.contains(main) || $0.hasRoom(main, for: way[main])) }
      ?? first { moves($0) }
      ?? first { !$0.dynamics.movableAxes.isEmpty }
  }
}
