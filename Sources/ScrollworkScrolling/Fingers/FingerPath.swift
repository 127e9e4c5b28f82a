package import Foundation
package import ScrollworkGeometry
package import ScrollworkMotion

/// Where a finger is while it is on the glass.
///
/// A closed form, so times may be asked for in any order.
package struct FingerPath: Hashable, Sendable {
  /// One way of the finger, or a stay if both ends are the same.
  package struct Move: Hashable, Sendable {
    /// Where it begins.
    package let from: CGPoint
    /// Where it ends.
    package let to: CGPoint
    /// When it begins, in seconds.
    package let start: Double
    /// How long it takes, in seconds.
    package let duration: Double
    /// How the way is spread over the time.
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

  /// When the finger comes down, in seconds.
  package let down: Double
  /// Where it comes down.
  package let start: CGPoint
  /// What it does then, in order and without gaps.
  package private(set) var moves: [Move] = []
  /// What was told of it, for a finger that was recorded.
  package let recorded: [Sample]?

  /// A finger that comes down and leaves at once.
  package init(down: Double, at start: CGPoint) {
    (self.down, self.start, recorded) = (down, start, nil)
  }

  /// A finger that was recorded: from sample to sample it goes straight.
  ///
  /// - Precondition: There is a sample, and each is later than the one before.
  package init(recorded samples: [Sample]) {
    (down, start, recorded) = (samples[0].time, samples[0].place, samples)
    moves = zip(samples, samples.dropFirst()).map { before, after in
      Move(
        from: before.place, to: after.place, start: before.time, duration: after.time - before.time,
        curve: .linear)
    }
  }

  /// When it leaves, in seconds.
  package var lift: Double { moves.last?.end ?? down }

  /// Whether it stays where it is.
  package var isStill: Bool { moves.allSatisfy { $0.from == $0.to } }

  /// The path with one more way at its end.
  package func moving(by way: CGVector, over duration: Double, curve: UnitCurve = .linear) -> Self {
    var path = self
    let from = moves.last?.to ?? start
    path.moves.append(
      Move(
        from: from, to: CGPoint(x: from.x + way.dx, y: from.y + way.dy), start: lift,
        duration: max(0, duration), curve: curve))
    return path
  }

  /// The path with a stay at its end.
  package func holding(for duration: Double) -> Self { moving(by: .zero, over: duration) }

  /// Where the finger is; before it comes down and after it leaves, where it does so.
  package func position(at time: Double) -> CGPoint {
    guard let move = moves.last(where: { $0.start <= time }) else { return start }
    return move.position(at: time)
  }

  /// How fast it moves, in points per second.
  package func velocity(at time: Double) -> CGVector {
    moves.last { $0.start <= time }?.velocity(at: time) ?? .zero
  }
}
