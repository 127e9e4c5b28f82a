package import Foundation
import ScrollworkMotion

/// The zoom scale of a scroll view's content over time.
///
/// A closed form between two changes; times may be asked for in any order.
package struct ZoomTrack: Hashable, Sendable {
  private struct Step: Hashable, Sendable {
    let start: Double
    let from: CGFloat
    let to: CGFloat

    var end: Double { from == to ? start : start + ScrollAnimationCurve.duration }

    func scale(at time: Double) -> CGFloat {
      from + (to - from) * CGFloat(ScrollAnimationCurve.progress(at: time - start))
    }
  }

  /// The scale before the first change.
  package let initialScale: CGFloat
  private var steps: [Step] = []

  /// A track without changes.
  package init(scale: CGFloat) { initialScale = scale }

  /// The scale at a time; in O(log n).
  package func scale(at time: Double) -> CGFloat {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? steps[low - 1].scale(at: time) : initialScale
  }

  /// The end of the last change, in seconds.
  package var settled: Double { steps.last?.end ?? 0 }

  /// Sets the scale from `time` on.
  package mutating func jump(to scale: CGFloat, at time: Double) {
    steps.removeAll { $0.start >= time }
    steps.append(Step(start: time, from: scale, to: scale))
  }

  /// Animates to another scale from `time` on, like a programmatic scroll: in 0.3 seconds.
  ///
  /// A content offset that is animated along keeps one point of the content in place.
  ///
  /// - Source: chosen; the duration of re-implementations is the same or 0.33 s.
  package mutating func glide(to scale: CGFloat, at time: Double) {
    let from = self.scale(at: time)
    steps.removeAll { $0.start >= time }
    steps.append(Step(start: time, from: from, to: scale))
  }
}
