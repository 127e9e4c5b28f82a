package import Foundation
import ScrollworkMotion

/// The scale of a scroll view's content over time.
///
/// A closed form between two changes, so times may be asked for in any order.
package struct ZoomTrack: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let start: Double
    let from: CGFloat
    let to: CGFloat

    var end: Double { from == to ? start : start + StandardGlide.duration }

    func scale(at time: Double) -> CGFloat {
      from + (to - from) * CGFloat(StandardGlide.progress(at: time - start))
    }
  }

  /// The scale before anything happens.
  package let initialScale: CGFloat
  private var steps: [Step] = []

  /// A track on which nothing happens yet.
  package init(scale: CGFloat) { initialScale = scale }

  /// The scale; in O(log n).
  package func scale(at time: Double) -> CGFloat {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1].scale(at: time) : initialScale
  }

  /// When the last change ends, in seconds.
  package var settled: Double { steps.last?.end ?? 0 }

  /// Has another scale from `time` on.
  package mutating func jump(to scale: CGFloat, at time: Double) {
    steps.removeAll { $0.start >= time }
    steps.append(Step(start: time, from: scale, to: scale))
  }

  /// Goes to another scale from `time` on, as a scroll that no finger makes: in 0.3 seconds.
  ///
  /// An offset that goes along keeps one point of the content where it is.
  ///
  /// - Source: chosen; the duration of re-implementations is the same or 0.33 s.
  package mutating func glide(to scale: CGFloat, at time: Double) {
    let from = self.scale(at: time)
    steps.removeAll { $0.start >= time }
    steps.append(Step(start: time, from: from, to: scale))
  }
}
