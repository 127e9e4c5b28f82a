public import Foundation
import ScrollworkCoreLocation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkViews

/// A type that represents part of a map: markers, annotations and overlays.
///
/// It is a view, so that `ForEach`, conditions and builders of views compose maps too.
@MainActor @preconcurrency public protocol MapContent: View where Body: MapContent {}

/// Composes the content of maps.
public typealias MapContentBuilder = ViewBuilder

/// A part of a map as it is drawn.
struct MapRecord {
  enum Kind {
    /// A view with its anchor at a place.
    case view(AnyView, at: CLLocationCoordinate2D, anchor: UnitPoint)
    case line([CLLocationCoordinate2D], isClosed: Bool)
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
  }

  var kind: Kind
  /// The title below a view.
  var title: AnyView?
  /// The value that selects the part.
  var tag: AnyHashable?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var fill: AnyShapeStyle?
  var tint: Color?
  /// Makes the view in the tint of the map around it.
  var tinted: ((Color?) -> AnyView)?
  var titleIsHidden = false
  /// Whether the view grows while the part is selected.
  var growsInSelection = true
}

/// Content that is turned into parts of a map without a body.
@MainActor protocol MapSource {
  var records: [MapRecord] { get }
}

/// The parts of a view; none for one that is no content of a map.
@MainActor func recordsOf(_ content: any View) -> [MapRecord] {
  if let source = content as? any MapSource { return source.records }
  guard !(content is any PrimitiveView), let content = content as? any MapContent else { return [] }
  return recordsOf(content.body)
}

@MainActor protocol PrimitiveMapContent: MapContent, MapSource, PrimitiveView {}

extension PrimitiveMapContent {
  /// No nodes: parts are drawn by their map.
  @MainActor package func resolve(in context: ResolveContext) -> NodeList { NodeList() }
}

extension Never: MapContent {}
extension EmptyView: MapContent, MapSource {
  var records: [MapRecord] { [] }
}
extension TupleView: MapContent, MapSource where repeat each Content: MapContent {
  var records: [MapRecord] {
    var records: [MapRecord] = []
    for part in repeat each content { records += recordsOf(part) }
    return records
  }
}
extension ConditionalContent: MapContent, MapSource where First: MapContent, Second: MapContent {
  var records: [MapRecord] {
    switch branch {
    case .first(let content): recordsOf(content)
    case .second(let content): recordsOf(content)
    }
  }
}
extension Optional: MapContent, MapSource where Wrapped: MapContent {
  var records: [MapRecord] { map { recordsOf($0) } ?? [] }
}
extension ForEach: MapContent, MapSource where Content: MapContent {
  var records: [MapRecord] {
    data.flatMap { element in
      recordsOf(content(element)).map { record in
        var record = record
        if record.tag == nil, let element = element as? any Identifiable {
          record.tag = Self.tag(of: element)
        }
        return record
      }
    }
  }

  private static func tag(of element: some Identifiable) -> AnyHashable { element.id }
}
extension Group: MapContent, MapSource where Content: MapContent {
  var records: [MapRecord] { recordsOf(content) }
}

/// A part of a map with a changed look.
struct ModifiedMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content
  let change: (inout MapRecord) -> Void

  var records: [MapRecord] {
    recordsOf(content).map { record in
      var record = record
      change(&record)
      return record
    }
  }
}

extension MapContent {
  func changed(_ change: @escaping (inout MapRecord) -> Void) -> ModifiedMapContent<Self> {
    ModifiedMapContent(content: self, change: change)
  }

  /// Sets the color of markers.
  public func tint(_ color: Color) -> some MapContent {
    changed { if $0.tint == nil { $0.tint = color } }
  }

  /// Sets the value that selects the part.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = tag } }

  /// Strokes overlays with a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  /// Strokes overlays with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { if $0.stroke == nil { $0.stroke = (AnyShapeStyle(content), style) } }
  }

  /// Strokes overlays with the tint of the map.
  public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    stroke(Color.accentColor, lineWidth: lineWidth)
  }

  /// Fills overlays with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { if $0.fill == nil { $0.fill = AnyShapeStyle(style) } }
  }

  /// Shows or hides titles.
  public func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent {
    changed { $0.titleIsHidden = visibility == .hidden }
  }

  /// Shows or hides subtitles, which are not drawn.
  public func annotationSubtitles(_ visibility: Visibility = .automatic) -> some MapContent { self }

  /// Sets the level of overlays; they are all below markers.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// The levels of overlays.
public enum MKOverlayLevel: Int, Sendable {
  /// The level above roads, below labels.
  case aboveRoads
  /// The level above labels.
  case aboveLabels
}
