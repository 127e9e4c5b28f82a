public import Foundation

/// A gradient: color stops between 0 and 1, interpolated linearly.
public struct Gradient: Hashable, Sendable {
  /// A color stop.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, 0…1.
    public var location: CGFloat

    /// A stop of a color at a location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, ordered by location.
  public var stops: [Stop]

  /// A gradient with the given stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// A gradient with evenly spaced colors; a single color is uniform.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
