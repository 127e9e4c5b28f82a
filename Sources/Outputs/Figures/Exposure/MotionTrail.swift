import Foundation

/// The path of a view's center across the canvas.
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
  /// The last part of the path without a gap, in the order of time; a view that leaves the screen
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
