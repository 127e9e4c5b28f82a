import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
public import ScrollworkGeometry

extension View {
  /// Draws the view into one picture before it is shown.
  ///
  /// Blending inside it is isolated, as in a compositing group; an opaque one is black where nothing
  /// is drawn.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    background { if opaque { Color.black } }.compositingGroup().clipped()
  }

  /// Moves and resizes the view as a whole: an animated frame of the view shows its subviews in
  /// their new places at once.
  ///
  /// Views that are inserted while their parent moves come into their final frames here with and
  /// without it, so it changes nothing else.
  public func geometryGroup() -> some View { wrapped("geometryGroup") { _, _ in .name("") } }

  /// Adds the padding of a scene's edges, 16 points.
  ///
  /// - Source: measured by others, for windows as wide as a phone.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a scene's edges, at least that of a kind.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Turns the luminance of the view into the opacity of black.
  public func luminanceToAlpha() -> some View {
    wrapped("luminanceToAlpha") { _, _ in .effect(FilterEffect(filter: .luminanceToAlpha)) }
  }
}

/// The padding of a scene's edges.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The least padding.
  public static let minimum = ScenePadding(name: "minimum")
}

/// A filter as a visual effect.
private struct FilterEffect: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let filter: Layer.Filter

  func _append(to steps: inout _EffectSteps) { steps.append(.filter(filter)) }
}
