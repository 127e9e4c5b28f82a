import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkViews

/// The transition pass: finds the goals of animated scroll transitions in a scrolled tree without
/// displacements.
@MainActor struct TransitionPass {
  /// The goal of one view's transition.
  struct Wish {
    let node: Node
    let transition: ScrollTransition
    let goal: TransitionState
    /// The goal of a lazy row one tick earlier, before it was made; nil for other views.
    let before: TransitionState?
  }

  /// The change of a scroll view's content offset in the last tick, jumps excluded.
  let advance: (ViewPath) -> CGVector

  /// The goals, in view order.
  private(set) var wishes: [Wish] = []

  init(advance: @escaping (ViewPath) -> CGVector) { self.advance = advance }

  /// An enclosing scroll view.
  private struct Scroll {
    let path: ViewPath
    let axes: Axis.Set
    /// Whether the visited view is in a lazy stack along an axis of the scroll view.
    var isLazy = false
  }

  private var scrolls: [Scroll] = []

  /// Visits a view; `origin` is the origin of its parent on the canvas.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings
  ) {
    // Nothing in a fixed view responds to scrolling.
    guard !view.isFixed else { return }
    let frame = view.frame.offsetBy(origin)
    if let attached = view.node.scrollTransition, attached.transition.takesTime {
      add(view.node, attached, at: frame, in: surroundings)
    }
    let outer = scrolls
    if let axes = view.node.scrolledAxes {
      scrolls.append(Scroll(path: view.node.path, axes: axes))
    } else if let axis = view.node.rowAxis {
      for index in scrolls.indices where scrolls[index].axes.contains(axis) {
        scrolls[index].isLazy = true
      }
    }
    let inner = surroundings.inside(view.source, frame: frame, offset: view.offset)
    for child in view.children { run(child, at: frame.origin, in: inner) }
    scrolls = outer
  }

  private mutating func add(
    _ node: Node, _ attached: AttachedTransition, at frame: CGRect, in surroundings: Surroundings
  ) {
    let axis = attached.axis
    let state = { (frame: CGRect) in
      attached.transition.state(
        of: frame, axis: axis, in: surroundings, isRightToLeft: attached.isRightToLeft)
    }
    guard let goal = state(frame) else { return }
    let scroll = scrolls.last { axis.map($0.axes.contains) ?? true }
    let movement = scroll.flatMap { $0.isLazy ? advance($0.path) : nil }
    wishes.append(
      Wish(
        node: node, transition: attached.transition, goal: goal,
        before: movement.flatMap { state(frame.offsetBy(dx: $0.dx, dy: $0.dy)) }))
  }
}
