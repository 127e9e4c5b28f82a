public import Foundation
import ScrollworkControls
public import ScrollworkCoreLocation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkViews

/// What modifiers around maps set.
struct MapOptions {
  var style = MapStyle.Kind.standard
  var controls: AnyView?
  var cameraActions: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)] = []
}

extension EnvironmentValues {
  private enum MapOptionsKey: EnvironmentKey {
    static var defaultValue: MapOptions { MapOptions() }
  }

  var mapOptions: MapOptions {
    get { self[MapOptionsKey.self] }
    set { self[MapOptionsKey.self] = newValue }
  }
}

/// The look of a map.
public struct MapStyle: Sendable {
  enum Kind: Sendable { case standard, imagery, hybrid }

  /// The height of the ground, which is drawn flat.
  public struct Elevation: Sendable {
    /// The elevation that the system chooses.
    public static let automatic = Self()
    /// A flat map without elevation.
    public static let flat = Self()
    /// Realistic terrain.
    public static let realistic = Self()
  }

  /// The strength of the colors.
  public struct StandardEmphasis: Sendable {
    /// The emphasis that the system chooses.
    public static let automatic = Self()
    /// A map of muted colors.
    public static let muted = Self()
  }

  let kind: Kind

  /// Roads on a light ground.
  public static var standard: MapStyle { Self(kind: .standard) }
  /// Pictures from above; before they come, a dark ground.
  public static var imagery: MapStyle { Self(kind: .imagery) }
  /// Pictures from above with roads; before they come, a dark ground.
  public static var hybrid: MapStyle { Self(kind: .hybrid) }

  /// Roads on a light ground.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Pictures from above; before they come, a dark ground.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures from above with roads; before they come, a dark ground.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The kinds of points of interest, which come with tiles.
public struct PointOfInterestCategories: Sendable {
  /// A filter for all categories.
  public static let all = Self()
  /// A filter for no category.
  public static let excludingAll = Self()

  /// A filter for some categories.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }

  /// All kinds but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

extension View {
  /// Sets the look of maps.
  public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapOptions) { $0.style = style.kind }
  }

  /// Sets the controls of maps.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let controls = AnyView(VStack(spacing: 8) { content() }.padding(8))
    return transformEnvironment(\.mapOptions) { $0.controls = controls }
  }

  /// Shows or hides the controls of maps.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapOptions) { if visibility == .hidden { $0.controls = nil } }
  }

  /// Acts when the camera of a map has moved.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapOptions) { $0.cameraActions.append((frequency, action)) }
  }

  /// Acts when the camera of a map has moved.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Joins maps and controls; controls of other maps do nothing here.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A button that shows the place of the user, which is not found here.
public struct MapUserLocationButton: View {
  /// A button for the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button that centers the user.
  public var body: some View { MapControlFace(symbol: "location") }
}

/// A compass, which is shown while a map is turned: it never is here.
public struct MapCompass: View {
  /// A compass for the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// An empty view: maps have no compass to show.
  public var body: some View { EmptyView() }
}

/// A scale, which is shown while a map is zoomed: it never is at rest.
public struct MapScaleView: View {
  /// A scale for the map around it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// An empty view: the scale is hidden at rest.
  public var body: some View { EmptyView() }
}

/// A button that tilts a map, which is always flat here.
public struct MapPitchToggle: View {
  /// A button for the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button that tilts the map.
  public var body: some View { MapControlFace(symbol: "view.3d") }
}

/// The face of a button over a map.
///
/// - Source: chosen, after pictures of Maps of iOS 17.
struct MapControlFace: View {
  let symbol: String

  var body: some View {
    Image(systemName: symbol).font(.system(size: 18)).foregroundStyle(Color.accentColor)
      .frame(width: 44, height: 44)
      .background(RoundedRectangle(cornerRadius: 8).fill(Material.regular))
  }
}

/// A view that converts between the points of a map within it and places.
///
/// It takes the region of its own size: a map within it fills it.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var region: MKMapRect?

  /// Shows views with a proxy of the map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The views of the controls.
  public var body: some View {
    GeometryReader { geometry in
      content(MapProxy(rect: region, size: geometry.size))
        .frame(width: geometry.size.width, height: geometry.size.height)
        .transformEnvironment(\.mapOptions) { options in
          options.cameraActions.append((.continuous, { region = $0.rect }))
        }
    }
  }
}

/// The conversion between the points of a map and places.
public struct MapProxy {
  let rect: MKMapRect?
  let size: CGSize

  private var projection: MapProjection? { rect.map { MapProjection(fitting: $0, in: size) } }

  /// The place at a point; nil before the map is shown.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { projection?.coordinate(point) }

  /// The point at a place; nil before the map is shown.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { projection?.point(coordinate) }
}
