import Foundation

/// The touches that a scroll view follows, as its recognizers see them.
struct FollowedTouches {
  /// The mean location.
  var centroid: CGPoint
  /// The location of each touch.
  var places: [CGPoint]
  /// The locations of the centroid since a touch began or ended.
  var samples: [(place: CGPoint, time: Double)]
  /// Whether they are fingers, which are counted.
  var areFingers: Bool
}
