package import Foundation
package import ScrollworkGeometry
package import ScrollworkMotion

/// The path of a finger from its coming down to its lift.
///
/// A closed form, so times may be asked for in any order.
package struct FingerPath: Hashable, Sendable {
  /// A straight movement of the finger, or a hold if both ends are equal.
  package struct Move: Hashable, Sendable {
    /// The start point.
    package let from: CGPoint
    /// The end point.
    package let to: CGPoint
    /// The start, in seconds.
    package let start: Double
    /// The duration, in seconds.
    package let duration: Double
    /// The timing curve.
    package let curve: UnitCurve

    var end: Double { start + duration }

    func position(at time: Double) -> CGPoint {
      if time >= end { return to }
      let part = CGFloat(curve.value(at: (time - start) / duration))
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }

    func velocity(at time: Double) -> CGVector {
      guard time < end, duration > 0 else { return .zero }
      let pace = CGFloat(curve.velocity(at: (time - start) / duration) / duration)
      return CGVector(dx: (to.x - from.x) * pace, dy: (to.y - from.y) * pace)
    }
  }

  /// The time at which the finger comes down, in seconds.
  package let down: Double
  /// The point at which it comes down.
  package let start: CGPoint
  /// The movements, in order and without gaps.
  package private(set) var moves: [Move] = []
  /// The ``samples`` of a recorded finger; nil for others.
  package let recorded: [Sample]?
  /// Whether a recorded finger jumps from sample to sample, instead of moving straight between them.
  private let isStepwise: Bool

  /// A finger that lifts as soon as it comes down.
  package init(down: Double, at start: CGPoint) {
    (self.down, self.start, recorded, isStepwise) = (down, start, nil, false)
  }

  /// A recorded finger, which moves straight from sample to sample.
  ///
  /// Of two samples at one time, the finger jumps from one to the other.
  ///
  /// - Precondition: There is a sample, and none is earlier than the one before.
  package init(recorded samples: [Sample]) {
    (down, start) = (samples[0].time, samples[0].place)
    recorded = Self.told(samples)
    isStepwise = zip(samples, samples.dropFirst()).contains {
      $0.time == $1.time && $0.place != $1.place
    }
    moves = zip(samples, samples.dropFirst()).map { before, after in
      Move(
        from: before.place, to: after.place, start: before.time, duration: after.time - before.time,
        curve: .linear)
    }
  }

  /// The time at which the finger lifts, in seconds.
  package var lift: Double { moves.last?.end ?? down }

  /// Whether the finger never moves.
  package var isStill: Bool { moves.allSatisfy { $0.from == $0.to } }

  /// The path with a movement by a displacement added.
  package func moving(
    by displacement: CGVector, over duration: Double, curve: UnitCurve = .linear
  ) -> Self {
    var path = self
    let from = moves.last?.to ?? start
    path.moves.append(
      Move(
        from: from, to: CGPoint(x: from.x + displacement.dx, y: from.y + displacement.dy),
        start: lift, duration: max(0, duration), curve: curve))
    return path
  }

  /// The path with a hold added.
  package func holding(for duration: Double) -> Self { moving(by: .zero, over: duration) }

  /// The position at a time; the first one before the finger comes down, the last one after it lifts.
  ///
  /// - Complexity: O(log n) in the number of movements.
  package func position(at time: Double) -> CGPoint {
    lastMove(begunBy: time)?.position(at: time) ?? start
  }

  /// The velocity at a time, in points per second; that of a finger that jumps is measured as at a lift.
  package func velocity(at time: Double) -> CGVector {
    if isStepwise, let recorded {
      guard let last = recorded.lastIndex(where: { $0.time <= time }), time < lift else {
        return .zero
      }
      return Self.release(Array(recorded[max(0, last - 3)...last]), at: time).velocity
    }
    return lastMove(begunBy: time)?.velocity(at: time) ?? .zero
  }

  /// The last movement that has begun.
  private func lastMove(begunBy time: Double) -> Move? {
    var (low, high) = (0, moves.count)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? moves[low - 1] : nil
  }
}
