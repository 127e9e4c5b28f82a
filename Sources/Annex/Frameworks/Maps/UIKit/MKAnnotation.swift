public import Foundation
public import ScrollworkCoreLocation
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// A place on a map view.
public protocol MKAnnotation: AnyObject {
  /// The coordinate of the annotation.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of the annotation.
  var title: String? { get }
  /// The subtitle of the annotation.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The title of a class below; none without one.
  public var title: String? { (self as? any TitledAnnotation)?.title }
  /// The subtitle of a class below; none without one.
  public var subtitle: String? { (self as? any SubtitledAnnotation)?.subtitle }
}

/// A place with a title, found by its class.
///
/// A class whose superclass is the annotation, and has no title, conforms to it.
public protocol TitledAnnotation: AnyObject {
  /// The title of the titled annotation.
  var title: String? { get }
}

/// A place with a subtitle, found by its class.
public protocol SubtitledAnnotation: AnyObject {
  /// The subtitle of the subtitled annotation.
  var subtitle: String? { get }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The coordinate of the point annotation.
  open var coordinate: CLLocationCoordinate2D
  /// The title of the point annotation.
  open var title: String?
  /// The subtitle of the point annotation.
  open var subtitle: String?

  /// A place at zero degrees.
  public override init() { coordinate = CLLocationCoordinate2D() }

  /// Creates a point annotation with a coordinate.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// A place with a title.
  public init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) { (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle) }
}

/// The place of the user, which is not found here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// A place at zero degrees.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The location of the user; always nil.
  open var location: CLLocation? { nil }
}

/// Something drawn on a map view below its annotations.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around it.
  var boundingMapRect: MKMapRect { get }
}

/// A line through places.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
  let coordinates: [CLLocationCoordinate2D]

  /// A line through places.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = (0..<count).map { coordinates[$0] }
  }

  /// The coordinate of the polyline.
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }

  /// The rectangle around the line.
  open var boundingMapRect: MKMapRect {
    MapRecord.bounds(of: coordinates)
  }
}

/// An area between places.
open class MKPolygon: NSObject, MKOverlay, @unchecked Sendable {
  let coordinates: [CLLocationCoordinate2D]

  /// An area between places.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = (0..<count).map { coordinates[$0] }
  }

  /// The coordinate of the polygon.
  open var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }

  /// The rectangle around the area.
  open var boundingMapRect: MKMapRect { MapRecord.bounds(of: coordinates) }
}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay, @unchecked Sendable {
  /// The coordinate of the circle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a center and radius.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (center, radius)
  }

  /// The rectangle around the circle.
  open var boundingMapRect: MKMapRect {
    MKMapRect(
      MKCoordinateRegion(
        center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
  }
}

/// The look of an overlay.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  /// The overlay of the overlay renderer.
  public let overlay: any MKOverlay
  /// The alpha of the overlay renderer.
  open var alpha: CGFloat = 1

  /// Creates an overlay renderer with an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The look of lines and areas.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of areas.
  open var fillColor: UIColor?
  /// The color of lines.
  open var strokeColor: UIColor?
  /// The width of lines.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes.
  open var lineDashPattern: [NSNumber]?
}

/// The look of a line.
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a polyline renderer with a polyline.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }

  /// Creates a polyline renderer with an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The look of an area.
@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a polygon renderer with a polygon.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }

  /// Creates a polygon renderer with an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The look of a circle.
@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a circle renderer with a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }

  /// Creates a circle renderer with an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The view of an annotation.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
  /// The annotation of the annotation view.
  open var annotation: (any MKAnnotation)?
  /// The name by which views are used again.
  public let reuseIdentifier: String?
  /// The image of the annotation view.
  open var image: UIImage? { didSet { contentDidChange() } }
  /// The distance of the middle from the place.
  open var centerOffset = CGPoint.zero
  /// Whether a tap shows a callout; callouts are not drawn.
  open var canShowCallout = false
  /// The view after the title of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view before the title of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view below the title of the callout.
  open var detailCalloutAccessoryView: UIView?
  /// The name of the group of annotations; annotations are not grouped here.
  open var clusteringIdentifier: String?
  /// Whether the view is selected.
  open var isSelected = false
  /// Whether a finger may move the annotation; it does not here.
  open var isDraggable = false

  /// A view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view in a decoded hierarchy.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {}
}

/// The balloon of an annotation.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon.
  open var markerTintColor: UIColor?
  /// The color of the glyph.
  open var glyphTintColor: UIColor?
  /// The text in the balloon.
  open var glyphText: String?
  /// The picture in the balloon.
  open var glyphImage: UIImage?
}

/// The pin of an annotation.
@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin.
  open var pinTintColor: UIColor?
  /// Whether the pin falls from above; it stands at once here.
  open var animatesDrop = false
}

extension MapRecord {
  /// The rectangle around places.
  nonisolated static func bounds(of coordinates: [CLLocationCoordinate2D]) -> MKMapRect {
    coordinates.map { MKMapPoint($0) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}
