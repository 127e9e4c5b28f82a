public import ScrollworkCoreLocation
import ScrollworkMaps
@_exported public import ScrollworkUIKit

/// The services of maps.
public final class GMSServices: NSObject {
  /// Takes a key, which is not used.
  @discardableResult public class func provideAPIKey(_ apiKey: String) -> Bool { !apiKey.isEmpty }
  /// The version of the SDK.
  public class func sdkVersion() -> String { "9.0.0" }
}

/// The camera over a map: its target, zoom, bearing and angle.
open class GMSCameraPosition: NSObject, @unchecked Sendable {
  /// The target of the camera position.
  public let target: CLLocationCoordinate2D
  /// How near it is: one more halves what is seen.
  public let zoom: Float
  /// The bearing of the camera position.
  public let bearing: CLLocationDirection
  /// The viewing angle of the camera position.
  public let viewingAngle: Double

  /// A camera above a place.
  public init(
    target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection = 0,
    viewingAngle: Double = 0
  ) {
    (self.target, self.zoom) = (target, zoom)
    (self.bearing, self.viewingAngle) = (bearing, viewingAngle)
  }

  /// A camera above a place.
  public convenience init(latitude: Double, longitude: Double, zoom: Float) {
    self.init(
      target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
  }

  /// A camera above a place.
  public class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float)
    -> GMSCameraPosition
  { GMSCameraPosition(target: target, zoom: zoom) }

  /// A camera above a place.
  public class func camera(
    withLatitude latitude: Double, longitude: Double, zoom: Float
  ) -> GMSCameraPosition {
    GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom)
  }
}

/// A change of the camera.
public final class GMSCameraUpdate: NSObject, @unchecked Sendable {
  let camera: (GMSCameraPosition) -> GMSCameraPosition

  init(_ camera: @escaping (GMSCameraPosition) -> GMSCameraPosition) { self.camera = camera }

  /// A camera update to a target.
  public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate {
    GMSCameraUpdate { GMSCameraPosition(target: target, zoom: $0.zoom) }
  }
  /// To a place, as near as given.
  public class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate {
    GMSCameraUpdate { _ in GMSCameraPosition(target: target, zoom: zoom) }
  }
  /// A camera update to another camera.
  public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate {
    GMSCameraUpdate { _ in camera }
  }
  /// A camera update to a zoom level.
  public class func zoom(to zoom: Float) -> GMSCameraUpdate {
    GMSCameraUpdate { GMSCameraPosition(target: $0.target, zoom: zoom) }
  }
}

/// The switches of a map.
public final class GMSUISettings: NSObject, @unchecked Sendable {
  /// Whether a finger moves the map.
  public var scrollGestures = true
  /// Whether fingers zoom the map.
  public var zoomGestures = true
  /// Whether fingers tilt the map.
  public var tiltGestures = true
  /// Whether fingers turn the map.
  public var rotateGestures = true
  /// Whether the map has a compass.
  public var compassButton = false
  /// Whether the map has a button for the location of the device.
  public var myLocationButton = false
  /// Enables or disables all gestures.
  public func setAllGesturesEnabled(_ enabled: Bool) {
    (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (
      enabled, enabled, enabled, enabled
    )
  }
}

/// The kinds of maps.
public enum GMSMapViewType: UInt, Sendable {
  case normal = 1
  case satellite, terrain, hybrid, none
}

/// The delegate for a map.
@MainActor @preconcurrency public protocol GMSMapViewDelegate: AnyObject {
  /// A place was touched.
  func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D)
  /// A marker was touched.
  func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
  /// The camera has moved.
  func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition)
  /// The camera stands still.
  func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition)
}

extension GMSMapViewDelegate {
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: GMSMapView, didTapAt coordinate: CLLocationCoordinate2D) {}
  /// Shows the words of the marker.
  public func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool { false }
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: GMSMapView, didChange position: GMSCameraPosition) {}
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: GMSMapView, idleAt position: GMSCameraPosition) {}
}

/// A map, drawn without tiles as those of MapKit are.
@MainActor @preconcurrency open class GMSMapView: UIView {
  private let map = MKMapView()
  private let drawer = OverlayDrawer()

  /// The delegate for the map.
  open weak var delegate: (any GMSMapViewDelegate)?
  /// The kind, which is a normal one.
  open var mapType = GMSMapViewType.normal
  /// Whether the place of the device is shown, which is unknown.
  open var isMyLocationEnabled = false
  /// Whether buildings are shown.
  open var isBuildingsEnabled = true
  /// Whether traffic is shown.
  open var isTrafficEnabled = false
  /// The settings of the map view.
  public let settings = GMSUISettings()
  /// The room that bars need.
  open var padding = UIEdgeInsets.zero
  /// The place of the device: unknown.
  open var myLocation: CLLocation? { nil }
  /// The camera over the map.
  open var camera: GMSCameraPosition { didSet { aim() } }
  /// The marker whose words are shown.
  open var selectedMarker: GMSMarker?

  /// A map of a size.
  public init(frame: CGRect, camera: GMSCameraPosition) {
    self.camera = camera
    super.init(frame: frame)
    setUp()
  }

  /// A map of a size.
  public override init(frame: CGRect) {
    camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 1)
    super.init(frame: frame)
    setUp()
  }

  /// A map of a file.
  public required init?(coder: NSCoder) {
    camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 1)
    super.init(coder: coder)
    setUp()
  }

  /// A map of a size.
  public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
    GMSMapView(frame: frame, camera: camera)
  }

  private func setUp() {
    map.frame = bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.delegate = drawer
    addSubview(map)
    aim()
  }

  /// Shows what the camera sees in the new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    map.frame = bounds
    aim()
  }

  /// The globe is 256 points wide without any zoom.
  private func aim() {
    let width = bounds.width > 0 ? bounds.width : 390
    let height = bounds.height > 0 ? bounds.height : 390
    let degrees = 360 / 256 / pow(2, Double(camera.zoom))
    let narrowing = cos(camera.target.latitude * .pi / 180)
    map.setRegion(
      MKCoordinateRegion(
        center: camera.target,
        span: MKCoordinateSpan(
          latitudeDelta: min(170, degrees * height * narrowing),
          longitudeDelta: min(360, degrees * width))), animated: false)
  }

  /// Moves to another camera.
  open func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }
  /// Moves to a place.
  open func animate(toLocation location: CLLocationCoordinate2D) {
    camera = GMSCameraPosition(target: location, zoom: camera.zoom)
  }
  /// Moves nearer or farther.
  open func animate(toZoom zoom: Float) {
    camera = GMSCameraPosition(target: camera.target, zoom: zoom)
  }
  /// Moves the camera.
  open func animate(with cameraUpdate: GMSCameraUpdate) { camera = cameraUpdate.camera(camera) }
  /// Moves the camera at once.
  open func moveCamera(_ update: GMSCameraUpdate) { camera = update.camera(camera) }

  /// Takes all markers and shapes off the map.
  open func clear() {
    map.removeAnnotations(map.annotations)
    map.removeOverlays(map.overlays)
  }

  fileprivate func add(_ overlay: GMSOverlay) {
    if let marker = overlay as? GMSMarker {
      let pin = MarkerAnnotation(marker)
      marker.shown = { [weak self] in self?.map.removeAnnotation(pin) }
      map.addAnnotation(pin)
    } else if let shape = overlay.shape {
      drawer.looks.append((shape, overlay))
      overlay.shown = { [weak self] in self?.map.removeOverlay(shape) }
      map.addOverlay(shape)
    }
  }
}

/// A marker as one of MapKit's.
private final class MarkerAnnotation: MKPointAnnotation, @unchecked Sendable {
  let icon: UIImage?

  @MainActor init(_ marker: GMSMarker) {
    icon = marker.icon
    super.init()
    (coordinate, title, subtitle) = (marker.position, marker.title, marker.snippet)
  }
}

/// The drawing of shapes and icons.
private final class OverlayDrawer: MKMapViewDelegate {
  var looks: [(shape: any MKOverlay, overlay: GMSOverlay)] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let marker = annotation as? MarkerAnnotation, let icon = marker.icon else { return nil }
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    view.image = icon
    view.centerOffset = CGPoint(x: 0, y: -icon.size.height / 2)
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer: MKOverlayPathRenderer =
      switch overlay {
      case let circle as MKCircle: MKCircleRenderer(circle: circle)
      case let polygon as MKPolygon: MKPolygonRenderer(polygon: polygon)
      default: MKPolylineRenderer(overlay: overlay)
      }
    guard let look = looks.first(where: { $0.shape === overlay })?.overlay else { return renderer }
    (renderer.fillColor, renderer.strokeColor) = (look.fill, look.stroke)
    renderer.lineWidth = look.width
    return renderer
  }
}

/// Something on a map.
@MainActor @preconcurrency open class GMSOverlay: NSObject {
  fileprivate var shown: (() -> Void)?
  fileprivate var shape: (any MKOverlay)? { nil }
  fileprivate var fill: UIColor? { nil }
  fileprivate var stroke: UIColor? { nil }
  fileprivate var width: CGFloat { 1 }

  /// The title of the overlay.
  open var title: String?
  /// Whether taps on the overlay are reported.
  open var isTappable = false
  /// The order of the overlay.
  open var zIndex: Int32 = 0
  /// Values of the app.
  open var userData: Any?
  /// The map; nil for none.
  open weak var map: GMSMapView? {
    didSet {
      shown?()
      shown = nil
      map?.add(self)
    }
  }
}

/// A marker of a place.
open class GMSMarker: GMSOverlay {
  /// The position of the marker.
  open var position: CLLocationCoordinate2D
  /// The text below the title.
  open var snippet: String?
  /// The icon of the marker.
  open var icon: UIImage?
  /// The view, which is not shown.
  open var iconView: UIView?
  /// The opacity of the marker.
  open var opacity: Float = 1
  /// The rotation of the marker.
  open var rotation: CLLocationDegrees = 0
  /// Whether a finger moves it.
  open var isDraggable = false
  /// Whether the marker lies flat on the map.
  open var isFlat = false

  /// Creates a marker with default values.
  public override init() { position = CLLocationCoordinate2D() }
  /// A marker of a place.
  public init(position: CLLocationCoordinate2D) { self.position = position }

  /// A pin of a color.
  public class func markerImage(with color: UIColor?) -> UIImage? {
    UIImage(systemName: "mappin.circle.fill")?.withTintColor(color ?? .systemRed)
  }
}

/// A circle on a map.
open class GMSCircle: GMSOverlay {
  /// The position of the circle.
  open var position: CLLocationCoordinate2D
  /// The radius in meters.
  open var radius: CLLocationDistance
  /// The fill color of the circle.
  open var fillColor: UIColor?
  /// The color of the border.
  open var strokeColor: UIColor? = .black
  /// The width of the border.
  open var strokeWidth: CGFloat = 1

  /// Creates a circle with default values.
  public override init() { (position, radius) = (CLLocationCoordinate2D(), 0) }
  /// A circle around a place.
  public init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.position, self.radius) = (position, radius)
  }

  fileprivate override var shape: (any MKOverlay)? { MKCircle(center: position, radius: radius) }
  fileprivate override var fill: UIColor? { fillColor }
  fileprivate override var stroke: UIColor? { strokeColor }
  fileprivate override var width: CGFloat { strokeWidth }
}

/// Places one after the other.
public final class GMSMutablePath: NSObject, @unchecked Sendable {
  fileprivate var places: [CLLocationCoordinate2D] = []
  /// Adds a coordinate to the path.
  public func add(_ coord: CLLocationCoordinate2D) { places.append(coord) }
  /// Adds a coordinate to the path.
  public func addLatitude(_ latitude: Double, longitude: Double) {
    add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }
  /// The number of places.
  public func count() -> UInt { UInt(places.count) }
}

/// A line on a map.
open class GMSPolyline: GMSOverlay {
  /// The path of the polyline.
  open var path: GMSMutablePath?
  /// The stroke color of the polyline.
  open var strokeColor = UIColor.blue
  /// The stroke width of the polyline.
  open var strokeWidth: CGFloat = 1

  /// Creates a polyline with a path.
  public init(path: GMSMutablePath? = nil) { self.path = path }

  fileprivate override var shape: (any MKOverlay)? {
    path.map { MKPolyline(coordinates: $0.places, count: $0.places.count) }
  }
  fileprivate override var stroke: UIColor? { strokeColor }
  fileprivate override var width: CGFloat { strokeWidth }
}
