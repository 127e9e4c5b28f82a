package import Foundation
package import ScrollworkGeometry
import ScrollworkMotion

extension FingerPath {
  /// The time without a movement after which a finger counts as still, in seconds.
  ///
  /// - Source: measured by others, in several re-implementations.
  package static let stillness = 0.1

  /// The weights of the last three pairs of samples in the release velocity, oldest first.
  ///
  /// - Source: measured by others: the smoothing of UIKit's samples, multiplied out.
  private static let weights: [CGFloat] = [0.6, 0.35, 0.05]

  /// The weights of the last two pairs of samples in the latest velocity, oldest first.
  private static let latestWeights: [CGFloat] = [0.8, 0.2]

  /// The position of a finger at a time.
  package struct Sample: Hashable, Sendable {
    /// The time, in seconds.
    package let time: Double
    /// The position.
    package let place: CGPoint

    /// A position at a time.
    package init(time: Double, place: CGPoint) { (self.time, self.place) = (time, place) }
  }

  /// The samples that a display reports: one for the coming down, and one for each new position.
  ///
  /// - Source: chosen: 120 samples per second, the rate at which everything else is observed, and that
  ///   of recent displays.
  package var samples: [Sample] {
    if let recorded { return recorded }
    let count = max(0, Int(((lift - down) * Tick.rate).rounded(.down)))
    var times = (0...count).map { down + Tick.time(of: $0) }
    if lift - (times.last ?? down) > 1e-4 { times.append(lift) }
    return times.reduce(into: []) { samples, time in
      let place = position(at: time)
      if let last = samples.last, last.place == place { return }
      samples.append(Sample(time: time, place: place))
    }
  }

  /// The samples of a recording that have a new position at a later time.
  ///
  /// - Source: measured by others: no velocity comes of two samples at one time.
  static func told(_ recording: [Sample]) -> [Sample] {
    recording.reduce(into: []) { samples, sample in
      guard let last = samples.last else { return samples.append(sample) }
      if last.place != sample.place, last.time < sample.time { samples.append(sample) }
    }
  }

  /// The velocity of a finger at its lift, in points per second.
  package struct Release: Hashable, Sendable {
    /// The smoothed velocity; the content continues with its opposite.
    package let velocity: CGVector
    /// The latest velocity, which decides whether the content continues at all.
    package let latest: CGVector

    /// The release of a still finger, or of a cancelled touch.
    package static let still = Release(velocity: .zero, latest: .zero)
  }

  /// The velocity at the lift; zero if the finger was still before it.
  ///
  /// Missing pairs of samples count as zero.
  package var release: Release {
    Self.release(samples, at: lift)
  }

  /// The number of samples from which a velocity is computed.
  private static let releaseCount = 4

  /// The velocity at a time, from the samples known then; see ``release``.
  package static func release(_ samples: [Sample], at time: Double) -> Release {
    let samples = samples.suffix(releaseCount)
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
