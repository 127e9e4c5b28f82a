import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// Position bindings: they lead scroll views, and follow those that fingers move.
extension Player {
  /// The scroll views that a position is tied to and that can be looked at: all but those in lazy rows
  /// out of sight.
  var positioned: [PlacedScrollView] {
    let inRows =
      tree.session.hasPositionsInRows ? tree.scrollViewsInRows(offset: timelineOffset) : []
    return (tree.scrollViews + inRows).filter { $0.configuration.position != nil }
  }

  private func followedKey(_ scroll: PlacedScrollView) -> StateKey {
    ScrollNode.followedKey(scroll.path)
  }

  /// What the position of a scroll view asked for last.
  func lastWish(of scroll: PlacedScrollView) -> ScrollWish? {
    host.store[followedKey(scroll)] as? ScrollWish
  }

  /// Takes note of what the position of a scroll view asks for: that is done.
  func noteWish(of scroll: PlacedScrollView) {
    guard let position = scroll.configuration.position else { return }
    host.remember(position.wish(), under: followedKey(scroll))
  }

  /// Takes note of scroll views in lazy rows that have come into sight.
  ///
  /// One that has never been seen is where it begins; one whose position has been written meanwhile
  /// jumps.
  func meetPositionsInRows() {
    guard tree.session.hasPositionsInRows else { return }
    for scroll in positioned where !standing.contains(scroll.path) {
      let wish = scroll.configuration.position?.wish()
      if timeline.tracks[scroll.path] == nil {
        timeline.tracks[scroll.path] = track(of: scroll)
        noteWish(of: scroll)
      } else if let last = lastWish(of: scroll), let wish, last != wish {
        noteWish(of: scroll)
        ask(scroll, for: wish, Transaction())
      }
    }
  }

  /// Brings scroll views to where their positions ask them to be, and says what has begun by that.
  func followBindings(_ transaction: Transaction) -> [MotionEnd] {
    var begun: [MotionEnd] = []
    for scroll in positioned {
      guard let wish = scroll.configuration.position?.wish(), wish != lastWish(of: scroll)
      else { continue }
      noteWish(of: scroll)
      begun += ask(scroll, for: wish, scroll.scope?.transaction ?? transaction)
    }
    return begun
  }

  @discardableResult
  private func ask(
    _ scroll: PlacedScrollView, for wish: ScrollWish, _ transaction: Transaction
  ) -> [MotionEnd] {
    guard !wish.isUsers, wish.place != .automatic else { return [] }
    let anchor = transaction.scrollTargetAnchor ?? scroll.configuration.position?.anchor
    func goal(
      _ scroll: PlacedScrollView, _ dynamics: ScrollDynamics, _ place: CGPoint
    ) -> CGPoint? {
      scroll.offset(for: wish.place, anchor: anchor, dynamics, from: place)
    }
    let place = timelineOffset(scroll)
    let scroll = tree.current(scroll)
    let dynamics = scroll.dynamics
    guard let wanted = goal(scroll, dynamics, place) else { return [] }
    if transaction.animation == nil, transaction.scrollPositionUpdatePreservesVelocity,
      isMoving(scroll)
    {
      shift(
        scroll, by: CGVector(dx: wanted.x - place.x, dy: wanted.y - place.y), in: dynamics)
      return []
    }
    grips[scroll.path] = nil
    let how = transaction.animation.map(ScrollAnimation.animation) ?? .none
    move(scroll) { scroll, dynamics, place in
      guard let goal = goal(scroll, dynamics, place) else { return [] }
      return dynamics.scroll(to: goal, from: place, at: self.time, animation: how)
    }
    return end(of: scroll, how)
  }

  /// Lets positions follow the scroll views that fingers move.
  func followFingers() {
    for scroll in positioned {
      guard let position = scroll.configuration.position,
        let track = timeline.tracks[scroll.path]
      else { continue }
      // A motion that ended since the last tick is looked at once more, at rest.
      let before = track.phase(at: time - 1 / Self.displayRate)
      guard before == .interacting || before == .decelerating else { continue }
      let dynamics = scroll.dynamics
      let offset = track.offset(at: time)
      let targets = scroll.targets(around: dynamics.innerRect(at: dynamics.clamped(offset)))
      let leading = dynamics.leadingTarget(
        at: offset, anchor: scroll.physical(position.anchor ?? .topLeading),
        among: targets.map(\.frame))
      position.follow(leading.flatMap { targets[$0].identifier })
      noteWish(of: scroll)
    }
  }

  /// When a motion that code has begun now is over; none if nothing moves.
  func end(of scroll: PlacedScrollView, _ how: ScrollAnimation) -> [MotionEnd] {
    guard case .animation(let animation) = how, isMoving(scroll) else { return [] }
    let end = timeline.tracks[scroll.path]?.settled ?? .infinity
    return [MotionEnd(end: end, logicalEnd: min(end, time + animation.logicalDuration))]
  }
}

/// When something that has begun is over.
struct MotionEnd {
  /// When nothing of it is left, in seconds from the start of the script.
  let end: Double
  /// When it counts as over.
  let logicalEnd: Double
}
