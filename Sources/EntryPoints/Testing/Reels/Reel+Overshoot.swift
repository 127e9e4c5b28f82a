public import Foundation
import ScrollworkGeometry

extension Reel {
  /// Whether a scroll view never moves past the ends of its content, and without a finger never past
  /// the place where it comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The id of the scroll view, or the id or the words of a view in it; by default the
  ///     outermost one.
  ///   - tolerance: The length that it may move too far, in points.
  /// - Returns: Whether it does not, and how far it does, and when.
  public func neverOvershoots(
    in scrollView: String? = nil, by tolerance: CGFloat = 0.5
  ) -> ReelCheck {
    guard let name = scrollViewName(scrollView) else {
      return ReelCheck(holds: false, explanation: absence(ofScrollView: scrollView))
    }
    let finder = OvershootFinder(self, scrollView: name)
    guard let greatest = finder.greatest, greatest.length > tolerance else {
      return ReelCheck(holds: true, explanation: "it never moves too far")
    }
    return ReelCheck(
      holds: false,
      explanation: "it moves \(Self.spell(points: greatest.length)) past \(greatest.limit) at "
        + Self.spell(greatest.time))
  }
}

/// Finds how far a scroll view moves too far.
struct OvershootFinder {
  /// A motion that goes too far.
  struct Overshoot {
    var length: CGFloat
    var time: Double
    /// What it passes, in words.
    var limit: String
  }

  /// The greatest one; nil if there is none.
  private(set) var greatest: Overshoot?

  /// A moment of the scroll view.
  private struct Sample {
    let time: Double
    let view: TracedScrollView
  }

  init(_ reel: Reel, scrollView name: String) {
    let samples = reel.moments.compactMap { moment in
      moment.scrollViews.first { $0.name == name }.map { Sample(time: moment.time, view: $0) }
    }
    for axis in samples.first?.view.scrolledAxes ?? [] {
      findEnds(samples, axis)
      findRests(samples, axis)
    }
  }

  private mutating func add(_ length: CGFloat, _ time: Double, _ limit: String) {
    if length > greatest?.length ?? 0 {
      greatest = Overshoot(length: length, time: time, limit: limit)
    }
  }

  /// Looks for offsets outside of the content.
  private mutating func findEnds(_ samples: [Sample], _ axis: Axis) {
    let edges = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    for sample in samples {
      guard let range = sample.view.range(axis) else { continue }
      let offset = sample.view.offset[axis]
      add(range.lowerBound - offset, sample.time, "the \(edges.0) end of the content")
      add(offset - range.upperBound, sample.time, "the \(edges.1) end of the content")
    }
  }

  /// Looks for motions without a finger that turn back.
  private mutating func findRests(_ samples: [Sample], _ axis: Axis) {
    let isFree = samples.map { ["decelerating", "animating"].contains($0.view.phase) }
    var index = 0
    while index < samples.count {
      guard isFree[index] else {
        index += 1
        continue
      }
      let start = index
      while index < samples.count, isFree[index] { index += 1 }
      let end = samples[min(index, samples.count - 1)]
      // A motion that a finger catches has no rest.
      guard end.view.phase == "idle" else { continue }
      let (first, last) = (samples[start].view.offset[axis], end.view.offset[axis])
      let direction: CGFloat = last < first ? -1 : 1
      for sample in samples[start..<index] {
        add(
          (sample.view.offset[axis] - last) * direction, sample.time, "the place where it rests")
      }
    }
  }
}
