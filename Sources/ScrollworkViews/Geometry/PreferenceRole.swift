import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// What a view has to do with preferences, or with those who watch its geometry.
package enum PreferenceRole {
  /// It changes what the views inside hand up.
  case change(@MainActor (inout PreferenceValues, Geometry) -> Void)
  /// It watches what they hand up, or where they stand.
  case observe(GeometryObserver)
  /// It watches whether they are in sight.
  case visibility(VisibilityObserver)
}

/// Somebody who watches a value that is known once everything stands in its place.
package struct GeometryObserver {
  /// Where the value seen last is kept.
  let slot: StateSlot
  /// The value now.
  let value: @MainActor (PreferenceValues, Geometry) -> Any
  /// Whether two values differ.
  let differs: (_ previous: Any, _ now: Any) -> Bool
  /// Called with the value seen last, nil at first, and that of now.
  let action: (_ previous: Any?, _ now: Any) -> Void
  let location: SourceLocation
}

/// An observer, and what it sees at one moment.
struct GeometryObservation {
  let observer: GeometryObserver
  let value: Any
}

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
