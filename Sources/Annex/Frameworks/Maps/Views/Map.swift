import Foundation
import ScrollworkControls
import ScrollworkCoreLocation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A map, as a device without a network and without stored tiles shows it: the ground with a grid,
/// and above it markers, annotations and overlays at their places.
public struct Map<Content: View>: View {
  private let records: [MapRecord]
  private let position: Binding<MapCameraPosition>?
  private let initial: MapCameraPosition
  private let modes: MapInteractionModes
  private let selection: ((AnyHashable?) -> Void)?
  private let selected: AnyHashable?
  /// Whether the map extends out of the safe area, as those with content builders do.
  private var isExtended = true
  @State private var own: MapCameraPosition?
  @State private var drag = CGSize.zero
  @State private var scale = 1.0
  @Environment(\.mapOptions) private var options
  @Environment(\.tint) private var tint

  /// The map of a view of UIKit's.
  init(
    _ records: [MapRecord], _ position: Binding<MapCameraPosition>, _ modes: MapInteractionModes,
    selected: AnyHashable?, _ selection: @escaping (AnyHashable?) -> Void
  ) {
    self.init(records, position, position.wrappedValue, modes, selected, selection)
    isExtended = false
  }

  private init(
    _ records: [MapRecord], _ position: Binding<MapCameraPosition>?, _ initial: MapCameraPosition,
    _ modes: MapInteractionModes, _ selected: AnyHashable? = nil,
    _ selection: ((AnyHashable?) -> Void)? = nil
  ) {
    (self.records, self.position, self.initial, self.modes) = (records, position, initial, modes)
    (self.selected, self.selection) = (selected, selection)
  }

  /// A map without content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView { self.init([], nil, initialPosition, interactionModes) }

  /// A map of content.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> Content
  ) where Content: MapContent {
    self.init(recordsOf(content()), nil, initialPosition, interactionModes)
  }

  /// A map of content, with a selection.
  public init<V: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
  ) where Content: MapContent {
    self.init(
      recordsOf(content()), nil, initialPosition, interactionModes,
      selection.wrappedValue.map { AnyHashable($0) }
    ) { selection.wrappedValue = $0?.base as? V }
  }

  /// A map without content, whose position is bound.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == EmptyView {
    self.init([], position, position.wrappedValue, interactionModes)
  }

  /// A map of content, whose position is bound.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> Content
  ) where Content: MapContent {
    self.init(recordsOf(content()), position, position.wrappedValue, interactionModes)
  }

  /// A map of content, whose position is bound, with a selection.
  public init<V: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
  ) where Content: MapContent {
    self.init(
      recordsOf(content()), position, position.wrappedValue, interactionModes,
      selection.wrappedValue.map { AnyHashable($0) }
    ) { selection.wrappedValue = $0?.base as? V }
  }

  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init(
      [], Self.position(coordinateRegion), .region(coordinateRegion.wrappedValue),
      interactionModes)
    isExtended = false
  }

  /// A map of a region, with annotations.
  public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
  ) where Content == EmptyView, Items.Element: Identifiable {
    self.init(
      annotationItems.compactMap { (annotationContent($0) as? any RecordedAnnotation)?.record },
      Self.position(coordinateRegion), .region(coordinateRegion.wrappedValue), interactionModes)
    isExtended = false
  }

  /// A map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    self.init([], nil, .rect(mapRect.wrappedValue), interactionModes)
    isExtended = false
  }

  private static func position(
    _ region: Binding<MKCoordinateRegion>
  ) -> Binding<MapCameraPosition> {
    Binding {
      .region(region.wrappedValue)
    } set: { new in
      if let moved = new.region { region.wrappedValue = moved }
    }
  }

  /// The ground and what is above it.
  public var body: some View {
    GeometryReader { geometry in
      let projection = projection(in: geometry.size)
      ZStack(alignment: .topLeading) {
        MapGround(projection: projection, style: options.style)
        MapOverlays(records: records, projection: projection)
        MapViews(
          records: records, projection: projection, selected: selected, tint: tint,
          select: selection)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .clipped()
      .contentShape(Rectangle())
      .gesture(panning(projection), isEnabled: modes.contains(.pan))
      .simultaneousGesture(zooming(projection), isEnabled: modes.contains(.zoom))
      .onAppear { tell(projection, isAtEnd: true) }
    }
    .ignoresSafeArea(edges: isExtended ? .all : [])
    .overlay(alignment: .topTrailing) { options.controls }
  }

  private func projection(in size: CGSize) -> MapProjection {
    let shown = own ?? position?.wrappedValue ?? initial
    let resting = resting(shown.kind, in: size)
    var rect = resting.rect
    if drag != .zero { rect = resting.moved(by: drag) }
    if scale != 1 {
      let (width, height) = (rect.width / scale, rect.height / scale)
      rect = MKMapRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    return MapProjection(fitting: rect, in: size)
  }

  private func resting(_ kind: MapCameraPosition.Kind, in size: CGSize) -> MapProjection {
    switch kind {
    case .rect(let rect): return MapProjection(fitting: rect, in: size)
    case .camera(let camera): return MapProjection(fitting: camera.rect, in: size)
    case .user(let fallback): return resting(fallback, in: size)
    case .automatic:
      let rect = records.reduce(MKMapRect.null) { $0.union($1.rect) }
      guard !rect.isNull else { return MapProjection(fitting: .standard, in: size) }
      // One place is shown with what is around it.
      let least = MKMapRect(
        MKCoordinateRegion(
          center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, latitudinalMeters: 1000,
          longitudinalMeters: 1000))
      return MapProjection(fitting: rect.union(least), in: size, insets: 40)
    }
  }

  private func panning(_ projection: MapProjection) -> some Gesture {
    DragGesture()
      .onChanged {
        drag = $0.translation
        tell(projection, isAtEnd: false)
      }
      .onEnded { _ in settle(projection) }
  }

  private func zooming(_ projection: MapProjection) -> some Gesture {
    MagnifyGesture()
      .onChanged {
        scale = max(0.05, $0.magnification)
        tell(projection, isAtEnd: false)
      }
      .onEnded { _ in settle(projection) }
  }

  private func settle(_ projection: MapProjection) {
    var moved = MapCameraPosition(.rect(projection.rect))
    moved.positionedByUser = true
    if let position { position.wrappedValue = moved } else { own = moved }
    (drag, scale) = (.zero, 1)
    tell(projection, isAtEnd: true)
  }

  private func tell(_ projection: MapProjection, isAtEnd: Bool) {
    for (frequency, action) in options.cameraActions
    where frequency.isContinuous || isAtEnd {
      let region = MKCoordinateRegion(projection.rect)
      let meters = region.span.latitudeDelta * 111_195
      action(
        MapCameraUpdateContext(
          camera: MapCamera(
            centerCoordinate: region.center, distance: meters / (2 * tan(.pi / 12))),
          region: region, rect: projection.rect))
    }
  }
}

/// Whether a map follows the place of the user.
public enum MapUserTrackingMode: Sendable {
  /// The map does not follow the user.
  case none
  /// The map follows the location of the user.
  case follow
}

extension MKMapRect {
  /// The region of a map without content.
  ///
  /// - Source: chosen; on a device, the country of the user.
  static let standard = MKMapRect(
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 39.5, longitude: -98.35),
      span: MKCoordinateSpan(latitudeDelta: 50, longitudeDelta: 60)))
}

extension MapRecord {
  /// The rectangle around the part.
  var rect: MKMapRect {
    switch kind {
    case .view(_, let coordinate, _):
      let point = MKMapPoint(coordinate)
      return MKMapRect(x: point.x, y: point.y, width: 0, height: 0)
    case .line(let coordinates, _):
      return Self.bounds(of: coordinates)
    case .circle(let center, let radius):
      return MKMapRect(
        MKCoordinateRegion(
          center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
  }
}
