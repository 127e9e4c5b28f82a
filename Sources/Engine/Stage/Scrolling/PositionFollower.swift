import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Ties scroll views to their position bindings: scrolls where a binding asks, and writes back where
/// fingers scroll.
@MainActor struct PositionFollower {
  typealias Context = ScrollTrackRecording & StateHosting

  private let context: any Context
  private let mover: ScrollMover
  private let placer: ScrollViewPlacer

  init(_ context: any Context, mover: ScrollMover, placer: ScrollViewPlacer) {
    (self.context, self.mover, self.placer) = (context, mover, placer)
  }

  /// The scroll views with a position, but for those in lazy rows out of sight.
  private var positioned: [PlacedScrollView] {
    let tree = context.tree
    let inRows =
      tree.session.observed.contains(.positionsInRows)
      ? tree.scrollViewsInRows(offset: context.offsets) : []
    return (tree.scrollViews + inRows).filter { $0.configuration.position != nil }
  }

  /// Whether a position binding may have to follow a scroll view on the next tick.
  var isFollowing: Bool {
    context.tree.scrollViews.contains { scroll in
      guard scroll.configuration.position != nil,
        let track = context.tracks[scroll.path]
      else { return false }
      return track.settled.map { $0 > context.time } ?? true
    }
  }

  /// Places scroll views in lazy rows that have become visible.
  ///
  /// One never seen before gets its initial offset; one whose position has been written meanwhile
  /// jumps.
  func placeInRows() {
    guard context.tree.session.observed.contains(.positionsInRows) else { return }
    for scroll in positioned where !placer.hasPlaced(scroll) {
      let wish = scroll.configuration.position?.wish()
      if context.tracks[scroll.path] == nil {
        context.record(context.track(of: scroll), for: scroll.path)
        context.host.rememberWish(of: scroll)
      } else if let last = context.host.lastWish(of: scroll), let wish, last != wish {
        context.host.rememberWish(of: scroll)
        ask(scroll, for: wish, Transaction())
      }
    }
  }

  /// Scrolls to what bindings ask for since the last change; returns the ends of the motions begun.
  func followBindings(_ transaction: Transaction) -> [MotionEnd] {
    var begun: [MotionEnd] = []
    for scroll in positioned {
      guard let wish = scroll.configuration.position?.wish(),
        wish != context.host.lastWish(of: scroll)
      else { continue }
      context.host.rememberWish(of: scroll)
      begun += ask(scroll, for: wish, scroll.scope?.transaction ?? transaction)
    }
    return begun
  }

  @discardableResult
  private func ask(
    _ scroll: PlacedScrollView, for wish: ScrollPositionRequest, _ transaction: Transaction
  ) -> [MotionEnd] {
    guard !wish.isFromUser, wish.place != .automatic else { return [] }
    let anchor = transaction.scrollTargetAnchor ?? scroll.configuration.position?.anchor
    func goal(
      _ scroll: PlacedScrollView, _ dynamics: ScrollDynamics, _ offset: CGPoint
    ) -> CGPoint? {
      scroll.offset(for: wish.place, anchor: anchor, dynamics, from: offset)
    }
    let offset = context.offset(of: scroll)
    let scroll = context.tree.current(scroll)
    let dynamics = scroll.dynamics
    guard let wanted = goal(scroll, dynamics, offset) else { return [] }
    if transaction.animation == nil, transaction.scrollPositionUpdatePreservesVelocity,
      context.isMoving(scroll)
    {
      mover.shift(
        scroll, by: CGVector(dx: wanted.x - offset.x, dy: wanted.y - offset.y), in: dynamics)
      return []
    }
    mover.endDrag(of: scroll)
    let animation = transaction.animation.map(ScrollAnimation.animation) ?? .none
    mover.move(scroll) { scroll, dynamics, offset in
      guard let goal = goal(scroll, dynamics, offset) else { return [] }
      return dynamics.scroll(to: goal, from: offset, at: context.time, animation: animation)
    }
    return mover.ends(of: scroll, animation)
  }

  /// Writes to bindings the views that fingers have scrolled to.
  func followFingers() {
    let time = context.time
    for scroll in positioned {
      guard let position = scroll.configuration.position,
        let track = context.tracks[scroll.path]
      else { continue }
      // A motion that ended since the last tick is followed once more, at rest.
      let before = track.phase(at: time - Tick.interval)
      guard before == .interacting || before == .decelerating else { continue }
      let dynamics = scroll.dynamics
      let offset = track.offset(at: time)
      let targets = scroll.targets(
        around: dynamics.innerRect(at: dynamics.clamped(offset)))
      let leading = dynamics.leadingTarget(
        at: offset, anchor: scroll.physical(position.anchor ?? .topLeading),
        among: targets.map(\.frame))
      position.follow(leading.flatMap { targets[$0].identifier })
      context.host.rememberWish(of: scroll)
    }
  }
}
