import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkViews

/// Finds what scroll transitions that take their time are asked for, in a scene in which everything
/// stands in its place.
@MainActor struct TransitionPass {
  /// What the place of one view asks of its transition.
  struct Wish {
    let path: ViewPath
    let transition: ScrollTransition
    let goal: TransitionState
    /// What was asked of a lazy row a tick before, when it was not yet made; nil for other views.
    let before: TransitionState?
  }

  /// How far the content of a scroll view has moved in the tick before, if it did not jump.
  let advance: (ViewPath) -> CGVector

  /// In the order the views were met.
  private(set) var wishes: [Wish] = []

  init(advance: @escaping (ViewPath) -> CGVector) { self.advance = advance }

  /// A scroll view around.
  private struct Scroll {
    let path: ViewPath
    let axes: Axis.Set
    /// Whether there is a lazy stack in it.
    var isLazy = false
  }

  private var scrolls: [Scroll] = []

  /// Looks at a view in something that stands at `origin`.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings
  ) {
    // What does not move follows no scroll view.
    guard !view.isFixed else { return }
    let frame = view.frame.offsetBy(origin)
    if let wrapper = view.node as? WrapperNode,
      case .transition(let transition, let axis) = wrapper.role, transition.takesTime
    {
      note(wrapper, transition, axis, at: frame, in: surroundings)
    }
    let around = scrolls
    if let scroll = view.node as? ScrollNode {
      scrolls.append(Scroll(path: scroll.path, axes: scroll.axes))
    } else if let lazy = view.node as? LazyStackNode {
      for index in scrolls.indices where scrolls[index].axes.contains(lazy.axis) {
        scrolls[index].isLazy = true
      }
    }
    let inner = surroundings.inside(view.source, frame: frame)
    for child in view.children { run(child, at: frame.origin, in: inner) }
    scrolls = around
  }

  private mutating func note(
    _ wrapper: WrapperNode, _ transition: ScrollTransition, _ axis: Axis?, at frame: CGRect,
    in surroundings: Surroundings
  ) {
    let state = { (frame: CGRect) in
      transition.state(
        of: frame, axis: axis, in: surroundings, isRightToLeft: wrapper.isRightToLeft)
    }
    guard let goal = state(frame) else { return }
    let window = scrolls.last { axis.map($0.axes.contains) ?? true }
    let way = window.flatMap { $0.isLazy ? advance($0.path) : nil }
    wishes.append(
      Wish(
        path: wrapper.path, transition: transition, goal: goal,
        before: way.flatMap { state(frame.offsetBy(dx: $0.dx, dy: $0.dy)) }))
  }
}
