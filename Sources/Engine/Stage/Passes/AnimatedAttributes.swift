import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The animated attributes of views at one time.
struct AnimatedAttributes {
  let animations: RunningAnimations
  let time: Double
  /// The records of animated scroll transitions.
  var transitions: [ViewPath: TransitionRecord] = [:]

  /// The displacement of an attribute; nil without a running animation.
  @MainActor private func displacement(_ attribute: AttributeKey.Attribute, of node: Node)
    -> Displacement?
  {
    guard node.isAnimated else { return nil }
    return animations.displacements[AttributeKey(path: node.path, attribute: attribute)]
  }

  /// The look of a view with a fixed effect, with its animation.
  @MainActor func look(of wrapper: WrapperNode, size: CGSize) -> EffectLook {
    guard let effect = wrapper.fixedEffect else { return .identity }
    return look(of: effect, on: wrapper, size: size)
  }

  /// The look of an effect on a view, with its animation.
  @MainActor func look(
    of effect: some VisualEffect, on wrapper: WrapperNode, size: CGSize
  ) -> EffectLook {
    let current = effect.displaced(by: displacement(.effect, of: wrapper), at: time)
    return ScrollworkEffects.look(of: current, size: size, isRightToLeft: wrapper.isRightToLeft)
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
  @MainActor func leaf(_ node: LeafNode) -> any Leaf {
    guard node.isAnimated else { return node.leaf }
    return node.leaf.displaced(
      shape: displacement(.shape, of: node), paint: displacement(.paint, of: node), at: time)
  }

  /// The cross-fade of a text, and the opacity of the replaced text.
  @MainActor func fade(of node: LeafNode) -> (fade: TextCrossFade, part: Double)? {
    guard node.isAnimated, let fade = animations.fades[node.path],
      let part: Double = fade.way.value(at: time)
    else { return nil }
    return (fade, part)
  }

  /// The removed views that are still drawn inside a view.
  @MainActor func departures(from node: Node) -> [Departure] {
    guard node.isAnimated else { return [] }
    return animations.departures.filter { $0.container == node.path && time < $0.end }
  }

  /// The displacement of a view's frame.
  @MainActor func frame(of node: Node) -> FrameVector? {
    displacement(.frame, of: node)?.value(at: time)
  }

  /// The distance beyond its visible area in which a scroll view shows views, in layout
  /// coordinates: the displacements of its frame and of its content's offset and size.
  @MainActor func reach(of scroll: PlacedScrollView) -> CGSize {
    func remaining(_ attribute: AttributeKey.Attribute) -> CGRect {
      var rect = CGRect.zero
      if let vector: FrameVector = displacement(attribute, of: scroll.node)?.value(at: time) {
        rect.animatableData = vector
      }
      return rect
    }
    return scroll.reach(frame: remaining(.frame), content: remaining(.content))
  }
}

extension LeafNode {
  /// The draw commands of the leaf in `rect`, its frame for a layout proposal.
  func commands(
    in rect: CGRect, proposal: ProposedViewSize, looks: AnimatedAttributes
  ) -> [DrawCommand] {
    looks.leaf(self).commands(in: rect, proposal: proposal)
  }
}
