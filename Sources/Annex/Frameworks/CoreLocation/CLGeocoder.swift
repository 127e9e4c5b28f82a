public import ScrollworkFoundation

/// The words of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The location of the placemark.
  public let location: CLLocation?
  /// The words of another place.
  public init(placemark: CLPlacemark) { location = placemark.location }
  package init(location: CLLocation?) { self.location = location }
  /// The name of the placemark.
  open var name: String? { nil }
  /// The thoroughfare of the placemark.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town of the placemark.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The administrative area of the placemark.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The number of the town.
  open var postalCode: String? { nil }
  /// The country of the placemark.
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
  /// Creates a geocoder, whose requests fail.
  public override init() {}
  /// Whether a request is in progress; always false.
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
  /// Cancels the geocoding request.
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
  /// The code of the error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The place is not known.
  public static let locationUnknown = Code.locationUnknown
  /// The user denied access to the location.
  public static let denied = Code.denied
  /// The network is not available.
  public static let network = Code.network
}
