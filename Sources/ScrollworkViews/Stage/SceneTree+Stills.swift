import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling

extension SceneTree {
  /// The third pass: the scene scrolled.
  func scrolled(
    offsets: @escaping @MainActor (ScrollNode) -> CGPoint, withNeighbors: Bool = false,
    reach: @escaping @MainActor (ScrollNode) -> CGSize = { _ in .zero }
  ) -> ScrolledView {
    ScrollPass(offset: offsets, makesNeighbors: withNeighbors, reach: reach)
      .run(
        placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
  }

  /// The views that match others; nil if none do.
  func matches(
    offsets: @escaping @MainActor (ScrollNode) -> CGPoint, looks: FixedLooks
  ) -> MatchPass? {
    guard session.hasMatches else { return nil }
    let shown = PresentPass(looks: looks, offset: offsets)
      .run(scrolled(offsets: offsets, withNeighbors: true))
    return MatchPass(shown, looks: looks, offset: offsets)
  }

  /// The third and fourth pass: the scene scrolled and dressed, and the views with effects in it.
  func dressed(
    offsets: @escaping @MainActor (ScrollNode) -> CGPoint, looks: FixedLooks
  ) -> (view: DressedView, children: [ChildReport]) {
    // Views that match others were laid out for the place where they were then.
    if session.hasMatches { placeAgain() }
    var effects = EffectPass(looks: looks)
    let shown = PresentPass(looks: looks, offset: offsets)
      .run(
        scrolled(
          offsets: offsets, withNeighbors: !looks.animations.flights.isEmpty,
          reach: { looks.reach(of: $0) }))
    let view = effects.run(
      session.hasMatches ? MatchPass(shown, looks: looks, offset: offsets).run(shown) : shown,
      in: scene.surroundings)
    return (view, effects.children)
  }

  /// Makes the views that depend on their place for where they stand now, near and far, and says
  /// what those who watch geometry and preferences see.
  func look(
    around offsets: @escaping @MainActor (ScrollNode) -> CGPoint,
    motion: @escaping @MainActor (ScrollNode) -> (phase: ScrollPhase, velocity: CGVector) = { _ in
      (.idle, .zero)
    }
  ) -> [GeometryObservation] {
    guard session.readsPlace || session.observesGeometry else {
      watchContents()
      return []
    }
    let canvas = CGRect(origin: .zero, size: scene.canvas)
    let scrolled = ScrollPass(offset: offsets, skipsWhatIsFar: false)
      .run(placed, visible: canvas, in: scene.surroundings)
    var preferences = PreferencePass()
    preferences.motion = motion
    preferences.content = { [self] scroll in content(of: scroll) }
    _ = preferences.run(scrolled, in: scene.surroundings)
    if session.readsPlace { placeAgain() }
    watchContents()
    return preferences.observations
  }

  /// Who watches whether a view is in sight, of those that are near, and whether it is.
  func visibility(
    offset: @escaping @MainActor (ScrollNode) -> CGPoint
  ) -> [(observer: VisibilityObserver, isVisible: Bool)] {
    guard session.observesVisibility else { return [] }
    var pass = VisibilityPass()
    pass.run(scrolled(offsets: offset), window: CGRect(origin: .zero, size: scene.canvas))
    return pass.seen
  }

  /// The scroll views that can be seen in a dressed scene, those of UIKit too, outermost first.
  func visibleScrollers(_ view: DressedView) -> [Node] {
    if let wrapper = view.node as? WrapperNode, case .covered = wrapper.role,
      view.look.opacity == 0
    {
      return []
    }
    let isScroller = view.node is ScrollNode || (view.node as? UIKitNode)?.scrollView != nil
    return (isScroller ? [view.node] : []) + view.children.flatMap(visibleScrollers)
  }
}

extension ScrollNode {
  /// The part of the content that the window sees while a segment lasts.
  ///
  /// Every formula is sampled: where it begins, where it ends, and at fifteen moments in between,
  /// with half a window more at both ends for what a bounce does between two samples.
  func areaPassed(by segment: ScrollSegment) -> CGRect {
    let end = segment.end ?? segment.start
    return (0...16).reduce(CGRect.null) { area, step in
      let time = segment.start + (end - segment.start) * Double(step) / 16
      return area.union(CGRect(origin: segment.offset(at: time), size: containerSize))
    }
  }
}
