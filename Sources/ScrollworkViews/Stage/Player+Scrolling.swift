import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// The player's scroll views: how they move, and what is measured on the way.
extension Player {
  /// The track of a scroll view; at rest at the initial offset for one that has never moved.
  func track(of scroll: PlacedScrollView) -> ScrollTrack {
    timeline.tracks[scroll.path] ?? ScrollTrack(offset: tree.current(scroll).initialOffset)
  }

  func scroll(
    _ scroll: PlacedScrollView, showing query: IDQuery, anchor: UnitPoint?, _ how: ScrollAnimation
  ) {
    move(scroll) { scroll, dynamics, place in
      guard let frame = scroll.frame(of: query) else { return [] }
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
    _ scroll: PlacedScrollView, from start: Double? = nil,
    _ make: (PlacedScrollView, ScrollDynamics, CGPoint) -> [ScrollSegment]
  ) {
    let before = track(of: scroll)
    var way = CGVector.zero
    for _ in 0..<Self.mostMeasurings {
      let scroll = tree.current(scroll)
      var track = before
      if way != .zero { track.move(by: way, at: time) }
      let place = track.offset(at: time)
      let segments = make(scroll, scroll.dynamics, place).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      timeline.tracks[scroll.path] = track
      let mark = scroll.mark(at: place)
      let passed = segments.map { (scroll.areaPassed(by: $0), $0.phase == .animating) }
      guard measureRows(of: scroll, passed: passed) else { break }
      tree.layOutAgain()
      if let more = tree.current(scroll).way(of: mark) {
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
    of scroll: PlacedScrollView, passed: [(area: CGRect, isJump: Bool)]
  ) -> Bool {
    var changed = false
    func visit(_ placed: Placed, origin: CGPoint) {
      let place = CGPoint(x: origin.x + placed.frame.minX, y: origin.y + placed.frame.minY)
      if let lazy = PlacedLazyStack(placed) {
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
    visit(scroll.content, origin: .zero)
    return changed
  }

  /// Measures the lazy rows that can be seen now, until all that can be seen are.
  func measureRowsInSight() {
    for _ in 0..<Self.mostMeasurings {
      var changed = false
      for scroll in tree.scrollViews {
        let window = CGRect(origin: timelineOffset(scroll), size: scroll.containerSize)
        if measureRows(of: scroll, passed: [(window, false)]) { changed = true }
      }
      guard changed else { return }
      tree.layOutAgain()
    }
  }

  /// Brings scroll views back that rest where their content no longer reaches.
  ///
  /// Those in lazy rows out of sight are looked at when a change finds them in sight.
  func keepInRange() {
    for scroll in tree.scrollViews + tree.scrollViewsInRows(offset: timelineOffset) {
      guard let track = timeline.tracks[scroll.path], track.phase(at: time) == .idle
      else { continue }
      let offset = track.offset(at: time)
      if scroll.dynamics.clamped(offset) != offset {
        move(scroll) { $1.scroll(to: $2, from: $2, at: self.time, animation: .none) }
      }
    }
  }
}
