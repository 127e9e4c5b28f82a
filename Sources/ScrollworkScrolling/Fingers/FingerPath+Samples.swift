package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension FingerPath {
  /// The time without a move after which a finger counts as still, in seconds.
  ///
  /// - Source: measured by others, in several re-implementations.
  package static let stillness = 0.1

  /// The release speed is made of the last three pairs of samples, oldest first.
  ///
  /// - Source: measured by others: the smoothing of UIKit's samples, multiplied out.
  private static let weights: [CGFloat] = [0.6, 0.35, 0.05]

  /// The latest speed told before a release, from the last two pairs, oldest first.
  private static let latestWeights: [CGFloat] = [0.8, 0.2]

  /// Where the finger was at one moment.
  package struct Sample: Hashable, Sendable {
    /// The moment, in seconds.
    package let time: Double
    /// The place.
    package let place: CGPoint

    /// Where a finger was at a moment.
    package init(time: Double, place: CGPoint) { (self.time, self.place) = (time, place) }
  }

  /// What a display tells of the finger: its coming down, and every place that is a new one.
  ///
  /// - Source: chosen: a sample on each tick after the coming down, the rate of recent displays.
  ///
  /// Of a finger that was recorded, this is the recording.
  package var samples: [Sample] {
    if let recorded {
      return recorded.reduce(into: []) { samples, sample in
        if samples.last?.place != sample.place { samples.append(sample) }
      }
    }
    let count = max(0, Int(((lift - down) * Tick.rate).rounded(.down)))
    var times = (0...count).map { down + Tick.time(of: $0) }
    if lift - (times.last ?? down) > 1e-4 { times.append(lift) }
    return times.reduce(into: []) { samples, time in
      let place = position(at: time)
      if let last = samples.last, last.place == place { return }
      samples.append(Sample(time: time, place: place))
    }
  }

  /// How fast the finger is when it leaves, in points per second.
  package struct Release: Hashable, Sendable {
    /// What the content goes on with, mirrored.
    package let velocity: CGVector
    /// What decides whether it goes on at all.
    package let latest: CGVector

    /// A finger that is still when it leaves, or that is taken away.
    package static let still = Release(velocity: .zero, latest: .zero)
  }

  /// How fast the finger is when it leaves; zero if it was still before that.
  ///
  /// Where there were fewer pairs the missing ones count as zero.
  package var release: Release {
    Self.release(samples, at: lift)
  }

  /// How fast a finger is at a moment, by the samples known then; see ``release``.
  package static func release(_ samples: [Sample], at time: Double) -> Release {
    let samples = samples.suffix(4)
    guard let last = samples.last, time - last.time < stillness - 1e-9 else {
      return Release(velocity: .zero, latest: .zero)
    }
    let pairs = zip(samples, samples.dropFirst()).map { before, after in
      let step = CGFloat(after.time - before.time)
      return CGVector(
        dx: (after.place.x - before.place.x) / step, dy: (after.place.y - before.place.y) / step)
    }
    return Release(
      velocity: sum(pairs, weights: pairs.count == 1 ? [0.2] : weights),
      latest: sum(pairs, weights: latestWeights))
  }

  private static func sum(_ pairs: [CGVector], weights: [CGFloat]) -> CGVector {
    zip(pairs.reversed(), weights.reversed()).reduce(into: .zero) { sum, pair in
      sum.dx += pair.0.dx * pair.1
      sum.dy += pair.0.dy * pair.1
    }
  }
}
