// At 0, 0.2.
import CoreLocation
import SwiftUI

@MainActor final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var log: [String] = []
  private let manager = CLLocationManager()

  func begin() {
    manager.delegate = self
    manager.activityType = CLActivityType.fitness
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    let accuracy: CLAccuracyAuthorization = manager.accuracyAuthorization
    let heading: CLHeading? = manager.heading
    let north: CLLocationDirection = heading?.trueHeading ?? -1
    log.append("\(accuracy), north \(north), \(manager.location == nil)")

    let degrees: CLLocationDegrees = 51.48
    let garden = CLLocation(latitude: degrees, longitude: -0.29)
    let park = CLLocation(latitude: 51.44, longitude: -0.27)
    let distance: CLLocationDistance = garden.distance(from: park)
    let (exact, speed): (CLLocationAccuracy, CLLocationSpeed) = (
      garden.horizontalAccuracy, garden.speed
    )
    log.append("\(Int(distance)) m, \(exact), \(speed)")
    let region = CLCircularRegion(center: garden.coordinate, radius: 5000, identifier: "garden")
    manager.startMonitoring(for: region as CLRegion)
    log.append("near \(region.contains(park.coordinate)), \(manager.monitoredRegions.count)")
    let invalid = CLLocationCoordinate2D(latitude: 91, longitude: 0)
    log.append("valid \(CLLocationCoordinate2DIsValid(invalid))")

    let answer: CLGeocodeCompletionHandler = { (places: [CLPlacemark]?, error) in
      MainActor.assumeIsolated {
        let code = (error as? CLError)?.code
        self.log.append("place \(places?.first?.locality ?? "none"), \(code == .network)")
      }
    }
    CLGeocoder().reverseGeocodeLocation(garden, completionHandler: answer)
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status: CLAuthorizationStatus = manager.authorizationStatus
    log.append("status \(status)")
  }
}

struct CoreLocationFixture: View {
  @StateObject private var finder = Finder()
  var body: some View {
    VStack { ForEach(finder.log, id: \.self) { Text($0) } }.onAppear { finder.begin() }
  }
}
