import ScrollworkMaps
import Testing

@Suite struct `The map of the world` {
  @Test func `is projected by Mercator's formula`() {
    let zero = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(zero.x - MKMapSize.world.width / 2) < 1e-6)
    #expect(abs(zero.y - MKMapSize.world.height / 2) < 1e-6)
    let place = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - 51.5) < 1e-9)
    #expect(abs(back.longitude + 0.12) < 1e-9)
  }
}
