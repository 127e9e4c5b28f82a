import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension SceneTree {
  /// The third pass: the scene scrolled.
  func scrolled(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, withNeighbors: Bool = false,
    reach: @escaping @MainActor (PlacedScrollView) -> CGSize = { _ in .zero }
  ) -> ScrolledView {
    ScrollPass(offset: offsets, makesNeighbors: withNeighbors, reach: reach)
      .run(
        placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
  }

  /// The scene scrolled, with all views outside lazy rows, also those far out of sight.
  func scrolledWhole(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) -> ScrolledView {
    ScrollPass(offset: offsets, skipsWhatIsFar: false)
      .run(
        placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
  }

  /// The views that match others; nil if none do.
  func matches(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes
  ) -> MatchPass? {
    guard session.observed.contains(.matchedGeometry) else { return nil }
    let shown = PresentPass(looks: looks, offset: offsets)
      .run(scrolled(offsets: offsets, withNeighbors: true))
    return MatchPass(shown, looks: looks, offset: offsets)
  }

  /// Runs the passes after layout, up to the looks.
  func passes(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes
  ) -> PassResults {
    let scrolled = scrolled(
      offsets: offsets, withNeighbors: !looks.animations.flights.isEmpty,
      reach: { looks.reach(of: $0) })
    let presented = PresentPass(looks: looks, offset: offsets).run(scrolled)
    let matched =
      session.observed.contains(.matchedGeometry)
      ? MatchPass(presented, looks: looks, offset: offsets).run(presented, session: session)
      : presented
    var effects = EffectPass(looks: looks)
    let dressed = effects.run(matched, in: scene.surroundings)
    return PassResults(
      layout: placed, scrolled: scrolled, presented: presented, matched: matched,
      dressed: dressed, children: effects.children)
  }

  /// Makes the views that depend on their place for where they stand now, near and far, and says
  /// what those who watch geometry and preferences see.
  func look(
    around offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint,
    motion: @escaping @MainActor (PlacedScrollView) -> (phase: ScrollPhase, velocity: CGVector) = {
      _ in
      (.idle, .zero)
    }
  ) -> [GeometryObservation] {
    guard session.observed.contains(.positionReaders) || session.observed.contains(.geometryObservers) else {
      watchContents()
      return []
    }
    let scrolled = scrolledWhole(offsets: offsets)
    var preferences = PreferencePass()
    preferences.motion = motion
    _ = preferences.run(scrolled, in: scene.surroundings)
    settle(scrolled)
    watchContents()
    return preferences.observations
  }

  /// Who watches whether a view is in sight, of those that are near, and whether it is.
  func visibility(
    offset: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) -> [(observer: VisibilityObserver, isVisible: Bool)] {
    guard session.observed.contains(.visibilityObservers) else { return [] }
    var pass = VisibilityPass()
    pass.run(scrolled(offsets: offset), window: CGRect(origin: .zero, size: scene.canvas))
    return pass.seen
  }

  /// The scroll views that can be seen in a dressed scene, those of UIKit too, outermost first.
  func visibleScrollers(_ view: DressedView) -> [DressedView] {
    if let wrapper = view.node as? WrapperNode, case .covered = wrapper.role,
      view.look.opacity == 0
    {
      return []
    }
    let isScroller = view.node is ScrollNode || (view.node as? UIKitNode)?.scrollView != nil
    return (isScroller ? [view] : []) + view.children.flatMap(visibleScrollers)
  }
}

/// The results of the passes of one moment, from the layout to the looks.
struct PassResults {
  let layout: Placed
  /// The scene with the content of scroll views at their offsets.
  let scrolled: ScrolledView
  /// The scene with animated frames, and with removed views that are still in sight.
  let presented: ScrolledView
  /// The scene with matched views in the frames of their groups.
  let matched: ScrolledView
  /// The scene with the looks of all effects.
  let dressed: DressedView
  /// The views with effects that follow scrolling, in view order.
  let children: [ChildReport]
}
