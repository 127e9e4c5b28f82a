public import ScrollworkFoundation

/// The permission to find the place of a device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The device restricts access.
  case restricted
  /// The user denied access.
  case denied
  /// The user allowed access at all times.
  case authorizedAlways
  /// While the app is used.
  case authorizedWhenInUse
}

/// The finder of the place of a device.
///
/// Nobody answers the question for permission here: no place is ever found.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate of the location manager.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wanted, in meters.
  public var desiredAccuracy: CLLocationAccuracy = -1
  /// The distance of a movement that is reported, in meters.
  public var distanceFilter: CLLocationDistance = -1
  /// The last place: none.
  public var location: CLLocation? { nil }
  /// The permission: not asked for.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Whether places are found when the app is not on the screen.
  public var allowsBackgroundLocationUpdates = false
  /// Whether the search may rest.
  public var pausesLocationUpdatesAutomatically = true
  /// Whether the search is shown.
  public var showsBackgroundLocationIndicator = false
  /// The user activity that needs locations.
  public var activityType = CLActivityType.other
  /// The angle of a turn that is reported, in degrees.
  public var headingFilter: CLLocationDegrees = 1
  /// The last direction: none.
  public var heading: CLHeading? { nil }
  /// How exact places may be.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The places that are watched.
  public private(set) var monitoredRegions: Set<CLRegion> = []

  /// Creates a location manager; its delegate gets an authorization that is not determined.
  public override init() {
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: .notDetermined)
    }
  }

  /// Whether directions can be found: no.
  public static func headingAvailable() -> Bool { false }
  /// Whether places can be watched: no.
  public static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Starts heading updates, of which none arrives.
  open func startUpdatingHeading() {}
  /// Stops the heading updates.
  open func stopUpdatingHeading() {}
  /// Finds no place, without permission.
  open func startMonitoringSignificantLocationChanges() {}
  /// Stops updates of significant changes.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a place, without permission.
  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Stops watching a place.
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

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

  /// Stops the location updates.
  open func stopUpdatingLocation() {}
}

/// A delegate of the finder of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with updated locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called with an error.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the permission changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the permission changes.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called at a place that is watched.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called after a place that is watched.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// The default implementation, which does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// The default implementation, which does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// The default implementation, which does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// The default implementation, which does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// The default implementation, which does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// The default implementation, which does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// The default implementation, which does nothing.
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
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy that needs the least.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// All movements are told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place is on the globe.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place on the globe.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The user activity that needs locations.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// How exact places may be.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees.
public typealias CLLocationDirection = Double
