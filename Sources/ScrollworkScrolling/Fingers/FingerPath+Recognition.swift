package import Foundation
package import ScrollworkGeometry

extension FingerPath {
  /// How far a finger must move before it scrolls, in points.
  ///
  /// - Source: measured by others, in recordings of UIKit.
  package static let slop: CGFloat = 10

  /// The moment at which a finger begins to scroll.
  package struct Recognition: Hashable, Sendable {
    package let time: Double
    /// How far it had moved along the axes that count: ``FingerPath/slop`` in some direction.
    package let way: CGVector
  }

  /// The moment at which the finger has moved by `slop` points along `axes`; none if it never does.
  ///
  /// Each way is looked at in steps, so that one that turns back is not missed, and the moment is
  /// then found by halving.
  package func recognition(along axes: Axis.Set, slop: CGFloat = slop) -> Recognition? {
    for move in moves where move.from != move.to {
      let steps = 64
      var before = move.start
      for step in 1...steps {
        let after = step == steps ? move.end : move.start + move.duration * Double(step) / 64
        if distance(at: after, along: axes) > slop {
          return recognition(between: before, and: after, along: axes, slop: slop)
        }
        before = after
      }
    }
    return nil
  }

  /// How the finger begins to move: by the slop in some direction; all its way if it does not come
  /// that far.
  package var beginning: CGVector {
    if let recognition = recognition(along: [.horizontal, .vertical]) { return recognition.way }
    let end = position(at: lift)
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  private func recognition(
    between before: Double, and after: Double, along axes: Axis.Set, slop: CGFloat
  ) -> Recognition {
    var (low, high) = (before, after)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if distance(at: middle, along: axes) > slop { high = middle } else { low = middle }
    }
    let way = way(at: high, along: axes)
    // Exactly the slop, whatever rounding the search left (or a jump of the finger skipped).
    let share = slop > 0 ? slop / max(hypot(way.dx, way.dy), slop) : 0
    return Recognition(time: high, way: CGVector(dx: way.dx * share, dy: way.dy * share))
  }

  private func way(at time: Double, along axes: Axis.Set) -> CGVector {
    let place = position(at: time)
    return CGVector(
      dx: axes.contains(.horizontal) ? place.x - start.x : 0,
      dy: axes.contains(.vertical) ? place.y - start.y : 0)
  }

  private func distance(at time: Double, along axes: Axis.Set) -> CGFloat {
    let way = way(at: time, along: axes)
    return hypot(way.dx, way.dy)
  }
}
