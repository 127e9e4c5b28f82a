import Foundation
package import ScrollworkEffects
import ScrollworkGeometry

/// The animated attributes of views at one time.
package struct AnimatedAttributes {
  package let animations: RunningAnimations
  package let time: Double
  /// The records of animated scroll transitions.
  package var transitions: [ViewPath: TransitionRecord]

  package init(
    animations: RunningAnimations, time: Double, transitions: [ViewPath: TransitionRecord] = [:]
  ) {
    (self.animations, self.time, self.transitions) = (animations, time, transitions)
  }

  /// The displacement of an attribute; nil without a running animation.
  @MainActor package func displacement(_ attribute: AttributeKey.Attribute, of node: Node)
    -> Displacement?
  {
    guard node.isAnimated else { return nil }
    return animations.displacements[AttributeKey(path: node.path, attribute: attribute)]
  }

  /// The look of an effect on a view, with its animation.
  @MainActor func look(
    of effect: some VisualEffect, on node: Node, size: CGSize, isRightToLeft: Bool
  ) -> EffectLook {
    let current = effect.displaced(by: displacement(.effect, of: node), at: time)
    return ScrollworkEffects.look(of: current, size: size, isRightToLeft: isRightToLeft)
  }

  /// The animated clip shape of a view.
  @MainActor func outline(_ shape: any Shape, of node: Node) -> any Shape {
    shape.displaced(by: displacement(.outline, of: node), at: time)
  }

  /// The animated shadow of a view.
  @MainActor func shadow(_ shadow: ShadowLook, of node: Node) -> ShadowLook {
    shadow.displaced(by: displacement(.shadow, of: node), at: time)
  }

  /// The animated leaf of a node.
  @MainActor package func leaf(_ leaf: any Leaf, of node: Node) -> any Leaf {
    guard node.isAnimated else { return leaf }
    return leaf.displaced(
      shape: displacement(.shape, of: node), paint: displacement(.paint, of: node), at: time)
  }

  /// The cross-fade of a text, and the opacity of the replaced text.
  @MainActor package func fade(of node: Node) -> (fade: TextCrossFade, part: Double)? {
    guard node.isAnimated, let fade = animations.fades[node.path],
      let part: Double = fade.way.value(at: time)
    else { return nil }
    return (fade, part)
  }

  /// The removed views that are still drawn inside a view.
  @MainActor package func departures(from node: Node) -> [Departure] {
    guard node.isAnimated else { return [] }
    return animations.departures.filter { $0.container == node.path && time < $0.end }
  }

  /// The displacement of a view's frame.
  @MainActor package func frame(of node: Node) -> FrameVector? {
    displacement(.frame, of: node)?.value(at: time)
  }
}
