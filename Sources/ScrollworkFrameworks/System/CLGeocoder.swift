public import ScrollworkFoundation

/// An error of the finder of places.
public struct CLError: Error, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// The place is not known yet.
    case locationUnknown
    /// The permission was refused.
    case denied
    /// There is no network.
    case network
    /// The heading could not be found.
    case headingFailure
    /// There is no address.
    case geocodeFoundNoResult = 8
    /// The question was taken back.
    case geocodeCanceled = 10
  }

  /// The kind.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The words of the system for the error.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)"
  }
}

/// How exact the place of a device may be.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exact.
  case fullAccuracy
  /// Within some kilometers.
  case reducedAccuracy
}

extension CLLocationManager {
  /// How exact the place may be.
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
}

/// A place with an address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The name.
  open var name: String?
  /// The street.
  open var thoroughfare: String?
  /// The number of the house.
  open var subThoroughfare: String?
  /// The city.
  open var locality: String?
  /// The part of the city.
  open var subLocality: String?
  /// The state.
  open var administrativeArea: String?
  /// The county.
  open var subAdministrativeArea: String?
  /// The postal code.
  open var postalCode: String?
  /// The country.
  open var country: String?
  /// The code of the country.
  open var isoCountryCode: String?
  /// The body of water.
  open var inlandWater: String?
  /// The ocean.
  open var ocean: String?
  /// The sights.
  open var areasOfInterest: [String]?
  /// The time zone.
  open var timeZone: TimeZone?

  /// A place without an address.
  package init(location: CLLocation?) { self.location = location }

  /// The place of another placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
    (name, locality, country) = (placemark.name, placemark.locality, placemark.country)
  }
}

/// Turns places into addresses and back, and fails without a network.
open class CLGeocoder: NSObject {
  /// The answer to a question.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether an answer is on its way: it fails at once.
  open var isGeocoding: Bool { false }

  /// A geocoder.
  public override init() {}

  /// Fails: there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Fails: there is no network.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Fails: there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Fails: there is no network.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Fails: there is no network.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Ends the search.
  open func cancelGeocode() {}
}
