public import ScrollworkFoundation

/// A heading of the device; none is measured here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The angle to the magnetic north, in degrees.
  public var magneticHeading: CLLocationDirection { 0 }
  /// The angle to the north, in degrees.
  public var trueHeading: CLLocationDirection { -1 }
  /// How exact it is, in degrees.
  public var headingAccuracy: CLLocationDirection { -1 }
}

/// A part of the globe.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier of the region.
  public let identifier: String
  /// Whether entering the region is reported.
  open var notifyOnEntry = true
  /// Whether leaving the region is reported.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the circular region.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance
  /// Creates a circular region around a center.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}
