import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension SceneTree {
  /// The result of the scroll pass: the settled layout with scroll views at their offsets.
  func scrolled(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, withNeighbors: Bool = false,
    reach: @escaping @MainActor (PlacedScrollView) -> CGSize = { _ in .zero }
  ) -> ScrolledView {
    ScrollPass(offset: offsets, makesNeighbors: withNeighbors, reach: reach)
      .run(
        placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
  }

  /// The result of the scroll pass with all views outside lazy rows, far ones included.
  func scrolledWhole(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint,
    isPlaced: (@MainActor (PlacedScrollView) -> Bool)? = nil
  ) -> ScrolledView {
    ScrollPass(offset: offsets, skipsWhatIsFar: false, isPlaced: isPlaced)
      .run(
        placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
  }

  /// The matched views; nil if there are none.
  func matches(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes
  ) -> MatchedGeometryPass? {
    guard session.observed.contains(.matchedGeometry) else { return nil }
    let presented = PresentPass(looks: looks, offset: offsets)
      .run(scrolled(offsets: offsets, withNeighbors: true))
    return MatchedGeometryPass(presented, looks: looks, offset: offsets)
  }

  /// Runs the scroll, present, match and effect passes.
  func passes(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes,
    recordsEffectSources: Bool = false
  ) -> PassResults {
    passes(
      after: scrolled(offsets: offsets, looks: looks), offsets: offsets, looks: looks,
      recordsEffectSources: recordsEffectSources)
  }

  /// Runs the scroll pass.
  func scrolled(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes
  ) -> ScrolledView {
    scrolled(
      offsets: offsets, withNeighbors: !looks.animations.flights.isEmpty,
      reach: { looks.reach(of: $0) })
  }

  /// Runs the present, match and effect passes.
  func passes(
    after scrolled: ScrolledView, offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint,
    looks: AnimatedAttributes, recordsEffectSources: Bool = false
  ) -> PassResults {
    let presented = PresentPass(looks: looks, offset: offsets).run(scrolled)
    let matched =
      session.observed.contains(.matchedGeometry)
      ? MatchedGeometryPass(presented, looks: looks, offset: offsets).run(
        presented, session: session)
      : presented
    var effects = EffectPass(looks: looks, recordsSources: recordsEffectSources)
    let dressed = effects.run(matched, in: scene.surroundings)
    return PassResults(
      layout: placed, scrolled: scrolled, presented: presented, matched: matched,
      dressed: dressed, children: effects.children, effectSources: effects.sources ?? [:])
  }

  /// The sources of the effects that depend on the position of their view, as they are shown.
  func effectSources(
    offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint, looks: AnimatedAttributes
  ) -> [ViewPath: EffectSource] {
    guard session.observed.contains(.positionEffects) else { return [:] }
    return passes(offsets: offsets, looks: looks, recordsEffectSources: true).effectSources
  }

  /// Settles the contents of geometry readers and preference layers at `offsets`, near and far;
  /// returns the observed values of geometry and preferences.
  func look(
    around offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint,
    motion: @escaping @MainActor (PlacedScrollView) -> (phase: ScrollPhase, velocity: CGVector) = {
      _ in
      (.idle, .zero)
    }
  ) -> [GeometryObservation] {
    guard
      makesContentWhileScrolling || needsSettling || session.observed.contains(.geometryObservers)
    else {
      watchContents()
      return []
    }
    let scrolled = scrolledWhole(offsets: offsets)
    var preferences = PreferencePass()
    if session.observed.contains(.geometryObservers) {
      preferences.motion = motion
      _ = preferences.run(scrolled, in: scene.surroundings)
    }
    settle(scrolled)
    watchContents()
    return preferences.observations
  }

  /// Whether the scroll pass makes views, in geometry readers and from preferences.
  var makesContentWhileScrolling: Bool {
    !session.observed.isDisjoint(with: .contentMadeWhileScrolling)
  }

  /// The visibility observers of near views, and whether their view is visible.
  func visibility(
    offset: @escaping @MainActor (PlacedScrollView) -> CGPoint
  ) -> [(observer: VisibilityObserver, isVisible: Bool)] {
    guard session.observed.contains(.visibilityObservers) else { return [] }
    var pass = VisibilityPass()
    pass.run(scrolled(offsets: offset), window: CGRect(origin: .zero, size: scene.canvas))
    return pass.seen
  }

  /// The visible scroll views of a dressed tree, of SwiftUI and of UIKit, outermost first.
  func visibleScrollers(_ view: DressedView) -> [DressedView] {
    var found: [DressedView] = []
    func visit(_ view: DressedView) {
      if view.node.isCoveredPage, view.look.opacity == 0 { return }
      if view.node.isScrollingView { found.append(view) }
      view.children.forEach(visit)
    }
    visit(view)
    return found
  }
}

/// The results of the passes at one time, from layout to effect.
struct PassResults {
  /// The settled layout.
  let layout: Placed
  /// The tree with the content of scroll views at their offsets.
  let scrolled: ScrolledView
  /// The tree with animated frames and departures.
  let presented: ScrolledView
  /// The tree with matched views in the frames of their groups.
  let matched: ScrolledView
  /// The tree with the looks of all effects.
  let dressed: DressedView
  /// The views with effects that follow scrolling, in view order.
  let children: [ChildReport]
  /// The sources of these effects, if they were recorded.
  let effectSources: [ViewPath: EffectSource]
}
