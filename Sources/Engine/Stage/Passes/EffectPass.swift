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

/// What the effect of a view is made from, beside the values that its closure captures.
enum EffectSource {
  /// The geometry of a view with a `visualEffect`.
  case geometry(Geometry)
  /// The state of a view with a `scrollTransition`.
  case transition(TransitionState, ScrollTransitionPhase)

  /// The effect that a view makes from this source; nil if its effect needs another source or none.
  @MainActor func effect(of wrapper: WrapperNode) -> (any VisualEffect)? {
    switch (wrapper.role, self) {
    case (.geometry(let effect), .geometry(let geometry)): effect(GeometryProxy(geometry))
    case (.transition(let transition, _), .transition(let state, let phase)):
      transition.effect(state, phase: phase)
    default: nil
    }
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
    if let layout = view.node as? LayoutNode {
      if layout.barBehavior != nil { inner.scrolledUnderBar = view.scrolledUnderBar }
      if layout.hasBarBelow { inner.contentUnderBarBelow = view.contentUnderBarBelow }
    }
    let placement = outer.at(view.frame.origin, view.node)
    var look = EffectLook.identity
    if let wrapper = view.node as? WrapperNode {
      look = self.look(of: wrapper, frame: frame, in: surroundings, on: placement)
    }
    if let hosted = view.node as? UIKitNode { look = hosted.look(at: looks.time) }
    let content = placement.inside(look, opacity: view.node.hostedOpacity)
    var dressed: [DressedView] = []
    for child in view.children {
      dressed.append(run(child, at: frame.origin, in: inner, on: content))
    }
    return DressedView(view: view, look: look, children: dressed)
  }

  private mutating func look(
    of wrapper: WrapperNode, frame: CGRect, in surroundings: Surroundings,
    on placement: CanvasPlacement
  ) -> EffectLook {
    func report(
      _ look: EffectLook, phase: ScrollTransitionPhase? = nil, progress: Double? = nil
    ) -> EffectLook {
      children.append(
        ChildReport(
          wrapper, frame: frame, phase: phase, progress: progress, look: look, on: placement))
      return look
    }
    let size = frame.size
    switch wrapper.role {
    case .geometry where !followsScrolling, .transition where !followsScrolling: return .identity
    case .effect, .covered: return looks.look(of: wrapper, size: size)
    case .collapse(let edge, let effect):
      let distance =
        edge == .top ? surroundings.scrolledUnderBar : surroundings.contentUnderBarBelow
      return ScrollworkEffects.look(
        of: effect(distance), size: size, isRightToLeft: wrapper.isRightToLeft)
    case .geometry(let effect):
      let geometry = Geometry(size: size, origin: frame.origin, surroundings: surroundings)
      sources?[wrapper.path] = .geometry(geometry)
      return report(looks.look(of: effect(GeometryProxy(geometry)), on: wrapper, size: size))
    case .transition(let transition, let axis):
      guard
        let goal = transition.state(
          of: frame, axis: axis, in: surroundings, isRightToLeft: wrapper.isRightToLeft)
      else { return report(.identity) }
      let record = transition.takesTime ? looks.transitions[wrapper.path] : nil
      let state = transition.shown(goal, record: record, at: looks.time)
      let phase = (record?.goal(at: looks.time) ?? goal).phase
      sources?[wrapper.path] = .transition(state, phase)
      func make() -> EffectLook {
        looks.look(of: transition.effect(state, phase: phase), on: wrapper, size: size)
      }
      let look =
        wrapper.isAnimated
        ? make() : wrapper.look(for: TransitionLookKey(state, phase, size), make: make)
      return report(look, phase: phase, progress: state.progress)
    default: return .identity
    }
  }
}

extension ScrollTransition {
  /// The state of a view with `frame` on the canvas, as if the transition took no time; nil without
  /// a surrounding scroll view that scrolls along the axis.
  ///
  /// A nil axis is that of the nearest scroll view, and vertical if that one scrolls along both.
  func state(
    of frame: CGRect, axis: Axis?, in surroundings: Surroundings, isRightToLeft: Bool
  ) -> TransitionState? {
    guard let scroll = surroundings.window(axis) else { return nil }
    let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let length = frame.size[axis]
    let container = scroll.area.max(axis) - scroll.area.min(axis)
    let start = frame.min(axis) - scroll.area.min(axis)
    let isMirrored = axis == .horizontal && isRightToLeft
    return state(
      start: isMirrored ? container - start - length : start, length: length, container: container)
  }
}
