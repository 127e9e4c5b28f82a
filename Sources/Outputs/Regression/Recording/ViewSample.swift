import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkStage

/// What a recording takes from a view as one still draws it; values that are neutral are left out of
/// the file.
struct ViewSample: Hashable, Sendable, Codable {
  var name: String
  var kind: String
  var source: String?
  var scrollView: String?
  /// The left and the top edge, the width and the height.
  var frame: SIMD4<Double>
  /// The projective transform by rows; nil for the identity.
  var map: [Double]?
  var opacity: Double?
  var blur: Double?
  var progress: Double?
  /// The properties that are texts; nil if all are empty.
  var texts: Texts?

  /// The properties of a view that are texts, unless they are empty.
  struct Texts: Hashable, Sendable, Codable {
    var words: String?
    var drawing: String?
    var clip: String?
    var filters: String?
    var blend: String?
    var phase: String?

    subscript(property: RecordedView.TextProperty) -> String? {
      switch property {
      case .words: words
      case .drawing: drawing
      case .clip: clip
      case .filters: filters
      case .blend: blend
      case .phase: phase
      }
    }
  }

  /// The sample of a view with a name of its own; `drawing` is the name of its draw commands.
  init(_ view: DrawnView, name: String, drawing: String?) {
    self.name = name
    kind = view.kind
    source = view.source.isEmpty ? nil : view.source
    scrollView = view.scrollView
    // Rounded as recorded: the sum with the content offset is not exact.
    frame = SIMD4(
      Double(view.frame.minX).rounded(to: .points), Double(view.frame.minY).rounded(to: .points),
      Double(view.frame.width), Double(view.frame.height))
    let map = view.map
    self.map =
      map == ProjectionTransform()
      ? nil
      : [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
        .map(Double.init)
    opacity = view.opacity == 1 ? nil : view.opacity
    let blur = view.filters.reduce(0) { sum, filter in
      if case .blur(let radius, _) = filter { sum + radius * radius } else { sum }
    }.squareRoot()
    self.blur = blur == 0 ? nil : Double(blur)
    progress = view.progress
    let texts = Texts(
      words: Self.filled(view.words), drawing: drawing, clip: Self.filled(view.clip?.dump),
      filters: Self.filled(Self.filters(of: view)),
      blend: view.blend == .normal ? nil : view.blend.rawValue, phase: view.phase?.name)
    self.texts = texts == Texts() ? nil : texts
  }

  /// A text; nil for an empty one.
  private static func filled(_ text: String?) -> String? { text?.isEmpty ?? true ? nil : text }

  /// The filters that have no property of their own.
  private static func filters(of view: DrawnView) -> String {
    let filters = view.filters.filter { filter in
      if case .blur(_, false) = filter { false } else { true }
    }
    return filters.isEmpty ? "" : filters.map(\.dump).joined(separator: ", ")
  }

  /// A text; empty if it was left out.
  func text(_ property: RecordedView.TextProperty) -> String { texts?[property] ?? "" }

  /// The effect of the view, in the terms of effects.
  func effect(after previous: TransformComponents?) -> EffectComponents {
    var transform = ProjectionTransform()
    if let map, map.count == 9 {
      (transform.m11, transform.m12, transform.m13) = (map[0], map[1], map[2])
      (transform.m21, transform.m22, transform.m23) = (map[3], map[4], map[5])
      (transform.m31, transform.m32, transform.m33) = (map[6], map[7], map[8])
    }
    return EffectComponents(
      transform, size: CGSize(width: frame[2], height: frame[3]), after: previous)
  }
}
