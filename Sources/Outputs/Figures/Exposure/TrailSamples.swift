import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// The views of a scene over a time, for trails.
struct TrailSamples {
  /// The times, ascending; they include those of the exposures.
  let times: [Double]
  /// The visible views at each time.
  private let views: [[ViewKey: SeenView]]
  /// The keys of the visible views that have ids, in the order in which they are first seen.
  private let keys: [ViewKey]
  private let canvas: CGRect

  /// The views at some exposures and between them.
  ///
  /// - Throws: A ``FigureError`` in a task that is cancelled.
  @MainActor init(
    of subject: FigureSubject, exposures: [Double]
  ) throws(FigureError) {
    let (start, end) = (exposures.min() ?? 0, exposures.max() ?? 0)
    let count = min(Self.mostSamples, Int((end - start) * Self.rate))
    let between = (0..<max(1, count)).map { start + (end - start) * Double($0) / Double(count) }
    var times: [Double] = []
    for time in (count > 0 ? between + exposures : exposures).sorted()
    where time - (times.last ?? -1) > 1e-6 { times.append(time) }
    // Exposures stay exact: a sample that is almost one gives way.
    times = times.map { time in exposures.first { abs($0 - time) < 1e-5 } ?? time }
    var views: [[ViewKey: SeenView]] = []
    var keys: [ViewKey] = []
    var known: Set<ViewKey> = []
    for time in times {
      try FigureError.checkCancellation()
      let seen = ViewKey.keyed(subject.views(at: time)).filter { $0.view.visible != nil }
      views.append(Dictionary(seen.map { ($0.key, $0.view) }) { one, _ in one })
      for (key, view) in seen where view.view.id != nil && known.insert(key).inserted {
        keys.append(key)
      }
    }
    (self.times, self.views, self.keys) = (times, views, keys)
    canvas = CGRect(origin: .zero, size: subject.canvas)
  }

  /// The samples in a second.
  ///
  /// - Source: chosen: those of a display at 60 Hz.
  private static let rate = 60.0
  /// The samples, at most.
  ///
  /// - Source: chosen: four seconds at the full rate.
  private static let mostSamples = 240

  /// The trail of a view that is visible at a time; nil if it does not move on the canvas.
  func trail(_ name: String, of view: ResolvedView, at time: Double) -> MotionTrail? {
    guard let index = times.firstIndex(where: { abs($0 - time) < 1e-6 }) else { return nil }
    let key = views[index].first {
      let other = $0.value.view
      return other.kind == view.kind && other.name == view.name && other.frame == view.frame
    }?.key
    return key.flatMap { trail(name, $0) }
  }

  /// The trail up to where a view is last on the canvas, from where it came on it.
  ///
  /// A view that comes from another scroll view, where it is gone at the end, is followed there.
  private func trail(_ name: String, _ last: ViewKey) -> MotionTrail? {
    var points: [MotionTrail.Point] = []
    var key = last
    var end = 0
    for index in times.indices.reversed() {
      if views[index][key] == nil, !points.isEmpty,
        let other = views[index].keys.first(where: {
          $0.elsewhere == key.elsewhere && views[end][$0] == nil
        })
      {
        key = other
      }
      let bounds = views[index][key]?.bounds
      guard let bounds, canvas.contains(CGPoint(x: bounds.midX, y: bounds.midY)) else {
        if points.isEmpty { continue }
        break
      }
      if points.isEmpty { end = index }
      points.append(
        MotionTrail.Point(time: times[index], center: CGPoint(x: bounds.midX, y: bounds.midY)))
    }
    guard points.count > 1 else { return nil }
    return MotionTrail(name: name, points: points.reversed())
  }

  /// The trails of a few views with ids that move far and apart from each other, those with effects
  /// first.
  func choice() -> [MotionTrail] {
    var withEffect: Set<String> = []
    for view in views.lazy.flatMap(\.values) where view.view.effect != nil {
      if let id = view.view.id { withEffect.insert(id) }
    }
    let trails = keys.compactMap { key in
      views.lazy.compactMap { $0[key]?.view.id }.first.flatMap { trail($0, key) }
    }.filter { $0.length >= Self.leastLength }
    let order = trails.enumerated().sorted { one, other in
      let ranks = [one, other].map { withEffect.contains($0.element.name) ? 0 : 1 }
      if ranks[0] != ranks[1] { return ranks[0] < ranks[1] }
      let lengths = [one, other].map { ($0.element.length / 8).rounded() }
      return lengths[0] != lengths[1] ? lengths[0] > lengths[1] : one.offset < other.offset
    }
    var chosen: [MotionTrail] = []
    for (_, trail) in order where chosen.count < Self.most {
      if chosen.allSatisfy({ $0.distance(to: trail) > Self.leastDistance }) { chosen.append(trail) }
    }
    return chosen
  }

  /// The trails that are chosen, at most.
  ///
  /// - Source: chosen: more cannot be followed.
  private static let most = 3
  /// The least distance between trails that are chosen, in points.
  ///
  /// - Source: chosen: dots and time labels of one are not taken for those of the other.
  private static let leastDistance: CGFloat = 48
  /// The least length of a trail that is chosen, in points.
  ///
  /// - Source: chosen: shorter ones have no room for dots.
  private static let leastLength: CGFloat = 24
}
