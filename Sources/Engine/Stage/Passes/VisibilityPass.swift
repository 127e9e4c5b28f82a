import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// The visibility pass: finds whether observed views are visible, in a scrolled tree without
/// displacements.
///
/// Views that the scroll pass left out are not visible.
@MainActor struct VisibilityPass {
  /// The observers, outermost first, and whether enough of their view is visible.
  private(set) var seen: [(observer: VisibilityObserver, isVisible: Bool)] = []

  /// Visits a view; `origin` is the origin of its parent, `window` the visible area, both on the
  /// canvas.
  mutating func run(_ view: ScrolledView, at origin: CGPoint = .zero, window: CGRect) {
    if view.isFixed, !view.node.carriesPreferences { return }
    let frame = view.frame.offsetBy(origin)
    if case .visibility(let observer)? = view.node.preferenceRole {
      let fraction = VisibleFraction.part(of: frame, in: window)
      seen.append((observer, VisibleFraction.isEnough(fraction, threshold: observer.threshold)))
    }
    var inner = window
    if view.node.scrolledAxes != nil {
      let visibleArea = window.intersection(frame)
      // An empty area far outside of the canvas, so that nothing is visible in it.
      inner = visibleArea.isNull ? CGRect(x: -1e9, y: -1e9, width: 0, height: 0) : visibleArea
    }
    for child in view.opened.children { run(child, at: frame.origin, window: inner) }
  }
}
