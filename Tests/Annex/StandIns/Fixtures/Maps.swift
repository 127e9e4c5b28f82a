// At 2.
import CoreLocation
import MapKit
import SwiftUI
import UIKit

private let garden = CLLocationCoordinate2D(latitude: 51.48, longitude: -0.29)
private let park = CLLocationCoordinate2D(latitude: 51.44, longitude: -0.27)
private let around = MKCoordinateRegion(
  center: garden, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

struct PlantPlace: Identifiable {
  let id: Int
  let coordinate: CLLocationCoordinate2D
}

struct PlantMap: UIViewRepresentable {
  @Binding var log: [String]

  final class Coordinator: NSObject, MKMapViewDelegate {
    var log: Binding<[String]>
    init(_ log: Binding<[String]>) { self.log = log }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      if annotation is MKUserLocation { return nil }
      if annotation.title == "Pin" {
        let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        pin.pinTintColor = .purple
        return pin
      }
      let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      (marker.markerTintColor, marker.glyphTintColor) = (.systemGreen, .black)
      return marker
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let look: MKOverlayPathRenderer =
        (overlay as? MKCircle).map { MKCircleRenderer(circle: $0) }
        ?? MKPolygonRenderer(overlay: overlay)
      (look.fillColor, look.strokeColor, look.alpha) = (.orange, .red, 0.5)
      return look
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.wrappedValue.append("selected \((view.annotation?.title ?? nil) ?? "none")")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($log) }
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.mapType = MKMapType.mutedStandard
    map.pointOfInterestFilter = MKPointOfInterestFilter(including: [MKPointOfInterestCategory.park])
    map.setUserTrackingMode(MKUserTrackingMode.none, animated: false)
    map.region = around
    map.addOverlay(MKCircle(center: garden, radius: 900), level: MKOverlayLevel.aboveRoads)
    let corners = [garden, park, CLLocationCoordinate2D(latitude: 51.44, longitude: -0.31)]
    map.addOverlay(MKPolygon(coordinates: corners, count: 3))
    for (title, coordinate) in [("Garden", garden), ("Pin", park)] {
      let annotation = MKPointAnnotation(__coordinate: coordinate, title: title, subtitle: nil)
      map.addAnnotation(annotation)
    }
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) {}
}

final class Searcher: NSObject, MKLocalSearchCompleterDelegate {
  var failed = false
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
    failed = error is MKError
  }
  func words() -> String {
    let completer = MKLocalSearchCompleter()
    completer.delegate = self
    completer.resultTypes = MKLocalSearchCompleter.ResultType.query
    completer.queryFragment = "fern"
    let first: MKLocalSearchCompletion? = completer.results.first
    return "completion \(first?.title ?? "none"), failed \(failed)"
  }
}

struct MapsFixture: View {
  @State private var log: [String] = []
  @State private var region = around
  @State private var camera = "none"

  var body: some View {
    VStack {
      MapReader { (proxy: MapProxy) in
        Map(initialPosition: .region(around), interactionModes: MapInteractionModes.pan) { plants }
          .mapStyle(
            MapStyle.standard(
              elevation: MapStyle.Elevation.flat, emphasis: MapStyle.StandardEmphasis.muted,
              pointsOfInterest: PointOfInterestCategories.excludingAll)
          )
          .onMapCameraChange(frequency: MapCameraUpdateFrequency.onEnd) {
            (context: MapCameraUpdateContext) in
            camera = String(format: "%.3f", context.region.center.latitude)
          }
          .overlay(alignment: .bottomLeading) {
            let point = proxy.convert(park, to: .local) ?? .zero
            Text(String(format: "park %.1f, %.1f", point.x, point.y))
          }
      }
      .frame(height: 150)
      Map(
        coordinateRegion: $region, userTrackingMode: .constant(MapUserTrackingMode.none),
        annotationItems: [PlantPlace(id: 1, coordinate: garden)]
      ) { annotation(of: $0) }
      .frame(height: 70)
      Map(
        coordinateRegion: $region, annotationItems: [PlantPlace(id: 2, coordinate: park)]
      ) { MapMarker(coordinate: $0.coordinate, tint: .purple) }
      .frame(height: 80)
      PlantMap(log: $log).frame(height: 160)
      Text("camera \(camera)")
      ForEach(log, id: \.self) { Text($0) }
    }
    .task {
      log.append(Searcher().words())
      let request = MKDirections.Request()
      request.transportType = MKDirectionsTransportType.walking
      let route: MKRoute? = try? await MKDirections(request: request).calculate().routes.first
      let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "fern"))
      let answer: MKLocalSearch.CompletionHandler = { (response: MKLocalSearch.Response?, error) in
        log.append("search \(response?.mapItems.count ?? -1), route \(route?.name ?? "none")")
      }
      search.start(completionHandler: answer)
    }
  }

  @MapContentBuilder private var plants: some MapContent {
    Marker("Garden", systemImage: "leaf", coordinate: garden).tint(.green)
    MapPolyline(coordinates: [garden, park], contourStyle: MapPolyline.ContourStyle.straight)
      .stroke(.blue, lineWidth: 4)
  }

  private func annotation(of place: PlantPlace) -> some MapAnnotationProtocol {
    MapPin(coordinate: place.coordinate, tint: .orange)
  }
}
