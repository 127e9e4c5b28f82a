package import Foundation
package import ScrollworkEffects
package import ScrollworkGeometry

extension WrapperNode {
  /// The look in a frame on the canvas: a function of the frame before effects, and so of the content
  /// offset.
  func effectLook(
    in frame: CGRect, _ surroundings: Surroundings, _ attributes: AnimatedAttributes,
    followsScrolling: Bool
  ) -> NodeLook {
    func look(of effect: some VisualEffect) -> EffectLook {
      attributes.look(of: effect, on: self, size: frame.size, isRightToLeft: isRightToLeft)
    }
    switch role {
    case .geometry where !followsScrolling, .transition where !followsScrolling: return NodeLook()
    case .effect(let effect), .covered(let effect): return NodeLook(look: look(of: effect))
    case .collapse(let edge, let effect):
      let distance =
        edge == .top ? surroundings.scrolledUnderBar : surroundings.contentUnderBarBelow
      return NodeLook(
        look: ScrollworkEffects.look(
          of: effect(distance), size: frame.size, isRightToLeft: isRightToLeft))
    case .geometry(let effect):
      let geometry = Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings)
      return NodeLook(
        look: look(of: effect(GeometryProxy(geometry))),
        scrolling: ScrollingEffect(source: .geometry(geometry)))
    case .transition(let transition, let axis):
      return transitionLook(transition, axis, in: frame, surroundings, attributes)
    default: return NodeLook()
    }
  }

  private func transitionLook(
    _ transition: ScrollTransition, _ axis: Axis?, in frame: CGRect, _ surroundings: Surroundings,
    _ attributes: AnimatedAttributes
  ) -> NodeLook {
    guard
      let goal = transition.state(
        of: frame, axis: axis, in: surroundings, isRightToLeft: isRightToLeft)
    else { return NodeLook(scrolling: ScrollingEffect()) }
    let record = transition.takesTime ? attributes.transitions[path] : nil
    let state = transition.shown(goal, record: record, at: attributes.time)
    let phase = (record?.goal(at: attributes.time) ?? goal).phase
    func make() -> EffectLook {
      attributes.look(
        of: transition.effect(state, phase: phase), on: self, size: frame.size,
        isRightToLeft: isRightToLeft)
    }
    let look =
      isAnimated
      ? make() : self.look(for: TransitionLookKey(state, phase, frame.size), make: make)
    return NodeLook(
      look: look,
      scrolling: ScrollingEffect(
        phase: phase, progress: state.progress, source: .transition(state, phase)))
  }

  /// The effect that the node makes from a source; nil if its effect needs another source or none.
  func effect(from source: EffectSource) -> (any VisualEffect)? {
    switch (role, source) {
    case (.geometry(let effect), .geometry(let geometry)): effect(GeometryProxy(geometry))
    case (.transition(let transition, _), .transition(let state, let phase)):
      transition.effect(state, phase: phase)
    default: nil
    }
  }
}

extension ScrollTransition {
  /// The state of a view with `frame` on the canvas, as if the transition took no time; nil without
  /// a surrounding scroll view that scrolls along the axis.
  ///
  /// A nil axis is that of the nearest scroll view, and vertical if that one scrolls along both.
  @MainActor package func state(
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
