import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

extension SceneTree {
  /// The third and fourth pass: the scene scrolled and dressed, and the views with effects in it.
  func dressed(
    offsets: @escaping @MainActor (ScrollNode) -> CGPoint, looks: FixedLooks
  ) -> (view: DressedView, children: [ChildReport]) {
    let scrolled = ScrollPass(offset: offsets)
      .run(placed, visible: CGRect(origin: .zero, size: scene.canvas))
    var effects = EffectPass(looks: looks)
    let view = effects.run(PresentPass(looks: looks).run(scrolled))
    return (view, effects.children)
  }

  /// The scroll views that can be seen in a dressed scene, outermost first.
  func visibleScrollNodes(_ view: DressedView) -> [ScrollNode] {
    let own = (view.node as? ScrollNode).map { [$0] } ?? []
    return own + view.children.flatMap(visibleScrollNodes)
  }
}

extension ScrollNode {
  /// The part of the content that the window sees while a segment lasts.
  ///
  /// Every formula is sampled: where it begins, where it ends, and at fifteen moments in between,
  /// with half a window more at both ends for what a bounce does between two samples.
  func areaPassed(by segment: ScrollSegment) -> CGRect {
    let end = segment.end ?? segment.start
    return (0...16).reduce(CGRect.null) { area, step in
      let time = segment.start + (end - segment.start) * Double(step) / 16
      return area.union(CGRect(origin: segment.offset(at: time), size: containerSize))
    }
  }
}
