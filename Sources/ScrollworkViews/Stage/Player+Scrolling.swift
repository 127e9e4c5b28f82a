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
      guard let id else { continue }
      let how = transaction.animation.map(ScrollAnimation.animation) ?? .none
      self.scroll(scroll, showing: .value(id), anchor: position.anchor, how)
    }
  }

  func scroll(
    _ scroll: ScrollNode, showing query: IDQuery, anchor: UnitPoint?, _ how: ScrollAnimation
  ) {
    move(scroll) { dynamics, content, place in
      guard let frame = scroll.frame(of: query, in: content) else { return [] }
      let goal = dynamics.offset(showing: frame, anchor: scroll.physical(anchor), from: place)
      return dynamics.scroll(to: goal, from: place, at: self.time, animation: how)
    }
  }

  /// Gives a scroll view a motion from now on, made from its dynamics, its content and where it is.
  ///
  /// Lazy rows that the motion passes are measured first; while that changes the length of the
  /// content, the motion is made again, so that a jump ends at the row it was meant for.
  func move(
    _ scroll: ScrollNode, from start: Double? = nil,
    _ make: (ScrollDynamics, Placed, CGPoint) -> [ScrollSegment]
  ) {
    let place = timelineOffset(scroll)
    for _ in 0..<Self.mostMeasurings {
      guard let content = content(of: scroll) else { return }
      let dynamics = scroll.dynamics(content: content)
      var track = track(of: scroll, dynamics)
      let segments = make(dynamics, content, place).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      timeline.tracks[scroll.path] = track
      let passed = segments.map { (scroll.areaPassed(by: $0), $0.phase == .animating) }
      guard measureRows(of: scroll, in: content, passed: passed) else { break }
      tree.layOutAgain()
      commitEpoch()
    }
    keepFirstValues()
  }

  /// How often a motion is made again because the rows it passes turn out to have other lengths.
  ///
  /// - Source: chosen; each round knows all rows around the last goal, so a few are enough.
  private static let mostMeasurings = 8

  /// Gives scroll views that have come into the scene their first place.
  ///
  /// It is the view that their position names, or the start. Those that have gone stop where they
  /// are.
  func placeScrollViews() {
    measureRowsInSight()
    let scrolls = tree.scrollNodes
    let paths = Set(scrolls.map(\.path))
    for path in standing.subtracting(paths) { timeline.tracks[path]?.cut(at: time) }
    for scroll in scrolls where !standing.contains(scroll.path) {
      for _ in 0..<Self.mostMeasurings {
        guard let content = content(of: scroll) else { break }
        begin(scroll, at: startingOffset(of: scroll, in: content), content: content)
        let window = CGRect(origin: timelineOffset(scroll), size: scroll.containerSize)
        guard measureRows(of: scroll, in: content, passed: [(window, false)]) else { break }
        tree.layOutAgain()
      }
    }
    standing = paths
  }

  private func startingOffset(of scroll: ScrollNode, in content: Placed) -> CGPoint {
    let dynamics = scroll.dynamics(content: content)
    let start = scroll.initialOffset(dynamics)
    guard let position = scroll.configuration.position, let id = position.get(),
      let frame = scroll.frame(of: .value(id), in: content)
    else { return start }
    host.remember(AnyHashable(id), under: followedKey(scroll))
    return dynamics.offset(
      showing: frame, anchor: scroll.physical(position.anchor ?? .topLeading), from: start)
  }

  /// Begins the track of a scroll view, or its next life on the track it had before.
  private func begin(_ scroll: ScrollNode, at offset: CGPoint, content: Placed) {
    if var track = timeline.tracks[scroll.path], time > 0 {
      track.append(ScrollSegment(resting: offset, from: time, to: time, phase: .idle))
      timeline.tracks[scroll.path] = track
    } else if offset != scroll.initialOffset(scroll.dynamics(content: content)) {
      timeline.tracks[scroll.path] = ScrollTrack(offset: offset)
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

  /// Measures the lazy rows that can be seen now, until all that can be seen are.
  func measureRowsInSight() {
    for _ in 0..<Self.mostMeasurings {
      var changed = false
      for scroll in tree.scrollNodes {
        guard let content = content(of: scroll) else { continue }
        let window = CGRect(origin: timelineOffset(scroll), size: scroll.containerSize)
        if measureRows(of: scroll, in: content, passed: [(window, false)]) { changed = true }
      }
      guard changed else { return }
      tree.layOutAgain()
    }
  }

  /// Brings scroll views back that rest where their content no longer reaches.
  func keepInRange() {
    for scroll in tree.scrollNodes {
      guard let track = timeline.tracks[scroll.path], track.phase(at: time) == .idle,
        let content = content(of: scroll)
      else { continue }
      let offset = track.offset(at: time)
      if scroll.dynamics(content: content).clamped(offset) != offset {
        move(scroll) { $0.scroll(to: $2, from: $2, at: self.time, animation: .none) }
      }
    }
  }

  /// Keeps as much content before the window where reading begins on the right: offsets count from
  /// the left, where content has come or gone.
  func keepStarts(from old: SceneTree) {
    for scroll in tree.scrollNodes where scroll.isRightToLeft && scroll.axes.contains(.horizontal) {
      guard let before = old.scrollNodes.first(where: { $0.path == scroll.path }),
        before.containerSize == scroll.containerSize, before.insets == scroll.insets,
        before.scrolledWidth != scroll.scrolledWidth
      else { continue }
      timeline.tracks[scroll.path]?.move(
        by: CGVector(dx: scroll.scrolledWidth - before.scrolledWidth, dy: 0), at: time)
    }
  }

  /// Lets position bindings follow scroll views that fingers move, and rows come and go.
  func observe() {
    lookBeforeChanges()
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
          at: offset, anchor: scroll.physical(position.anchor ?? .topLeading),
          among: targets.map(\.frame)),
        let id = targets[leading].identifier
      else { continue }
      let key = followedKey(scroll)
      guard id != host.store[key] as? AnyHashable else { continue }
      host.remember(id as Any, under: key)
      position.set(id)
    }
    meetLives()
    wakeSchedules()
    if hasObservers { askObservers() }
    updateState()
  }
}
