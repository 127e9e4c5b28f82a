import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// The preference pass: collects preferences and observed values from the scrolled tree, in view
/// order.
@MainActor struct PreferencePass {
  /// The phase and velocity of a scroll view.
  var motion: @MainActor (PlacedScrollView) -> (phase: ScrollPhase, velocity: CGVector) = { _ in
    (.idle, .zero)
  }
  /// The observed values, inner observers first.
  private(set) var observations: [GeometryObservation] = []

  /// The preferences of a view's subtree; `origin` is the origin of the view's parent.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings = Surroundings()
  ) -> PreferenceValues {
    if view.isFixed, !view.node.carriesPreferences { return PreferenceValues() }
    let frame = view.frame.offsetBy(origin)
    let inner = surroundings.inside(view.source, frame: frame, offset: view.offset)
    var values = PreferenceValues()
    for child in view.opened.childrenInViewOrder {
      values.take(run(child, at: frame.origin, in: inner))
    }
    if let scroll = PlacedScrollView(view.source) {
      values.set(
        ObservedScrollState.self,
        ObservedScrollState(scroll, offset: view.offset, motion: motion(scroll)))
      let visibleArea = CGRect(origin: view.offset, size: scroll.containerSize)
      values.set(
        ObservedScrollTargets.self,
        ObservedScrollTargets(
          targets: { scroll.targets(around: visibleArea) }, window: visibleArea))
    }
    if let role = view.node.preferenceRole {
      let geometry = Geometry(
        size: frame.size, origin: frame.origin, surroundings: surroundings)
      switch role {
      case .change(let change): change(&values, geometry)
      case .observe(let observer):
        observations.append(
          GeometryObservation(observer: observer, value: observer.value(values, geometry)))
      case .visibility: break
      }
    }
    return values
  }
}

extension ScrolledView {
  /// The children in view order: a view before its background.
  @MainActor fileprivate var childrenInViewOrder: [ScrolledView] {
    node.beginsWithBackground ? children.reversed() : children
  }
}
