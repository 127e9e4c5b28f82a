package import Foundation
package import ScrollworkGeometry

extension FingerPath {
  /// The distance that a finger must move before it scrolls, in points.
  ///
  /// - Source: measured by others, in recordings of UIKit.
  package static let slop: CGFloat = 10

  /// The start of scrolling by a finger.
  package struct Recognition: Hashable, Sendable {
    /// The time, in seconds.
    package let time: Double
    /// The displacement by then along the axes that count: ``FingerPath/slop`` in some direction.
    package let displacement: CGVector
  }

  /// The recognition once the finger has moved by `slop` points along `axes`; nil if it never does.
  ///
  /// Each movement is sampled, so that one that turns back is not missed, and the time is then found by
  /// bisection. A recorded finger moves evenly from sample to sample, and is farthest at one of them.
  package func recognition(along axes: Axis.Set, slop: CGFloat = slop) -> Recognition? {
    for move in moves where move.from != move.to {
      let steps = recorded == nil ? 64 : 1
      var before = move.start
      for step in 1...steps {
        let after =
          step == steps ? move.end : move.start + move.duration * Double(step) / Double(steps)
        if distance(at: after, along: axes) > slop {
          return recognition(between: before, and: after, along: axes, slop: slop)
        }
        before = after
      }
    }
    return nil
  }

  /// The initial displacement: by the slop in some direction, or the whole one if it is shorter.
  package var beginning: CGVector {
    if let recognition = recognition(along: [.horizontal, .vertical]) {
      return recognition.displacement
    }
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
    let moved = displacement(at: high, along: axes)
    // Exactly the slop, whatever rounding the search left (or a jump of the finger skipped).
    let share = slop > 0 ? slop / max(hypot(moved.dx, moved.dy), slop) : 0
    return Recognition(
      time: high, displacement: CGVector(dx: moved.dx * share, dy: moved.dy * share))
  }

  private func displacement(at time: Double, along axes: Axis.Set) -> CGVector {
    let place = position(at: time)
    return CGVector(
      dx: axes.contains(.horizontal) ? place.x - start.x : 0,
      dy: axes.contains(.vertical) ? place.y - start.y : 0)
  }

  private func distance(at time: Double, along axes: Axis.Set) -> CGFloat {
    let moved = displacement(at: time, along: axes)
    return hypot(moved.dx, moved.dy)
  }
}
