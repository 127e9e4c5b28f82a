public import ScrollworkFoundation

/// A direction of the device, of which there is none.
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
  /// The name.
  public let identifier: String
  /// Whether coming is told.
  open var notifyOnEntry = true
  /// Whether going is told.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance
  /// A circle.
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

/// The words of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The words of another place.
  public init(placemark: CLPlacemark) { location = placemark.location }
  package init(location: CLLocation?) { self.location = location }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The number of the town.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The letters of the country.
  open var isoCountryCode: String? { nil }
  /// The zone of time.
  open var timeZone: TimeZone? { nil }
  /// The part of the globe.
  open var region: CLRegion? { nil }
}

/// Called with the words of places.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the words of places, which is an error without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Finds words.
  public override init() {}
  /// Whether it looks for words.
  open var isGeocoding: Bool { false }
  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { handler(nil, CLError(.network)) }
  }
  /// The words of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// The words of a place in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// The words of a place.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// The place of some words.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// The place of some words.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Ends the search.
  open func cancelGeocode() {}
}

/// An error of places.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The place is not known.
  public static let locationUnknown = Code.locationUnknown
  /// It was refused.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
}
