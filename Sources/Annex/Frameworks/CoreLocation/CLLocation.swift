public import ScrollworkFoundation

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters.
public typealias CLLocationAccuracy = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees to the north.
  public var latitude: CLLocationDegrees
  /// The degrees to the east.
  public var longitude: CLLocationDegrees

  /// The place at zero degrees.
  public init() { (latitude, longitude) = (0, 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that was measured.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D
  /// The height, in meters.
  public let altitude: CLLocationDistance
  /// The time of the measurement.
  public let timestamp: Date
  /// How exact the place is, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// The speed, in meters per second; negative if it is not known.
  public let speed: Double
  /// The direction of the movement, in degrees; negative if it is not known.
  public let course: CLLocationDegrees

  /// Creates a location with a latitude and a longitude.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: 0, timestamp: Date())
  }

  /// Creates a place with a height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place with a height and a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDegrees, speed: Double, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed) = (course, speed)
  }

  /// The distance to another place over the globe, in meters.
  ///
  /// - Source: documented. The haversine formula, with the mean radius of 6,371,009 meters of the
  ///   International Union of Geodesy and Geophysics.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let north = (b.latitude - a.latitude) * .pi / 180
    let east = (b.longitude - a.longitude) * .pi / 180
    let chord =
      sin(north / 2) * sin(north / 2)
      + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_009 * asin(min(1, chord.squareRoot()))
  }
}
