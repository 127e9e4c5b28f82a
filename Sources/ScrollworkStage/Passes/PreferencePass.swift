import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Collects what views hand up, in view order, from a scene in which everything stands in its place.
@MainActor struct PreferencePass {
  /// What a scroll view is doing, and how fast.
  var motion: @MainActor (PlacedScrollView) -> (phase: ScrollPhase, velocity: CGVector) = { _ in
    (.idle, .zero)
  }
  /// What observers see, the inner ones first.
  private(set) var observations: [GeometryObservation] = []

  /// What a view and those inside hand up; the view is in something that stands at `origin`.
  mutating func run(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings = Surroundings()
  ) -> PreferenceValues {
    if view.isFixed, !view.node.carriesPreferences { return PreferenceValues() }
    let frame = view.frame.offsetBy(origin)
    let inner = surroundings.inside(view.source, frame: frame)
    var values = PreferenceValues()
    for child in view.opened.childrenInViewOrder {
      values.take(run(child, at: frame.origin, in: inner))
    }
    if let scroll = PlacedScrollView(view.source) {
      values.set(SeenScroll.self, SeenScroll(scroll, offset: view.offset, motion: motion(scroll)))
      let window = CGRect(origin: view.offset, size: scroll.containerSize)
      values.set(
        SeenTargets.self,
        SeenTargets(targets: { scroll.targets(around: window) }, window: window))
    }
    if let wrapper = view.node as? WrapperNode, case .preference(let role) = wrapper.role {
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
  /// The parts, a view before what lies behind it.
  @MainActor fileprivate var childrenInViewOrder: [ScrolledView] {
    guard let layer = node as? PreferenceLayerNode, layer.isBackground else { return children }
    return children.reversed()
  }
}
