public import Foundation
import ScrollworkControls
public import ScrollworkCoreLocation
public import ScrollworkDrawing
public import ScrollworkGeometry
public import ScrollworkViews

/// A balloon at a place, with a title below.
public struct Marker<Label: View>: PrimitiveMapContent {
  var records: [MapRecord]

  private init(
    _ coordinate: CLLocationCoordinate2D, _ title: Text, _ glyph: BalloonView.Glyph
  ) {
    var record = MapRecord(
      kind: .view(AnyView(EmptyView()), at: coordinate, anchor: .bottom))
    record.title = AnyView(title)
    record.tinted = { tint in AnyView(BalloonView(glyph: glyph, tint: tint ?? .red)) }
    records = [record]
  }

  /// A balloon with a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
  where Label == Text { self.init(coordinate, Text(titleKey), .pin) }

  /// A balloon with a pin.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D)
  where Label == Text { self.init(coordinate, Text(verbatim: String(title)), .pin) }

  /// A balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == ScrollworkControls.Label<Text, Image> {
    self.init(coordinate, Text(titleKey), .image(Image(systemName: systemImage)))
  }

  /// A balloon with a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == ScrollworkControls.Label<Text, Image> {
    self.init(
      coordinate, Text(verbatim: String(title)), .image(Image(systemName: systemImage)))
  }

  /// A balloon with a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) where Label == ScrollworkControls.Label<Text, Image> {
    self.init(coordinate, Text(titleKey), .image(Image(image)))
  }

  /// A balloon with up to three letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == Text { self.init(coordinate, Text(titleKey), .text(monogram)) }

  /// A balloon with up to three letters.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) where Label == Text {
    self.init(coordinate, Text(verbatim: String(title)), .text(monogram))
  }

  /// A balloon with the icon of a label; its title is below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    var record = MapRecord(
      kind: .view(AnyView(EmptyView()), at: coordinate, anchor: .bottom))
    let label = AnyView(label())
    record.title = AnyView(label.labelStyle(.titleOnly))
    record.tinted = { tint in
      AnyView(
        BalloonView(glyph: .view(AnyView(label.labelStyle(.iconOnly))), tint: tint ?? .red))
    }
    records = [record]
  }

  /// A balloon at an item.
  public init(item: MKMapItem) where Label == Text {
    self.init(
      item.placemark.coordinate, Text(verbatim: item.name ?? item.placemark.name ?? ""), .pin)
  }
}

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  var records: [MapRecord]

  /// A view with its anchor at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    var record = MapRecord(kind: .view(AnyView(content()), at: coordinate, anchor: anchor))
    record.title = AnyView(label())
    records = [record]
  }

  /// A view with its anchor at a place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// A view with its anchor at a place.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) {
      Text(verbatim: String(title))
    }
  }
}

/// The place of the user, which is not found here: it draws nothing.
public struct UserAnnotation: PrimitiveMapContent {
  var records: [MapRecord] { [] }

  /// The place of the user.
  public init() {}
}

/// A line through places.
public struct MapPolyline: PrimitiveMapContent {
  var records: [MapRecord]

  /// How lines between places run.
  public enum ContourStyle: Sendable {
    /// Straight on the map; great circles are drawn so too.
    case straight
    /// The shortest way over the globe.
    case geodesic
  }

  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    records = [MapRecord(kind: .line(coordinates, isClosed: false))]
  }

  /// A line through points of the map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate))
  }

  /// A line of UIKit's.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }

  /// The line of a route.
  public init(_ route: MKRoute) { self.init(coordinates: route.polyline.coordinates) }
}

/// An area between places.
public struct MapPolygon: PrimitiveMapContent {
  var records: [MapRecord]

  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {
    records = [MapRecord(kind: .line(coordinates, isClosed: true))]
  }

  /// An area between points of the map.
  public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

/// A circle around a place.
public struct MapCircle: PrimitiveMapContent {
  var records: [MapRecord]

  /// A circle of a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    records = [MapRecord(kind: .circle(center, radius: radius))]
  }
}

// MARK: The annotations of older maps

/// An annotation of a map of a region.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {}

@MainActor protocol RecordedAnnotation: MapAnnotationProtocol {
  var record: MapRecord { get }
}

/// A balloon at a place.
public struct MapMarker: RecordedAnnotation {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A balloon at a place.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  var record: MapRecord {
    let balloon = BalloonView(glyph: .pin, tint: tint ?? .red)
    return MapRecord(kind: .view(AnyView(balloon), at: coordinate, anchor: .bottom))
  }
}

/// A pin at a place.
public struct MapPin: RecordedAnnotation {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// A pin at a place.
  public nonisolated init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }

  var record: MapRecord {
    MapRecord(
      kind: .view(AnyView(PinView(tint: tint ?? .red)), at: coordinate, anchor: .bottom))
  }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: RecordedAnnotation {
  let record: MapRecord

  /// A view with its anchor at a place.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {
    record = MapRecord(
      kind: .view(
        AnyView(content()), at: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)))
  }
}
