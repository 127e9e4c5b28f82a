import Foundation
import ScrollworkCoreLocation
import ScrollworkMaps
import ScrollworkSwiftUI
import Testing

@MainActor @Suite struct `Views of maps` {
  @Test(arguments: [CGFloat(0), 100, 390])
  func `keep their size when they fit it`(width: CGFloat) {
    let views = [
      MKMapView(), MKAnnotationView(annotation: nil, reuseIdentifier: nil),
      MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil),
    ]
    for view in views {
      view.frame = CGRect(x: 1, y: 2, width: width, height: 20)
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 1, y: 2, width: width, height: 20))
    }
  }

  /// A class below an annotation has its title, which the annotation itself has not.
  @Test func `show the title of a class below an annotation`() {
    class Place: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    }
    final class Harbor: Place, TitledAnnotation, SubtitledAnnotation {
      let title: String? = "Harbor"
      let subtitle: String? = "Ferries"
    }
    let annotations: [any MKAnnotation] = [Place(), Harbor()]
    #expect(annotations.map(\.title) == [nil, "Harbor"])
    #expect(annotations.map(\.subtitle) == [nil, "Ferries"])
  }
}
