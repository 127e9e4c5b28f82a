import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The way of a view's center across the canvas.
struct MotionTrail: Hashable {
  /// A point of a trail.
  struct Point: Hashable {
    /// The time, in seconds.
    let time: Double
    /// The center on the canvas.
    let center: CGPoint
  }

  /// The name of the view.
  let name: String
  /// The last part of the way without a gap, in the order of time; a view that leaves the screen
  /// ends its trail.
  let points: [Point]

  /// The length, in points of the canvas.
  var length: CGFloat {
    zip(points, points.dropFirst())
      .reduce(0) { $0 + hypot($1.0.center.x - $1.1.center.x, $1.0.center.y - $1.1.center.y) }
  }

  /// The center at a time; nil before the trail begins and after it ends.
  func center(at time: Double) -> CGPoint? {
    points.first { abs($0.time - time) < 1e-6 }?.center
  }

  /// The least distance between the points of two trails.
  func distance(to other: MotionTrail) -> CGFloat {
    let distances = points.lazy.flatMap { one in
      other.points.lazy.map { hypot($0.center.x - one.center.x, $0.center.y - one.center.y) }
    }
    return distances.min() ?? .infinity
  }
}

/// The views of a scene over a time, for trails.
struct TrailSamples {
  /// The times, ascending; they include those of the exposures.
  let times: [Double]
  /// The visible views at each time.
  private let views: [[SeenView]]
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
    var views: [[SeenView]] = []
    for time in times {
      try FigureError.checkCancellation()
      views.append(subject.views(at: time).filter { $0.visible != nil })
    }
    (self.times, self.views) = (times, views)
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

  /// The trail of the views that match, up to where none is on the canvas.
  func trail(_ name: String, _ matches: (ResolvedView) -> Bool) -> MotionTrail? {
    var points: [MotionTrail.Point] = []
    var hasGap = false
    for (time, views) in zip(times, views) {
      let bounds = views.first { matches($0.view) }?.bounds
      guard let bounds, canvas.contains(CGPoint(x: bounds.midX, y: bounds.midY)) else {
        hasGap = true
        continue
      }
      if hasGap { points = [] }
      hasGap = false
      points.append(
        MotionTrail.Point(time: time, center: CGPoint(x: bounds.midX, y: bounds.midY)))
    }
    guard points.count > 1 else { return nil }
    return MotionTrail(name: name, points: points)
  }

  /// The trails of a few views with ids that move far and apart from each other, those with effects
  /// first.
  func choice() -> [MotionTrail] {
    var names: [String] = []
    var withEffect: Set<String> = []
    for view in views.joined() {
      guard let id = view.view.id else { continue }
      if !names.contains(id) { names.append(id) }
      if view.view.effect != nil { withEffect.insert(id) }
    }
    let trails = names.compactMap { id in trail(id) { $0.id == id } }
      .filter { $0.length >= Self.leastLength }
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
