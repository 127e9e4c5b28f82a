public import Foundation
public import ScrollworkEffects
public import ScrollworkGeometry
import ScrollworkViews

/// The state of a view with an effect in a still.
public struct ChildReport: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The id of the view or of a view that only modifies it, where it is the same in every run; nil
  /// otherwise.
  package let id: String?
  /// The source line of the effect's modifier.
  public let source: String
  /// The frame on the canvas, before the effect.
  public let frame: CGRect
  /// The phase of the scroll transition; nil for an effect without phases, and outside of scroll
  /// views.
  public let phase: ScrollTransitionPhase?
  /// The progress of the phase, −1 … 1, negative on the leading side; nil without phases.
  public let progress: Double?
  /// The effect, and what becomes of it on the canvas.
  package let effect: EffectReport

  /// The affine transform in the view's coordinates; the identity if ``projection`` is set.
  public var transform: CGAffineTransform { effect.map.affine ?? .identity }
  /// The projective transform in the view's coordinates, for a view in perspective; nil otherwise.
  public var projection: ProjectionTransform? { effect.map.isAffine ? nil : effect.map }
  /// The opacity, 0 … 1.
  public var opacity: Double { effect.opacity }
  /// The standard deviation of the blur, in points of the view; 0 for none.
  public var blur: CGFloat { effect.blur }

  /// The report of a view with an effect, whose frame has the placement `placement`.
  @MainActor init(
    _ node: Node, frame: CGRect, _ scrolling: ScrollingEffect, look: EffectLook,
    on placement: CanvasPlacement
  ) {
    name = node.path.name
    id = placement.id(of: node)
    source = node.source
    self.frame = frame
    phase = scrolling.phase
    progress = scrolling.progress
    effect = EffectReport(look, on: placement)
  }
}
