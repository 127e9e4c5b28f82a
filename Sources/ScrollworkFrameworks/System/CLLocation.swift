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
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height, in meters.
  public let altitude: CLLocationDistance
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, timestamp) = (0, Date())
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

/// The permission to find the place of a device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Not asked for.
  case notDetermined
  /// Not possible.
  case restricted
  /// Refused.
  case denied
  /// Always.
  case authorizedAlways
  /// While the app is used.
  case authorizedWhenInUse
}

/// The finder of the place of a device.
///
/// Nobody answers the question for permission here: no place is ever found.
open class CLLocationManager: NSObject {
  /// The delegate.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wanted, in meters.
  public var desiredAccuracy: CLLocationAccuracy = -1
  /// The least movement that is told, in meters.
  public var distanceFilter: CLLocationDistance = -1
  /// The last place: none.
  public var location: CLLocation? { nil }
  /// The permission: not asked for.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Creates a finder.
  public override init() {}

  /// The permission: not asked for.
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

  /// Whether places can be found.
  public static func locationServicesEnabled() -> Bool { true }

  /// Asks a question that is not answered.
  open func requestWhenInUseAuthorization() {}

  /// Asks a question that is not answered.
  open func requestAlwaysAuthorization() {}

  /// Finds no place, without permission.
  open func requestLocation() {}

  /// Finds no place, without permission.
  open func startUpdatingLocation() {}

  /// Ends the search.
  open func stopUpdatingLocation() {}
}

/// A delegate of the finder of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called with an error.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the permission changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the permission changes.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a thousand meters.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
