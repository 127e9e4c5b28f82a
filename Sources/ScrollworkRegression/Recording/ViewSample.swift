import Foundation
import ScrollworkDrawing
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
  var frame: [Double]
  /// The projective transform by rows; nil for the identity.
  var map: [Double]?
  var opacity: Double?
  var blur: Double?
  var progress: Double?
  /// The properties that are texts, unless they are empty.
  var texts: [String: String]?

  /// The sample of a view with a name of its own; `drawing` is the name of its draw commands.
  init(_ view: DrawnView, name: String, drawing: String?) {
    self.name = name
    kind = view.kind
    source = view.source.isEmpty ? nil : view.source
    scrollView = view.scrollView
    frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(Double.init)
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
    var texts: [String: String] = [:]
    func set(_ property: RecordedView.TextProperty, _ text: String?) {
      if let text, !text.isEmpty { texts[property.rawValue] = text }
    }
    set(.words, view.words)
    set(.drawing, drawing)
    set(.clip, view.clip?.dump)
    set(.filters, Self.filters(of: view))
    set(.blend, view.blend == .normal ? nil : view.blend.rawValue)
    set(.phase, view.phase.map { "\($0)" })
    self.texts = texts.isEmpty ? nil : texts
  }

  /// The filters that have no property of their own.
  private static func filters(of view: DrawnView) -> String {
    view.filters.compactMap { filter in
      if case .blur(_, false) = filter { nil } else { filter.dump }
    }.joined(separator: ", ")
  }

  /// A text; empty if it was left out.
  func text(_ property: RecordedView.TextProperty) -> String { texts?[property.rawValue] ?? "" }

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
