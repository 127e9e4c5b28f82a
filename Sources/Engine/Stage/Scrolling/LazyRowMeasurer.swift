import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Measures lazy rows before they are scrolled to, so that a motion ends at the row it was meant for.
@MainActor struct LazyRowMeasurer {
  /// The most rounds of measuring: rows of other lengths than estimated bring further rows into
  /// reach.
  ///
  /// - Source: chosen; each round knows all rows around the last goal, so a few are enough.
  static let mostRounds = 8

  private let context: any ScrollTrackReading

  init(_ context: any ScrollTrackReading) { self.context = context }

  /// Measures the lazy rows in some areas of a scroll view's content; returns whether the length of
  /// any stack changed.
  ///
  /// Of the area of a jump only both ends count.
  func measure(
    _ scroll: PlacedScrollView, areas: [(area: CGRect, isJump: Bool)]
  ) -> Bool {
    var changed = false
    func visit(_ placed: Placed, origin: CGPoint) {
      let corner = CGPoint(x: origin.x + placed.frame.minX, y: origin.y + placed.frame.minY)
      if let lazy = PlacedLazyStack(placed) {
        let window = scroll.containerSize[lazy.axis]
        for (area, isJump) in areas {
          let start = area.min(lazy.axis) - corner[lazy.axis]
          let end = area.max(lazy.axis) - corner[lazy.axis]
          let ranges =
            isJump && end - start > 4 * window
            ? [start...start + 2 * window, end - 2 * window...end] : [start...max(start, end)]
          // All ranges are converted before any row is measured: right to left, the start of the
          // stack is at the end that moves.
          let lines = ranges.map(lazy.logical).sorted { $0.lowerBound < $1.lowerBound }
          for range in lines where lazy.measureRows(in: range) { changed = true }
        }
      }
      placed.children.forEach { visit($0, origin: corner) }
    }
    visit(scroll.content, origin: .zero)
    return changed
  }

  /// Measures the lazy rows in the visible area of a scroll view; returns whether the length of any
  /// stack changed.
  func measureVisible(_ scroll: PlacedScrollView) -> Bool {
    let window = CGRect(origin: context.offset(of: scroll), size: scroll.containerSize)
    return measure(scroll, areas: [(window, false)])
  }

  /// Measures and lays out until the length of every visible lazy row is known; returns whether any
  /// changed.
  @discardableResult func measureVisible() -> Bool {
    for round in 0..<Self.mostRounds {
      var changed = false
      for scroll in context.tree.scrollViews {
        if measureVisible(scroll) { changed = true }
      }
      guard changed else { return round > 0 }
      context.tree.layOutAgain()
    }
    return true
  }
}
