import Foundation
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkViews

/// A node at one moment with its look.
struct DressedView {
  let view: ScrolledView
  /// What effects do to the node, for one that has some.
  let look: EffectLook
  let children: [DressedView]

  var node: Node { view.node }

  /// The view with all its parts: those of a view in which nothing moves are not looked into before
  /// somebody needs them.
  ///
  /// Where it stands matters to looks made from geometry only, of which such a view has none.
  @MainActor func opened(_ looks: AnimatedAttributes) -> DressedView {
    guard view.isFixed else { return self }
    var effects = EffectPass(looks: looks)
    return effects.run(view.opened)
  }
}

/// The fourth pass: finds the look of every view that has effects.
///
/// A look is a function of where the view stands before effects, and so of the content offset; it
/// changes no frame.
@MainActor struct EffectPass {
  /// How views with fixed effects look.
  let looks: AnimatedAttributes
  /// The views with effects that follow scrolling, in the order they were met.
  private(set) var children: [ChildReport] = []

  init(looks: AnimatedAttributes) { self.looks = looks }

  /// Dresses a view that stands at `origin` on the canvas.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings = Surroundings()
  ) -> DressedView {
    let place = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
    var inner = surroundings.inside(
      view.source, frame: CGRect(origin: place, size: view.frame.size))
    if (view.node as? LayoutNode)?.barBehavior != nil {
      inner.scrolledUnderBar = view.scrolledUnderBar
    }
    var look = EffectLook.identity
    if let wrapper = view.node as? WrapperNode {
      look = self.look(of: wrapper, size: view.frame.size, at: place, in: surroundings)
    }
    if let hosted = view.node as? UIKitNode { look = hosted.look(at: looks.time) }
    var dressed: [DressedView] = []
    for child in view.children { dressed.append(run(child, at: place, in: inner)) }
    return DressedView(view: view, look: look, children: dressed)
  }

  private mutating func look(
    of wrapper: WrapperNode, size: CGSize, at place: CGPoint, in surroundings: Surroundings
  ) -> EffectLook {
    let frame = CGRect(origin: place, size: size)
    switch wrapper.role {
    case .effect, .covered: return looks.look(of: wrapper, size: size)
    case .collapse(let effect):
      return ScrollworkEffects.look(
        of: effect(surroundings.scrolledUnderBar), size: size,
        isRightToLeft: wrapper.isRightToLeft)
    case .geometry(let effect):
      let proxy = GeometryProxy(
        Geometry(size: size, origin: place, surroundings: surroundings))
      let look = ScrollworkEffects.look(
        of: effect(proxy), size: size, isRightToLeft: wrapper.isRightToLeft)
      children.append(ChildReport(wrapper, frame: frame, phase: nil, progress: nil, look: look))
      return look
    case .transition(let transition, let axis):
      guard
        let goal = transition.state(
          of: frame, axis: axis, in: surroundings, isRightToLeft: wrapper.isRightToLeft)
      else { return .identity }
      let record = transition.takesTime ? looks.transitions[wrapper.path] : nil
      let state = transition.shown(goal, record: record, at: looks.time)
      let phase = (record?.goal(at: looks.time) ?? goal).phase
      let look = transition.look(
        state, phase: phase, size: size, isRightToLeft: wrapper.isRightToLeft)
      children.append(
        ChildReport(wrapper, frame: frame, phase: phase, progress: state.progress, look: look))
      return look
    default: return .identity
    }
  }
}

extension ScrollTransition {
  /// How far a view at `frame` on the canvas is on its way in, or would be if it took no time; nil
  /// without a scroll view around it that scrolls along the axis.
  ///
  /// Without an axis it is that of the nearest scroll view, vertical when that one scrolls both ways.
  func state(
    of frame: CGRect, axis: Axis?, in surroundings: Surroundings, isRightToLeft: Bool
  ) -> TransitionState? {
    guard let window = surroundings.window(axis) else { return nil }
    let axis = axis ?? (window.axes.contains(.vertical) ? .vertical : .horizontal)
    let length = frame.size[axis]
    let container = window.area.max(axis) - window.area.min(axis)
    let start = frame.min(axis) - window.area.min(axis)
    let isMirrored = axis == .horizontal && isRightToLeft
    return state(
      start: isMirrored ? container - start - length : start, length: length, container: container)
  }
}
