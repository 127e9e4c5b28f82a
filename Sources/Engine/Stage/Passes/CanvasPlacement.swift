import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkViews

/// The position of a view on the canvas, and its opacity there, through the effects of all views
/// around.
///
/// It composes what the paint pass composes: frames, of which those in scroll views are moved by
/// the content offset, looks, and the transforms and opacities of UIKit views. What a mask, a
/// cross-fade or a bar makes of the content is left out, as it is not the same everywhere in a view.
struct CanvasPlacement {
  /// The transform from the view's coordinates to the canvas.
  private(set) var map = ProjectionTransform()
  /// The product of all opacities.
  private(set) var opacity = 1.0
  /// The innermost view around with an id.
  private var identified: Node?

  /// The placement of a view whose frame has an origin in this one.
  @MainActor func at(_ origin: CGPoint, _ node: Node) -> CanvasPlacement {
    var placement = self
    if origin != .zero { placement.map = map.translatedBefore(x: origin.x, y: origin.y) }
    if node.identifier != nil { placement.identified = node }
    return placement
  }

  /// The placement of what is drawn with a look and an opacity.
  func inside(_ look: EffectLook, opacity: Double = 1) -> CanvasPlacement {
    guard look != .identity || opacity != 1 else { return self }
    var placement = self
    placement.map = look.map.concatenating(map)
    placement.opacity *= look.opacity * opacity
    return placement
  }

  /// The id of a view: its own or that of the nearest of its modifiers with one; nil if it has none
  /// that is the same in every run.
  @MainActor func id(of node: Node) -> String? {
    node.reportedID(inside: identified) {
      // The path of a modifier begins with that of the view.
      guard let identified, identified.path.leads(through: node.path) else { return nil }
      return identified.identifier.flatMap(IDSpelling.spell)
    }
  }
}
