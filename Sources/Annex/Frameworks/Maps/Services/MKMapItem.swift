public import Foundation
public import ScrollworkCoreLocation

/// A place with an address, as an annotation of a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The coordinate of the placemark.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? .init() }
  /// The title of the placemark.
  public var title: String? { name }
  /// The subtitle of a placemark; always nil.
  public var subtitle: String? { nil }

  /// A place without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// A place with an address, whose entries are not read.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  /// The place of another placemark.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}

/// A point of interest.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// The placemark of the map item.
  public let placemark: MKPlacemark
  /// The name of the map item.
  open var name: String?
  /// The phone number of the map item.
  open var phoneNumber: String?
  /// The page on the web.
  open var url: URL?
  /// The time zone of the map item.
  open var timeZone: TimeZone?
  /// The point of interest category of the item.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether the item is the location of the user.
  open var isCurrentLocation: Bool { false }

  /// A point of interest at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// The place of the user, which is not found here.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// Opens Maps: there is no other app here.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Opens Maps: there is no other app here.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// The option for directions in Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The launch option for directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The launch option for directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The option for the middle of the map in Maps.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The option for the span of the map in Maps.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A kind of points of interest.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = Self(rawValue: "airport")
  /// Cafes.
  public static let cafe = Self(rawValue: "cafe")
  /// Banks.
  public static let bank = Self(rawValue: "bank")
  /// Hotels.
  public static let hotel = Self(rawValue: "hotel")
  /// Museums.
  public static let museum = Self(rawValue: "museum")
  /// Parks.
  public static let park = Self(rawValue: "park")
  /// Parking.
  public static let parking = Self(rawValue: "parking")
  /// Public transport.
  public static let publicTransport = Self(rawValue: "publicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "restaurant")
  /// Stores.
  public static let store = Self(rawValue: "store")
}
