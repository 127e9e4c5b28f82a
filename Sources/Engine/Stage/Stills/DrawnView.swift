package import Foundation
package import ScrollworkDrawing
package import ScrollworkEffects
package import ScrollworkGeometry
package import ScrollworkViews

/// A view that a still draws, or one that changes how its content is drawn.
///
/// A still as a list of such views says what each view is, where the layout puts it and what its
/// effects do to it, each apart from the others: a comparison reads there what changed. Scrolling
/// changes no frame, since frames are in the coordinates of the scroll view's content.
package struct DrawnView: Hashable, Sendable {
  /// The structural name, unique in a still together with ``kind``.
  package let name: String
  /// The kind of view or modifier, such as `Text` or `scrollTransition`.
  package let kind: String
  /// The characters of a text; nil for other views.
  package let words: String?
  /// The source line of the view or modifier, such as `Scenes/Gallery.swift:95`; empty if unknown.
  package let source: String
  /// The name of the nearest scroll view that contains the view; nil outside of scroll views.
  package let scrollView: String?
  /// The frame before effects, in points: in the content of ``scrollView``, otherwise on the canvas.
  package private(set) var frame: CGRect
  /// The phase of a scroll transition; nil for other views.
  package let phase: ScrollTransitionPhase?
  /// The progress of a scroll transition, −1 … 1, negative on the leading side; nil for other views.
  package let progress: Double?
  /// The projective transform of a modifier, in the view's coordinates with the origin at its top
  /// left corner; affine but for perspective.
  package let map: ProjectionTransform
  /// The opacity of a modifier, 0 … 1.
  package let opacity: Double
  /// The filters of a modifier, in order.
  package let filters: [Layer.Filter]
  /// The blend mode of a modifier.
  package let blend: BlendMode
  /// The outline that a modifier clips to, with the origin at the top left corner; nil without a clip.
  package let clip: Path?
  /// The draw commands of the view itself, with the origin at its top left corner.
  package let content: LayerContent
  /// The parameters of the view, and of those around it that draw nothing.
  package var parameters: [ViewParameterList] = []
}

extension DrawnView {
  /// The kind of scroll indicators, which have the name of their scroll view and their axis.
  package static let indicator = "scroll indicator"

  /// A name with a number added if its key was used before in the still: `ScrollView (2)`.
  package static func unique<Key: Hashable>(
    _ name: String, key: Key, among used: inout [Key: Int]
  ) -> String {
    let count = used[key, default: 0] + 1
    used[key] = count
    return count == 1 ? name : "\(name) (\(count))"
  }

  /// A name with a number added if it was used before in the still.
  package static func unique(_ name: String, among used: inout [String: Int]) -> String {
    unique(name, key: name, among: &used)
  }

  /// The same view at another place.
  func moved(by shift: CGPoint) -> DrawnView {
    var moved = self
    moved.frame = frame.offsetBy(shift)
    return moved
  }

  /// The background of the canvas, as a view without a name.
  package init(background: LayerContent, frame: CGRect) {
    self.init(
      name: "", kind: "background", words: nil, source: "", scrollView: nil, frame: frame,
      phase: nil, progress: nil, map: ProjectionTransform(), opacity: 1, filters: [],
      blend: .normal, clip: nil, content: background)
  }

  /// A view of which only an effect is known.
  package init(
    effect name: String, source: String, scrollView: String?, frame: CGRect,
    phase: ScrollTransitionPhase?, progress: Double?, map: ProjectionTransform, opacity: Double,
    filters: [Layer.Filter], blend: BlendMode
  ) {
    self.init(
      name: name, kind: phase == nil ? "visualEffect" : "scrollTransition", words: nil,
      source: source, scrollView: scrollView, frame: frame, phase: phase, progress: progress,
      map: map, opacity: opacity, filters: filters, blend: blend, clip: nil,
      content: LayerContent([]))
  }
}
