import Foundation

/// The number of touches at one place in quick succession.
struct TapCount {
  private var last: (place: CGPoint, time: Double, count: Int)?

  /// The most time between touches, in seconds, and the most distance, in points.
  ///
  /// - Source: measured by others; the same as of tap recognizers.
  private static let (pause, slack): (Double, CGFloat) = (0.35, 45)

  /// The number of touches with a new one.
  mutating func count(at place: CGPoint, time: Double) -> Int {
    var count = 1
    if let last, time - last.time <= Self.pause,
      hypot(place.x - last.place.x, place.y - last.place.y) <= Self.slack
    {
      count = last.count + 1
    }
    last = (place, time, count)
    return count
  }
}
