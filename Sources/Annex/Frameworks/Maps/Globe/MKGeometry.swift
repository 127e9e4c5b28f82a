public import Foundation
public import ScrollworkCoreLocation
import ScrollworkGeometry

/// A point of the flat map of the world, in units of which the world has 2²⁸ in a row.
public struct MKMapPoint: Sendable {
  /// The distance from 180° west.
  public var x: Double
  /// The distance from the northern edge.
  public var y: Double

  /// The northwestern corner.
  public init() { (x, y) = (0, 0) }

  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The point of a place, by Mercator's projection.
  ///
  /// - Source: documented. The spherical Mercator projection; the width of the world is that of
  ///   `MKMapRect.world`.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let sine = sin(min(85.051_128_78, max(-85.051_128_78, coordinate.latitude)) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let latitude = atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / world * 360 - 180)
  }

  /// The distance to another point over the globe, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(
      from: CLLocation(
        latitude: other.coordinate.latitude, longitude: other.coordinate.longitude))
  }
}

/// A size on the flat map of the world.
public struct MKMapSize: Sendable {
  /// The width of the map size.
  public var width: Double
  /// The height of the map size.
  public var height: Double

  /// Creates an empty map size.
  public init() { (width, height) = (0, 0) }

  /// Creates a map size with a width and a height.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The size of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on the flat map of the world.
public struct MKMapRect: Sendable {
  /// The origin of the map rectangle.
  public var origin: MKMapPoint
  /// The size of the map rectangle.
  public var size: MKMapSize

  /// Creates an empty map rectangle.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  /// Creates a map rectangle with an origin and a size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
  }

  /// The rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The rectangle that contains nothing.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether the rectangle is null.
  public var isNull: Bool { origin.x == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The western edge of the map rectangle.
  public var minX: Double { origin.x }
  /// The northern edge of the map rectangle.
  public var minY: Double { origin.y }
  /// The eastern edge of the map rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge of the map rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The middle from the west to the east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from the north to the south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width of the map rectangle.
  public var width: Double { size.width }
  /// The height of the map rectangle.
  public var height: Double { size.height }

  /// The rectangle around two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle within distances from its edges.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Whether a point lies in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

/// The degrees that a region spans.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from the south to the north.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from the west to the east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty coordinate span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates a coordinate span with a latitude delta and a longitude delta.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A region of the globe.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// The degrees around it.
  public var span: MKCoordinateSpan

  /// A region without a span.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// Creates a coordinate region with a center and a span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region of a size in meters.
  ///
  /// - Source: documented. A degree of latitude has 111 kilometers.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_009 * Double.pi / 180
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * max(0.01, cos(center.latitude * .pi / 180)))
      ))
  }

  /// The region of a rectangle of the map.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }
}

/// Creates a region.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// Creates a region.
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }

/// Creates a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Where the map of a window is seen from.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the eye, in meters.
  open var centerCoordinateDistance: CLLocationDistance
  /// The angle from straight down, in degrees; maps are drawn flat.
  open var pitch: CGFloat
  /// The direction, in degrees from the north; maps are drawn to the north.
  open var heading: CLLocationDegrees

  /// Creates a camera.
  public init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDegrees
  ) {
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  /// A camera above the sea south of Africa.
  public override convenience init() {
    self.init(
      lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 10_000_000, pitch: 0, heading: 0)
  }
}
