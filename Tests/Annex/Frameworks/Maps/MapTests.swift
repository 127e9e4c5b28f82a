import Foundation
import ScrollworkCoreLocation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkViews
import Testing
import ViewTestSupport

@testable import ScrollworkMaps
@testable import ScrollworkStage

private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)

private let square = MKCoordinateRegion(
  center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))

@Suite struct `The map of the world` {
  @Test func `is projected by Mercator's formula`() {
    let zero = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(zero.x - MKMapSize.world.width / 2) < 1e-6)
    #expect(abs(zero.y - MKMapSize.world.height / 2) < 1e-6)
    let back = MKMapPoint(london).coordinate
    #expect(abs(back.latitude - 51.5) < 1e-9)
    #expect(abs(back.longitude + 0.12) < 1e-9)
    #expect(abs(zero.distance(to: MKMapPoint(x: zero.x + 745_654, y: zero.y)) - 111_195) < 100)
  }

  @Test func `has regions of a size in meters`() {
    let region = MKCoordinateRegionMakeWithDistance(london, 111_195, 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 1.606) < 0.001)
    let made = MKCoordinateRegionMake(london, MKCoordinateSpanMake(1, 2))
    let rect = MKMapRect(made)
    #expect(abs(MKCoordinateRegion(rect).span.longitudeDelta - 2) < 1e-9)
    #expect(rect.contains(MKMapPoint(london)))
    #expect(rect.insetBy(dx: rect.width / 4, dy: 0).width == rect.width / 2)
    #expect(MKMapRect.null.union(rect).midX == rect.midX)
    #expect(MKMapRect.null.isEmpty && MKMapRect.null.isNull && !MKMapRect.world.isEmpty)
    #expect(MKMapRect().height == 0)
  }

  @Test func `fits a window`() {
    let projection = MapProjection(
      fitting: MKMapRect(square), in: CGSize(width: 400, height: 200))
    let center = projection.point(CLLocationCoordinate2D())
    #expect(abs(center.x - 200) < 1e-6 && abs(center.y - 100) < 1e-6)
    let east = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: 1))
    #expect(abs(east.x - 300) < 0.1)
    let back = projection.coordinate(east)
    #expect(abs(back.longitude - 1) < 1e-9)
    #expect(abs(projection.points(meters: 111_195, at: CLLocationCoordinate2D()) - 100) < 1)
  }
}

private struct Place: Identifiable {
  let id: String
  let coordinate: CLLocationCoordinate2D
}

private let places = [
  Place(id: "west", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: -0.5)),
  Place(id: "east", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0.5)),
]

private struct Old: View {
  @State private var region = square
  let log: Log

  var body: some View {
    Map(coordinateRegion: $region, annotationItems: places) { place in
      MapAnnotation(coordinate: place.coordinate) {
        Text(place.id).frame(width: 20, height: 10).id(place.id)
      }
    }
    .onChange(of: region.center.longitude) { log.add("moved") }
  }
}

private struct New: View {
  @State private var position = MapCameraPosition.region(square)
  @State private var chosen: String?
  let log: Log

  var body: some View {
    Map(position: $position, selection: $chosen) {
      ForEach(places) { place in
        Marker(place.id, systemImage: "star", coordinate: place.coordinate).tint(.orange)
      }
      Annotation("here", coordinate: CLLocationCoordinate2D(), anchor: .bottom) {
        Circle().frame(width: 10).id("circle")
      }
      if chosen != nil { Marker("chosen", monogram: Text("ch"), coordinate: london) }
      MapPolyline(coordinates: places.map(\.coordinate)).stroke(.blue, lineWidth: 4)
      MapPolygon(coordinates: places.map(\.coordinate)).foregroundStyle(.red)
        .mapOverlayLevel(level: .aboveRoads)
      MapCircle(center: CLLocationCoordinate2D(), radius: 1000).stroke(lineWidth: 2)
      Marker(coordinate: london) { Text("label") }.annotationTitles(.hidden)
        .annotationSubtitles(.hidden).tag("london")
      Marker(item: MKMapItem(placemark: MKPlacemark(coordinate: london)))
      Marker("picture", image: "sun", coordinate: london)
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic, emphasis: .muted, pointsOfInterest: .excludingAll))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
      MapPitchToggle()
    }
    .onMapCameraChange(frequency: .continuous) { context in
      log.add("\(Int((context.region.center.longitude * 10).rounded()))")
    }
    .onMapCameraChange { log.add("end") }
    .onChange(of: chosen) { log.add(chosen ?? "none") }
  }
}

@MainActor @Suite struct `A map` {
  private let canvas = CGSize(width: 200, height: 200)

  @Test func `has annotations at their places, and is moved by a finger`() {
    let log = Log()
    let stage = Stage(
      canvas: canvas,
      script: [
        .drag(from: .point(CGPoint(x: 100, y: 150)), by: CGVector(dx: 60, dy: 0), over: 0.5),
        .wait(0.5),
      ]
    ) { Old(log: log) }
    let west = stage.frame("west") ?? .zero
    #expect(abs(west.midX - 50) < 0.5 && abs(west.midY - 100) < 0.5)
    let moved = stage.frame("west", at: stage.duration) ?? .zero
    #expect(moved.midX - west.midX > 40)
    #expect(log.lines == ["moved"])
  }

  @Test func `has markers with titles that are selected by taps`() {
    let log = Log()
    let stage = Stage(
      canvas: canvas, script: [.tap(.point(CGPoint(x: 50, y: 85))), .wait(0.1)]
    ) { New(log: log) }
    #expect(stage.texts(at: 0).contains("west"))
    #expect(stage.texts(at: 0).contains("here"))
    #expect(!stage.texts(at: 0).contains("chosen"))
    #expect(stage.texts.contains("chosen"))
    #expect(log.lines.contains("west"))
    #expect(log.lines.contains("0") && log.lines.contains("end"))
  }

  @Test func `shows all of its content by itself`() {
    let stage = Stage(canvas: canvas) {
      Map {
        ForEach(places) { place in
          Annotation(place.id, coordinate: place.coordinate) { Circle().id(place.id + "!") }
        }
      }
    }
    let (west, east) = (stage.frame("west!") ?? .zero, stage.frame("east!") ?? .zero)
    #expect(abs(west.midX - 40) < 1 && abs(east.midX - 160) < 1)
  }

  @Test func `converts points`() {
    let log = Log()
    _ =
      Stage(
        canvas: canvas, script: [.tap(.point(CGPoint(x: 150, y: 100))), .wait(0.1)]
      ) {
        MapReader { proxy in
          Map(initialPosition: .rect(MKMapRect(square)), interactionModes: [])
            .onTapGesture { point in
              let place = proxy.convert(point, from: .local)
              log.add("\(Int(((place?.longitude ?? 0) * 10).rounded()))")
              log.add(
                "\(Int((proxy.convert(CLLocationCoordinate2D(), to: .local) ?? .zero).x.rounded()))"
              )
            }
        }
      }.texts
    #expect(log.lines == ["5", "100"])
  }

  @Test func `has positions that tell what they are`() {
    let camera = MapCamera(centerCoordinate: london, distance: 1000)
    #expect(MapCameraPosition.camera(camera).camera == camera)
    #expect(MapCamera(MKMapCamera()).distance == 10_000_000)
    #expect(MapCameraPosition.userLocation(fallback: .automatic).followsUserLocation)
    #expect(MapCameraPosition.userLocation(fallback: .automatic).fallbackPosition == .automatic)
    #expect(MapCameraPosition.region(square).region?.span.latitudeDelta ?? 0 > 1.99)
    #expect(MapCameraPosition.rect(.world).rect?.width == MKMapSize.world.width)
    #expect(!MapCameraPosition.automatic.positionedByUser)
    let item = MKMapItem(placemark: MKPlacemark(coordinate: london))
    #expect(MapCameraPosition.item(item).region != nil)
    #expect(MapCameraBounds(centerCoordinateBounds: square).rect != nil)
    #expect(MapCameraBounds(minimumDistance: 1).rect == nil)
  }
}

@MainActor private final class Delegate: MKMapViewDelegate {
  var log: [String] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = mapView.dequeueReusableAnnotationView(withIdentifier: "a", for: annotation)
    (view as? MKMarkerAnnotationView)?.glyphText = "G"
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = .red
    renderer.lineWidth = 3
    return renderer
  }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    log.append("changed")
  }
}

private struct Hosted: UIViewRepresentable {
  let delegate: Delegate

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = delegate
    map.setRegion(square, animated: false)
    let point = MKPointAnnotation(coordinate: CLLocationCoordinate2D())
    point.title = "Middle"
    map.addAnnotation(point)
    map.addOverlay(MKPolyline(coordinates: places.map(\.coordinate), count: 2))
    map.addOverlay(MKCircle(center: london, radius: 5), level: .aboveLabels)
    return map
  }

  func updateUIView(_ uiView: MKMapView, context: Context) {}
}

@MainActor @Suite struct `A map view of UIKit's` {
  @Test func `draws its annotations`() {
    let delegate = Delegate()
    let texts = Stage(canvas: CGSize(width: 200, height: 200)) { Hosted(delegate: delegate) }.texts
    #expect(texts.contains("Middle") && texts.contains("G"))
    #expect(delegate.log == ["changed"])
  }

  @Test func `has what it is given`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.region = square
    #expect(abs(map.region.span.longitudeDelta - 2) < 0.01)
    map.centerCoordinate = london
    #expect(abs(map.centerCoordinate.latitude - 51.5) < 1e-6)
    let middle = map.convert(london, toPointTo: nil)
    #expect(abs(middle.x - 50) < 1e-6)
    #expect(abs(map.convert(middle, toCoordinateFrom: map).latitude - 51.5) < 1e-6)
    let points = [MKPointAnnotation(coordinate: london), MKPointAnnotation()]
    map.showAnnotations(points, animated: true)
    #expect(map.visibleMapRect.contains(MKMapPoint(london)))
    map.selectAnnotation(points[0], animated: false)
    #expect(map.selectedAnnotations.count == 1)
    map.deselectAnnotation(points[0], animated: false)
    map.removeAnnotation(points[0])
    #expect(map.annotations.count == 1 && map.selectedAnnotations.isEmpty)
    map.setVisibleMapRect(.world, edgePadding: .zero, animated: false)
    map.camera = MKMapCamera(
      lookingAtCenter: london, fromDistance: 1000, pitch: 0, heading: 0)
    #expect(abs(map.camera.centerCoordinate.longitude + 0.12) < 1e-6)
    let area = MKPolygon(coordinates: places.map(\.coordinate), count: 2)
    #expect(abs(area.coordinate.longitude) < 1e-9)
    map.addOverlays([area])
    map.removeOverlays([area])
    #expect(map.overlays.isEmpty)
    map.setUserTrackingMode(.follow, animated: false)
    #expect(map.userTrackingMode == .follow)
  }
}

@MainActor @Suite struct `Services without a network` {
  @Test func `fail at once`() async {
    var errors: [String] = []
    let search = MKLocalSearch(request: .init(naturalLanguageQuery: "cafe"))
    search.start { response, error in
      errors.append("\(response == nil) \((error as? MKError)?.code ?? .unknown)")
    }
    MKDirections(request: MKDirections.Request()).calculate { response, error in
      errors.append("\(response == nil) \((error as? MKError)?.code ?? .unknown)")
    }
    let found = try? await CLGeocoder().reverseGeocodeLocation(
      CLLocation(latitude: 1, longitude: 1))
    #expect(found == nil)
    #expect(errors == ["true serverFailure", "true directionsNotFound"])
    let completer = MKLocalSearchCompleter()
    completer.resultTypes = [.address, .pointOfInterest, .query]
    completer.queryFragment = "a"
    #expect(completer.results.isEmpty)
  }
}
