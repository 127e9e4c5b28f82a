public import Foundation

/// Colors at places between 0 and 1, blended evenly in between.
public struct Gradient: Hashable, Sendable {
  /// One color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, 0…1.
    public var location: CGFloat

    /// A color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order of place.
  public var stops: [Stop]

  /// A gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient of colors at even distances; a single color stands everywhere.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
