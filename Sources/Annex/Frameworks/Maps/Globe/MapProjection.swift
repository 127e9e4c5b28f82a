import Foundation
import ScrollworkCoreLocation
import ScrollworkGeometry

/// The projection of places into a window.
struct MapProjection {
  /// The visible rectangle of the map of the world.
  let rect: MKMapRect
  let size: CGSize

  /// Shows a rectangle as large as the window has room for.
  init(fitting rect: MKMapRect, in size: CGSize, insets: CGFloat = 0) {
    self.size = size
    let room = CGSize(
      width: max(1, size.width - 2 * insets), height: max(1, size.height - 2 * insets))
    let least = MKMapSize.world.width / Double(1 << 21)
    let scale = max(
      max(rect.width, least) / room.width, max(rect.height, least) / room.height)
    let limit = MKMapSize.world.width / max(1, max(size.width, size.height))
    let used = min(scale, limit)
    let (width, height) = (used * size.width, used * size.height)
    self.rect = MKMapRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// The window moved over the map by a distance in points.
  func moved(by offset: CGSize) -> MKMapRect {
    let scale = size.width > 0 ? rect.width / size.width : 0
    return MKMapRect(
      x: rect.minX - offset.width * scale, y: rect.minY - offset.height * scale,
      width: rect.width, height: rect.height)
  }

  /// The point of the window at a place.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = MKMapPoint(coordinate)
    guard rect.width > 0, rect.height > 0 else { return .zero }
    return CGPoint(
      x: (point.x - rect.minX) / rect.width * size.width,
      y: (point.y - rect.minY) / rect.height * size.height)
  }

  /// The place at a point of the window.
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(
      x: rect.minX + point.x / max(1, size.width) * rect.width,
      y: rect.minY + point.y / max(1, size.height) * rect.height
    ).coordinate
  }

  /// The number of points in a meter at the middle.
  func points(meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: meters, longitudinalMeters: meters)
    return rect.width > 0 ? MKMapRect(region).width / rect.width * size.width : 0
  }
}
