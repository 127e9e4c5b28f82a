import Foundation
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

/// A node at one time with its look.
final class DressedView {
  let view: ScrolledView
  /// The result of the node's effects; the identity for a node without effects.
  let look: EffectLook
  let children: [DressedView]

  init(view: ScrolledView, look: EffectLook, children: [DressedView]) {
    (self.view, self.look, self.children) = (view, look, children)
  }

  var node: Node { view.node }

  /// The view with its descendants; those of a fixed view are dressed on demand.
  ///
  /// The origin is left out: only looks made from geometry depend on it, and a fixed view has none.
  @MainActor func opened(_ looks: AnimatedAttributes) -> DressedView {
    guard view.isFixed else { return self }
    var effects = EffectPass(looks: looks)
    return effects.run(view.opened)
  }
}

/// The effect pass: turns scrolled views into dressed views, each with the look of its effects.
///
/// A look is a function of the view's frame before effects, and so of the content offset; it
/// changes no frame.
@MainActor struct EffectPass {
  /// The animated attributes, the looks of fixed effects among them.
  let looks: AnimatedAttributes
  /// Whether effects that follow scrolling apply; without, their views have the identity look.
  var followsScrolling = true
  /// The views with effects that follow scrolling, in view order.
  private(set) var children: [ChildReport] = []
  /// The sources of the effects that follow scrolling, by the path of their view; nil if they are not
  /// recorded.
  private(set) var sources: [ViewPath: EffectSource]?

  init(looks: AnimatedAttributes, recordsSources: Bool = false) {
    self.looks = looks
    sources = recordsSources ? [:] : nil
  }

  /// A view with its look; `origin` is the origin of its parent on the canvas, before effects, and
  /// `outer` the placement of its parent, after effects.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero,
    in surroundings: Surroundings = Surroundings(), on outer: CanvasPlacement = CanvasPlacement()
  ) -> DressedView {
    let frame = CGRect(
      origin: CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY),
      size: view.frame.size)
    var inner = surroundings.inside(view.source, frame: frame, offset: view.offset)
    let bars = view.node.barEdges
    if bars.contains(.top) { inner.scrolledUnderBar = view.scrolledUnderBar }
    if bars.contains(.bottom) { inner.contentUnderBarBelow = view.contentUnderBarBelow }
    let placement = outer.at(view.frame.origin, view.node)
    var look = EffectLook.identity
    if view.node.lookRole != .none {
      let shown = view.node.look(
        in: frame, surroundings, attributes: looks, followsScrolling: followsScrolling)
      look = shown.look
      if let effect = shown.scrolling {
        if let source = effect.source { sources?[view.node.path] = source }
        children.append(
          ChildReport(view.node, frame: frame, effect, look: look, on: placement))
      }
    }
    let content = placement.inside(look, opacity: view.node.contentOpacity)
    var dressed: [DressedView] = []
    for child in view.children {
      dressed.append(run(child, at: frame.origin, in: inner, on: content))
    }
    return DressedView(view: view, look: look, children: dressed)
  }
}
