import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Keeps scroll views anchored when their content or size changes.
@MainActor struct ScrollAnchorKeeper {
  typealias Context = ScrollTrackRecording & StateHosting

  private let context: any Context
  private let mover: ScrollMover
  private let resizes: ResizedScrollSettler
  private let refreshes: RefreshController

  init(
    _ context: any Context, mover: ScrollMover, resizes: ResizedScrollSettler,
    refreshes: RefreshController
  ) {
    (self.context, self.mover) = (context, mover)
    (self.resizes, self.refreshes) = (resizes, refreshes)
  }

  /// A function that moves those of some scroll views whose content or size has changed since `old` to
  /// the offset that keeps their anchor.
  ///
  /// As with all layout, the offset changes at once; animation draws the remaining displacement.
  /// It returns how far outside their windows scroll views that jumped or were resized show views.
  func keeping(
    from old: SceneTree
  ) -> @MainActor ([PlacedScrollView]) -> [ViewPath: CGSize] {
    let before = Dictionary(
      (old.scrollViews + old.scrollViewsInKnownRows).map { ($0.path, $0) }
    ) { first, _ in first }
    return { keepAnchors(of: $0, before) }
  }

  private func keepAnchors(
    of scrolls: [PlacedScrollView], _ known: [ViewPath: PlacedScrollView]
  ) -> [ViewPath: CGSize] {
    var reach: [ViewPath: CGSize] = [:]
    for scroll in scrolls {
      guard let before = known[scroll.path] else { continue }
      let anchoring = ScrollAnchoring(
        context.tree.current(scroll), before: before,
        offset: context.tracks.offset(of: before, at: context.time),
        wish: context.host.lastWish(of: scroll))
      keepAnchor(of: scroll, anchoring)
      if before.held != scroll.held { refreshes.settleHeld(scroll) }
      let offset = context.offset(of: scroll)
      let scroll = context.tree.current(scroll)
      reach[scroll.path] = scroll.reach(
        frame: CGRect(origin: .zero, size: scroll.containerSize)
          .less(CGRect(origin: .zero, size: before.containerSize)),
        content: CGRect(origin: offset, size: scroll.contentSize)
          .less(CGRect(origin: anchoring.offset, size: before.contentSize)))
    }
    return reach
  }

  private func keepAnchor(of scroll: PlacedScrollView, _ anchoring: ScrollAnchoring) {
    if !context.isMoving(scroll) {
      jump(scroll, anchoring)
    } else if context.track(of: scroll).isScrollingToTop(at: context.time) {
      followTop(of: scroll)
    } else if anchoring.isResized {
      resizes.add(scroll.path)
    } else if let edge = anchoring.edgeAhead,
      context.tracks[scroll.path]?.phase(at: context.time) == .animating
    {
      retarget(scroll, to: edge)
    } else {
      let displacement = anchoring.displacement(in: context.tree.current(scroll))
      mover.shift(scroll, by: displacement, in: anchoring.old)
    }
  }

  /// Moves a resting scroll view to the offset that keeps its anchor.
  private func jump(_ scroll: PlacedScrollView, _ anchoring: ScrollAnchoring) {
    guard anchoring.goal(in: context.tree.current(scroll)) != anchoring.offset else { return }
    if context.tracks[scroll.path] == nil {
      context.record(ScrollTrack(offset: anchoring.offset), for: scroll.path)
    }
    mover.move(scroll) { scroll, dynamics, offset in
      let goal = anchoring.goal(in: scroll)
      // Content that a refresh control has held down scrolls back with an animation.
      let isReleased =
        anchoring.isReleased && offset.y < dynamics.range(.vertical).lowerBound
      return dynamics.scroll(
        to: goal, from: offset, at: context.time, animation: isReleased ? .standard : .none,
        for: .refresh)
    }
  }

  /// Continues the scroll after a tap on the status bar to where the top is now.
  private func followTop(of scroll: PlacedScrollView) {
    let track = context.track(of: scroll)
    let dynamics = context.tree.current(scroll).dynamics
    let goal = track.settled.map { track.offset(at: $0) }
    guard goal != dynamics.offset(atEnd: .top, from: track.offset(at: context.time)) else { return }
    mover.scroll(scroll, .standard, for: .top) { dynamics, offset in
      dynamics.offset(atEnd: .top, from: offset)
    }
  }

  /// Continues an animated scroll to an edge to where that edge is now.
  private func retarget(_ scroll: PlacedScrollView, to edge: Edge) {
    let animation = scroll.scope?.transaction.animation ?? .default
    mover.move(scroll) { _, dynamics, offset in
      dynamics.scroll(
        to: dynamics.offset(atEnd: edge, from: offset), from: offset, at: context.time,
        animation: .animation(animation))
    }
  }
}
