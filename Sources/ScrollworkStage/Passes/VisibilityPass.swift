import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// Finds out which of the views that somebody watches are in sight, in a scene in which everything
/// stands in its place.
///
/// Views that are far were left out of that: they are not in sight.
@MainActor struct VisibilityPass {
  /// Who watches, outermost first, and whether enough of the view is in sight.
  private(set) var seen: [(observer: VisibilityObserver, isVisible: Bool)] = []

  /// Looks at a view in something that stands at `origin`; `window` is what is shown of it, in the
  /// coordinates of the canvas.
  mutating func run(_ view: ScrolledView, at origin: CGPoint = .zero, window: CGRect) {
    if view.isFixed, !view.node.carriesPreferences { return }
    let frame = view.frame.offsetBy(origin)
    if let wrapper = view.node as? WrapperNode,
      case .preference(.visibility(let observer)) = wrapper.role
    {
      let part = VisibleFraction.part(of: frame, in: window)
      seen.append((observer, VisibleFraction.isEnough(part, threshold: observer.threshold)))
    }
    var inner = window
    if view.node is ScrollNode {
      let shown = window.intersection(frame)
      // Outside of everything, so that nothing is in sight.
      inner = shown.isNull ? CGRect(x: -1e9, y: -1e9, width: 0, height: 0) : shown
    }
    for child in view.opened.children { run(child, at: frame.origin, window: inner) }
  }
}
