// At 0.1.
import CoreLocation
import GoogleMaps
import SwiftUI
import UIKit

private final class Places: UIViewController, GMSMapViewDelegate {
  let label = UILabel(frame: CGRect(x: 0, y: 600, width: 380, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    GMSServices.provideAPIKey("key")
    let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
    let camera: GMSCameraPosition = GMSCameraPosition.camera(withTarget: rome, zoom: 10)
    let map = GMSMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 500), camera: camera)
    map.mapType = GMSMapViewType.normal
    map.delegate = self
    (map.settings as GMSUISettings).setAllGesturesEnabled(true)
    let marker = GMSMarker(position: rome)
    (marker.title, marker.snippet) = ("Rome", "Italy")
    marker.icon = GMSMarker.markerImage(with: .blue)
    (marker as GMSOverlay).map = map
    let circle = GMSCircle(position: rome, radius: 5_000)
    (circle.fillColor, circle.strokeWidth) = (.red.withAlphaComponent(0.3), 2)
    circle.map = map
    let path = GMSMutablePath()
    path.addLatitude(41.9, longitude: 12.5)
    path.add(CLLocationCoordinate2D(latitude: 42, longitude: 12.6))
    let line = GMSPolyline(path: path)
    (line.strokeColor, line.strokeWidth) = (.green, 4)
    line.map = map
    let update: GMSCameraUpdate = GMSCameraUpdate.zoom(to: 11)
    map.moveCamera(update)
    label.text = "zoom \(map.camera.zoom) \(path.count()) \(map.camera.target.latitude)"
    view.addSubview(map)
    view.addSubview(label)
  }
}

private struct Host: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Places { Places() }
  func updateUIViewController(_ controller: Places, context: Context) {}
}

struct GoogleMapsFixture: View {
  var body: some View { Host() }
}
