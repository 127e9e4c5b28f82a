import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// The player's scroll views: how they move, and what is measured on the way.
extension Player {
  func content(of scroll: ScrollNode) -> Placed? { tree.content(of: scroll) }

  /// Where a scroll view has been and will be; one that has never moved is where it begins.
  func track(of scroll: ScrollNode, in content: Placed) -> ScrollTrack {
    timeline.tracks[scroll.path] ?? ScrollTrack(offset: scroll.initialOffset(in: content))
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
  /// content, the motion is made again, so that a jump ends at the row it was meant for. What is in
  /// sight stays where it is.
  func move(
    _ scroll: ScrollNode, from start: Double? = nil,
    _ make: (ScrollDynamics, Placed, CGPoint) -> [ScrollSegment]
  ) {
    guard let content = content(of: scroll) else { return }
    let before = track(of: scroll, in: content)
    var way = CGVector.zero
    for _ in 0..<Self.mostMeasurings {
      guard let content = self.content(of: scroll) else { return }
      var track = before
      if way != .zero { track.move(by: way, at: time) }
      let place = track.offset(at: time)
      let segments = make(scroll.dynamics(content: content), content, place).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      timeline.tracks[scroll.path] = track
      let mark = scroll.mark(in: content, at: place)
      let passed = segments.map { (scroll.areaPassed(by: $0), $0.phase == .animating) }
      guard measureRows(of: scroll, in: content, passed: passed) else { break }
      tree.layOutAgain()
      if let more = self.content(of: scroll).flatMap({ scroll.way(of: mark, in: $0) }) {
        way = CGVector(dx: way.dx + more.dx, dy: way.dy + more.dy)
        grips[scroll.path]?.move(by: more)
      }
      commitEpoch()
    }
    keepFirstValues()
  }

  /// How often a motion is made again because the rows it passes turn out to have other lengths.
  ///
  /// - Source: chosen; each round knows all rows around the last goal, so a few are enough.
  static let mostMeasurings = 8

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
          // All said from the beginning of the stack before any is measured: from right to left
          // the beginning is at the end that moves.
          let lines = ranges.map(lazy.logical).sorted { $0.lowerBound < $1.lowerBound }
          for range in lines where lazy.measureRows(in: range) { changed = true }
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
  ///
  /// Those in lazy rows out of sight are looked at when a change finds them in sight.
  func keepInRange() {
    for scroll in tree.scrollNodes + tree.scrollNodesInRows(offset: timelineOffset) {
      guard let track = timeline.tracks[scroll.path], track.phase(at: time) == .idle,
        let content = content(of: scroll)
      else { continue }
      let offset = track.offset(at: time)
      if scroll.dynamics(content: content).clamped(offset) != offset {
        move(scroll) { $0.scroll(to: $2, from: $2, at: self.time, animation: .none) }
      }
    }
  }
}
