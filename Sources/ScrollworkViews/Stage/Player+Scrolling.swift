import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling

// The player's scroll views: how they move, what is measured on the way, and the position bindings
// that follow and lead them.
extension Player {
  func content(of scroll: ScrollNode) -> Placed? { tree.content(of: scroll) }

  func track(of scroll: ScrollNode, _ dynamics: ScrollDynamics) -> ScrollTrack {
    timeline.tracks[scroll.path] ?? ScrollTrack(offset: scroll.initialOffset(dynamics))
  }

  func followedKey(_ scroll: ScrollNode) -> StateKey {
    ScrollNode.followedKey(scroll.path)
  }

  /// Scrolls to views whose ids were written to position bindings.
  func followBindings(_ transaction: Transaction) {
    for scroll in tree.scrollNodes {
      guard let position = scroll.configuration.position else { continue }
      let id = position.get()
      let key = followedKey(scroll)
      guard id != host.store[key] as? AnyHashable else { continue }
      host.remember(id as Any, under: key)
      guard let id, let content = content(of: scroll),
        let frame = scroll.frame(of: .value(id), in: content)
      else { continue }
      let how = transaction.animation.map(ScrollAnimation.animation) ?? .none
      self.scroll(scroll, showing: frame, anchor: position.anchor, how)
    }
  }

  func scroll(
    _ scroll: ScrollNode, showing frame: CGRect, anchor: UnitPoint?, _ how: ScrollAnimation
  ) {
    guard let content = content(of: scroll) else { return }
    let dynamics = scroll.dynamics(content: content)
    let place = track(of: scroll, dynamics).offset(at: time)
    let goal = dynamics.offset(showing: frame, anchor: anchor, from: place)
    move(scroll) { $0.scroll(to: goal, from: $1, at: self.time, animation: how) }
  }

  /// Gives a scroll view a motion from now on, made from its dynamics and where it is.
  ///
  /// Lazy rows that the motion passes are measured first; if that changes the length of the
  /// content, the motion is made again for the new length.
  func move(
    _ scroll: ScrollNode, from start: Double? = nil,
    _ make: (ScrollDynamics, CGPoint) -> [ScrollSegment]
  ) {
    for _ in 0..<2 {
      guard let content = content(of: scroll) else { return }
      let dynamics = scroll.dynamics(content: content)
      var track = track(of: scroll, dynamics)
      let segments = make(dynamics, track.offset(at: time)).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      timeline.tracks[scroll.path] = track
      let passed = segments.map { (scroll.areaPassed(by: $0), $0.phase == .animating) }
      guard measureRows(of: scroll, in: content, passed: passed) else { return }
      tree.layOutAgain()
      commitEpoch()
    }
  }

  /// Measures the lazy rows in some areas of a scroll view's content, and says whether that changed
  /// the length of any stack.
  func measureRows(
    of scroll: ScrollNode, in content: Placed, passed: [(area: CGRect, isJump: Bool)]
  ) -> Bool {
    var changed = false
    func visit(_ placed: Placed, origin: CGPoint) {
      let place = CGPoint(x: origin.x + placed.frame.minX, y: origin.y + placed.frame.minY)
      if let lazy = placed.node as? LazyStackNode {
        let window = scroll.containerSize[lazy.axis]
        for (area, isJump) in passed {
          let start = area.min(lazy.axis) - place[lazy.axis]
          let end = area.max(lazy.axis) - place[lazy.axis]
          let ranges =
            isJump && end - start > 4 * window
            ? [start...start + 2 * window, end - 2 * window...end] : [start...max(start, end)]
          for range in ranges where lazy.measureRows(in: range) { changed = true }
        }
      }
      placed.children.forEach { visit($0, origin: place) }
    }
    visit(content, origin: .zero)
    return changed
  }

  /// Measures the lazy rows that can be seen now.
  func measureRowsInSight() {
    var changed = false
    for scroll in tree.scrollNodes {
      guard let content = content(of: scroll) else { continue }
      let offset = timelineOffset(scroll)
      let window = CGRect(origin: offset, size: scroll.containerSize)
      if measureRows(of: scroll, in: content, passed: [(window, false)]) { changed = true }
    }
    if changed { tree.layOutAgain() }
  }

  /// Brings scroll views back that rest where their content no longer reaches.
  func keepInRange() {
    for scroll in tree.scrollNodes {
      guard let track = timeline.tracks[scroll.path], track.phase(at: time) == .idle,
        let content = content(of: scroll)
      else { continue }
      let offset = track.offset(at: time)
      if scroll.dynamics(content: content).clamped(offset) != offset {
        move(scroll) { $0.scroll(to: $1, from: $1, at: self.time, animation: .none) }
      }
    }
  }

  /// Lets position bindings follow scroll views that fingers move.
  func observe() {
    for scroll in tree.scrollNodes {
      guard let position = scroll.configuration.position,
        let track = timeline.tracks[scroll.path], let content = content(of: scroll)
      else { continue }
      // A motion that ended since the last tick is looked at once more, at rest.
      let before = track.phase(at: time - 1 / Self.displayRate)
      guard before == .interacting || before == .decelerating else { continue }
      let dynamics = scroll.dynamics(content: content)
      let offset = track.offset(at: time)
      let targets = scroll.targets(
        in: content, around: dynamics.innerRect(at: dynamics.clamped(offset)))
      guard
        let leading = dynamics.leadingTarget(
          at: offset, anchor: position.anchor, among: targets.map(\.frame)),
        let id = targets[leading].identifier
      else { continue }
      let key = followedKey(scroll)
      guard id != host.store[key] as? AnyHashable else { continue }
      host.remember(id as Any, under: key)
      position.set(id)
    }
    updateState()
  }
}
