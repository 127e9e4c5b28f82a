import Foundation
public import ScrollworkCoreLocation
import ScrollworkViews

/// Where a map is seen from.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the eye, in meters.
  public var distance: Double
  /// The direction, in degrees from the north; maps are drawn to the north.
  public var heading: Double
  /// The angle from straight down, in degrees; maps are drawn flat.
  public var pitch: Double

  /// Creates a camera over a coordinate.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// A camera of UIKit's.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  /// The region that the camera shows.
  ///
  /// - Source: chosen; a field of view of 30 degrees from the middle to the edges.
  var rect: MKMapRect {
    let meters = distance * 2 * tan(.pi / 12)
    return MKMapRect(
      MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters))
  }

  /// Whether two cameras are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.centerCoordinate.latitude == b.centerCoordinate.latitude
      && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
      && a.heading == b.heading && a.pitch == b.pitch
  }

  /// Hashes the camera.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(centerCoordinate.latitude)
    hasher.combine(centerCoordinate.longitude)
    hasher.combine(distance)
  }
}

/// The position of the camera over a map.
public struct MapCameraPosition: Equatable, Sendable {
  indirect enum Kind: Sendable {
    case automatic
    case rect(MKMapRect)
    case camera(MapCamera)
    case user(fallback: Kind)
  }

  let kind: Kind
  /// Whether a finger has moved the map here.
  public internal(set) var positionedByUser = false

  init(_ kind: Kind) { self.kind = kind }

  /// All content of the map.
  public static var automatic: Self { Self(.automatic) }

  /// A camera position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(.rect(MKMapRect(region))) }

  /// A rectangle of the map of the world.
  public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }

  /// A camera position of a camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }

  /// An item, with what is around it.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// The place of the user, which is not found here, so the fallback.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self {
    Self(.user(fallback: fallback.kind))
  }

  /// Whether the place of the user is followed, until a finger moves the map.
  public var followsUserLocation: Bool { if case .user = kind { true } else { false } }

  /// The fallback of the place of the user.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(let fallback) = kind { Self(fallback) } else { nil }
  }

  /// The region; nil for other positions.
  public var region: MKCoordinateRegion? {
    if case .rect(let rect) = kind { MKCoordinateRegion(rect) } else { nil }
  }

  /// The rectangle; nil for other positions.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// The camera; nil for other positions.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  /// Whether two positions show the same.
  public static func == (a: Self, b: Self) -> Bool { a.spelled == b.spelled }

  private var spelled: String { "\(kind) \(positionedByUser)" }
}

/// Limits of what a map shows.
public struct MapCameraBounds: Sendable {
  let rect: MKMapRect?

  /// Limits of the middle and of the distance; distances are not limited here.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) { rect = MKMapRect(centerCoordinateBounds) }

  /// Limits of the middle and of the distance; distances are not limited here.
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) { rect = centerCoordinateBounds }

  /// Limits of the distance, which are not modelled.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { rect = nil }
}

/// The touches that move a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The raw value of the map interaction modes.
  public let rawValue: Int

  /// Creates map interaction modes from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Drags.
  public static let pan = Self(rawValue: 1)
  /// Pinches.
  public static let zoom = Self(rawValue: 2)
  /// Turns, which do not turn a map here.
  public static let rotate = Self(rawValue: 4)
  /// Tilts, which do not tilt a map here.
  public static let pitch = Self(rawValue: 8)
  /// All touches.
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// The times at which changes of the camera are reported.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool

  /// While the camera moves.
  public static let continuous = Self(isContinuous: true)
  /// When the camera has stopped.
  public static let onEnd = Self(isContinuous: false)
}

/// A camera that has moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera of the map camera update context.
  public let camera: MapCamera
  /// The region that is shown.
  public let region: MKCoordinateRegion
  /// The rectangle that is shown.
  public let rect: MKMapRect
}
