public import Foundation
public import ScrollworkCoreLocation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIControls
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A view of a map, as a device without a network and without stored tiles shows it.
@MainActor @preconcurrency open class MKMapView: UIView, ContentHosting {
  /// The number of changes.
  package private(set) var contentVersion = 0
  private var shown = MKMapRect.standard

  /// The delegate of the map view.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { contentDidChange() } }
  /// The annotations of the map view.
  public private(set) var annotations: [any MKAnnotation] = []
  /// The overlays of the map view.
  public private(set) var overlays: [any MKOverlay] = []
  /// The selected annotations of the map view.
  open var selectedAnnotations: [any MKAnnotation] = [] { didSet { contentDidChange() } }
  /// The views of the annotations, as they were drawn last.
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// The look of the map.
  open var mapType = MKMapType.standard { didSet { contentDidChange() } }
  /// Whether the place of the user is shown; it is not found here.
  open var showsUserLocation = false
  /// Whether a compass is shown while the map is turned.
  open var showsCompass = true
  /// Whether a scale is shown while the map is zoomed.
  open var showsScale = false
  /// Whether buildings are shown; they come with tiles.
  open var showsBuildings = true
  /// Whether the traffic is shown; it comes with tiles.
  open var showsTraffic = false
  /// The points of interest, which come with tiles.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether pinches zoom the map.
  open var isZoomEnabled = true
  /// Whether drags move the map.
  open var isScrollEnabled = true
  /// Whether turns turn the map; it stays to the north here.
  open var isRotateEnabled = true
  /// Whether the map is tilted; it stays flat here.
  open var isPitchEnabled = true
  /// Whether the place of the user is followed.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The place of the user, which is not found here.
  public let userLocation = MKUserLocation()
  private var classes: [String: MKAnnotationView.Type] = [:]

  /// The region that is shown.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// The rectangle that is shown.
  open var visibleMapRect: MKMapRect {
    get { MapProjection(fitting: shown, in: bounds.size).rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Where the map is seen from.
  open var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: region.center,
        fromDistance: region.span.latitudeDelta * 111_195 / (2 * tan(.pi / 12)), pitch: 0,
        heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows a region, at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(MKMapRect(region), animated: animated)
  }

  /// Shows a rectangle, at once.
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = rect
    contentDidChange()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Shows a rectangle with room around it, at once.
  open func setVisibleMapRect(
    _ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    let room = max(1, bounds.width - insets.left - insets.right)
    let scale = bounds.width > 0 ? rect.width / room : 0
    setVisibleMapRect(
      MKMapRect(
        x: rect.minX - insets.left * scale, y: rect.minY - insets.top * scale,
        width: rect.width + (insets.left + insets.right) * scale,
        height: rect.height + (insets.top + insets.bottom) * scale), animated: animated)
  }

  /// Moves the middle, at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let (point, rect) = (MKMapPoint(coordinate), shown)
    setVisibleMapRect(
      MKMapRect(
        x: point.x - rect.width / 2, y: point.y - rect.height / 2, width: rect.width,
        height: rect.height), animated: animated)
  }

  /// Moves the camera, at once.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    setVisibleMapRect(MapCamera(camera).rect, animated: animated)
  }

  /// Follows the place of the user, which is not found here.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Shows annotations, with what is around them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let rect = MapRecord.bounds(of: annotations.map(\.coordinate))
    if !rect.isNull {
      let room = max(rect.width, rect.height, 10_000) * 0.2
      setVisibleMapRect(rect.insetBy(dx: -room, dy: -room), animated: animated)
    }
  }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    contentDidChange()
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      deselectAnnotation(annotation, animated: false)
      views[ObjectIdentifier(annotation)] = nil
    }
    self.annotations.removeAll { one in annotations.contains { $0 === one } }
    contentDidChange()
  }

  /// Selects an annotation in place of the selected one.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    if selectedAnnotations.contains(where: { $0 === annotation }) { return }
    for one in selectedAnnotations { deselectAnnotation(one, animated: animated) }
    selectedAnnotations = [annotation]
    let view = view(for: annotation) ?? makeView(of: annotation)
    view.isSelected = true
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    guard let view = view(for: annotation) else { return }
    view.isSelected = false
    delegate?.mapView(self, didDeselect: view)
  }

  /// The view of an annotation, as it was drawn last; nil before that.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

  /// Adds an overlay; all levels are below annotations.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }

  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
    contentDidChange()
  }

  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { one in overlays.contains { $0 === one } }
    contentDidChange()
  }

  /// Sets the class of views with a name.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { classes[identifier] = viewClass as? MKAnnotationView.Type }

  /// No view: views are made for each annotation.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }

  /// A view of the registered class, or a balloon.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let kind = classes[identifier], kind != MKMarkerAnnotationView.self {
      return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// The place at a point of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    MapProjection(fitting: shown, in: bounds.size)
      .coordinate(view.map { convert(point, from: $0) } ?? point)
  }

  /// The point of a view at a place.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let point = MapProjection(fitting: shown, in: bounds.size).point(coordinate)
    return view.map { convert(point, to: $0) } ?? point
  }

  /// Draws the map again.
  open override func contentDidChange() {
    super.contentDidChange()
    contentVersion += 1
  }

  /// The map with its annotations.
  package var hostedContent: (any View)? {
    let size = bounds.size
    let map = Map<EmptyView>(
      overlays.map(record) + annotations.filter { !($0 is MKUserLocation) }.map(record),
      Binding {
        .rect(self.shown)
      } set: { position in
        if let rect = position.rect { self.setVisibleMapRect(rect, animated: false) }
      }, modes,
      selected: selectedAnnotations.first.map { ObjectIdentifier($0) }
    ) { tag in
      if let annotation = self.annotations.first(where: { AnyHashable(ObjectIdentifier($0)) == tag }
      ) {
        self.selectAnnotation(annotation, animated: true)
      }
    }
    return map.mapStyle(mapType == .standard || mapType == .mutedStandard ? .standard : .imagery)
      .frame(width: size.width, height: size.height)
  }

  private var modes: MapInteractionModes {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    return modes
  }

  private func makeView(of annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    views[ObjectIdentifier(annotation)] = view
    return view
  }

  private func record(_ annotation: any MKAnnotation) -> MapRecord {
    let view = makeView(of: annotation)
    var content: AnyView
    var anchor = UnitPoint.bottom
    switch view {
    case let marker as MKMarkerAnnotationView:
      let tint = marker.markerTintColor.map { Color(uiColor: $0) } ?? .red
      let glyph: BalloonView.Glyph =
        marker.glyphText.map { .text(Text(verbatim: $0)) }
        ?? marker.glyphImage.map { .image(Image(uiImage: $0)) } ?? .pin
      let glyphTint = marker.glyphTintColor.map { Color(uiColor: $0) } ?? .white
      content = AnyView(BalloonView(glyph: glyph, tint: tint, glyphTint: glyphTint))
    case let pin as MKPinAnnotationView:
      content = AnyView(PinView(tint: pin.pinTintColor.map { Color(uiColor: $0) } ?? .red))
    default:
      anchor = .center
      content = AnyView(EmptyView())
      if let image = view.image {
        content = AnyView(
          Image(uiImage: image).offset(x: view.centerOffset.x, y: view.centerOffset.y))
      }
    }
    var record = MapRecord(kind: .view(content, at: annotation.coordinate, anchor: anchor))
    record.tag = ObjectIdentifier(annotation)
    record.growsInSelection = view is MKMarkerAnnotationView
    if view is MKMarkerAnnotationView, let title = annotation.title, !title.isEmpty {
      record.title = AnyView(Text(verbatim: title))
    }
    return record
  }

  private func record(_ overlay: any MKOverlay) -> MapRecord {
    let look = delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer
    var record: MapRecord
    switch overlay {
    case let line as MKPolyline:
      record = MapRecord(kind: .line(line.coordinates, isClosed: false))
    case let area as MKPolygon: record = MapRecord(kind: .line(area.coordinates, isClosed: true))
    case let circle as MKCircle:
      record = MapRecord(kind: .circle(circle.coordinate, radius: circle.radius))
    default: record = MapRecord(kind: .line([], isClosed: false))
    }
    let alpha = look?.alpha ?? 1
    record.fill = AnyShapeStyle(
      look?.fillColor.map { Color(uiColor: $0).opacity(alpha) } ?? Color.clear)
    if let stroke = look?.strokeColor {
      let dash = look?.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
      record.stroke = (
        AnyShapeStyle(Color(uiColor: stroke).opacity(alpha)),
        StrokeStyle(lineWidth: max(1, look?.lineWidth ?? 0), lineJoin: .round, dash: dash)
      )
    }
    return record
  }
}

/// The looks of a map.
public enum MKMapType: UInt, Sendable {
  /// Roads on a light ground.
  case standard
  /// Pictures from above.
  case satellite
  /// Pictures from above with roads.
  case hybrid
  /// Pictures from above, with heights.
  case satelliteFlyover
  /// Pictures from above with roads and heights.
  case hybridFlyover
  /// Roads in muted colors.
  case mutedStandard
}

/// Whether a map follows the place of the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not follow the user.
  case none
  /// The map follows the location of the user.
  case follow
  /// The map follows the location and the heading of the user.
  case followWithHeading
}

/// The delegate of a map view.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// The view of an annotation; nil for a balloon.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// The look of an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called before another region is shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after another region is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when a selection is taken back.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called with the place of the user, which is not found here.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when a view of a callout is tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called when the visible region has changed.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called when the map is loaded, which needs a network.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// The default view of an annotation.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// A look without colors.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// The default implementation, which does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// The default implementation, which does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// The default implementation, which does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// The default implementation, which does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
