import Foundation
import ScrollworkStage

/// The change of the visible views of a scene, accumulated over time.
struct VisibleChange: Hashable {
  /// The times of the samples, in seconds, ascending.
  let times: [Double]
  /// The change from the first sample up to each.
  let sums: [Double]

  /// The change from the first sample to the last.
  var total: Double { sums.last ?? 0 }

  /// The change between samples; `steps` has one number fewer than `times`.
  init(times: [Double], steps: [Double]) {
    self.times = times
    sums = steps.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  /// The change of a scene.
  @MainActor init(
    of subject: FigureSubject, from start: Double, to end: Double
  ) throws(FigureError) {
    let count = min(Self.mostSamples, max(1, Int(((end - start) * Self.rate).rounded(.up))))
    let times = (0...count).map { start + (end - start) * Double($0) / Double(count) }
    var steps: [Double] = []
    var last: [SeenView]?
    for time in times {
      try FigureError.checkCancellation()
      let views = subject.views(at: time)
      if let last { steps.append(Self.change(from: last, to: views)) }
      last = views
    }
    self.init(times: times, steps: steps)
  }

  /// The samples in a second.
  ///
  /// - Source: chosen: half of the frames of a display at 60 Hz; between them motion is nearly even.
  private static let rate = 30.0
  /// The samples, at most.
  ///
  /// - Source: chosen: twenty seconds at the full rate.
  private static let mostSamples = 600

  /// The times at which equal parts of the change are past, from the first sample to where the last
  /// change ends.
  ///
  /// - Parameter count: The number of times, 1 or more.
  /// - Returns: The times, ascending, rounded to hundredths of a second where that keeps them apart.
  func times(_ count: Int) -> [Double] {
    guard count > 1 else { return times.first.map { [$0] } ?? [] }
    var found = (0..<count).map { time(at: total * Double($0) / Double(count - 1)) }
    found[0] = times[0]
    let rounded = found.map { ($0 * 100).rounded() / 100 }
    let isApart = zip(rounded, rounded.dropFirst()).allSatisfy { $0 < $1 }
    let isInside = rounded.allSatisfy { (times[0]...(times.last ?? 0)).contains($0) }
    return isApart && isInside ? rounded : found
  }

  /// The first time at which the change reaches a value.
  func time(at change: Double) -> Double {
    guard let next = sums.firstIndex(where: { $0 >= change - 1e-9 * total }), next > 0 else {
      return times.first ?? 0
    }
    let step = sums[next] - sums[next - 1]
    let part = step > 0 ? min(1, (change - sums[next - 1]) / step) : 1
    return times[next - 1] + part * (times[next] - times[next - 1])
  }

  /// The sum of the displacements of the corners of views that are visible in both of two stills.
  ///
  /// Only views without children count: views around them move with them.
  static func change(from old: [SeenView], to new: [SeenView]) -> Double {
    var before: [ViewKey: SeenView] = [:]
    for (key, view) in ViewKey.keyed(old) where view.isVisibleLeaf { before[key] = view }
    return ViewKey.keyed(new).reduce(0) { sum, keyed in
      let view = keyed.view
      guard view.isVisibleLeaf, let other = before[keyed.key] else { return sum }
      let moved = zip(view.view.corners, other.view.corners).reduce(0) { sum, corners in
        sum + hypot(corners.0.x - corners.1.x, corners.0.y - corners.1.y)
      }
      // Source: chosen. A view that appears in place counts like one that moves by its size.
      let size = hypot(view.bounds.width, view.bounds.height)
      return sum + moved + size * abs(view.view.totalOpacity - other.view.totalOpacity)
    }
  }
}

extension SeenView {
  fileprivate var isVisibleLeaf: Bool { visible != nil && view.children.isEmpty }
}
