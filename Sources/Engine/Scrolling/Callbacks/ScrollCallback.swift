package import Foundation
import ScrollworkMotion

/// A callback of a `UIScrollViewDelegate`, with its time.
package struct ScrollCallback: Hashable, Sendable {
  /// The delegate method.
  package enum Kind: Hashable, Sendable {
    case didScroll
    case willBeginDragging
    case willEndDragging
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case didScrollToTop
    case willBeginZooming
    case didZoom
    case didEndZooming
    case didChangeAdjustedContentInset
  }

  /// The time, in seconds.
  package let time: Double
  /// The delegate method.
  package let kind: Kind

  /// A callback at a time, in seconds.
  package init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }

  /// The name of the delegate method, with its arguments in parentheses.
  package var name: String {
    switch kind {
    case .didScroll: "scrollViewDidScroll"
    case .willBeginDragging: "scrollViewWillBeginDragging"
    case .willEndDragging: "scrollViewWillEndDragging"
    case .didEndDragging(let goesOn): "scrollViewDidEndDragging(willDecelerate: \(goesOn))"
    case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .didEndDecelerating: "scrollViewDidEndDecelerating"
    case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .didScrollToTop: "scrollViewDidScrollToTop"
    case .willBeginZooming: "scrollViewWillBeginZooming"
    case .didZoom: "scrollViewDidZoom"
    case .didEndZooming: "scrollViewDidEndZooming"
    case .didChangeAdjustedContentInset: "scrollViewDidChangeAdjustedContentInset"
    }
  }
}

extension ScrollTrack {
  /// The callbacks after one time and up to another, in order.
  ///
  /// `didScroll` comes on ticks, and before whatever follows it; all others at their own times. `scale`
  /// pixels make a point: motion within a pixel causes no callback.
  package func callbacks(
    after start: Double, through end: Double, scale: CGFloat
  ) -> [ScrollCallback] {
    guard let first = segments.first else { return [] }
    let begin = max(start, first.start - 1)
    let events = turns.filter { $0.time > begin && $0.time <= end }
    func place(_ time: Double) -> CGPoint {
      snapped(offset(at: time), scale: scale)
    }
    let begun = Tick.last(reachedBy: begin)
    let ticks = begun + 1...max(begun + 1, Tick.last(reachedBy: end) + 1)
    var (told, left) = (place(Tick.time(of: begun)), events[...])
    // The offset reported between the last tick and the beginning.
    let last = turns.last { $0.time <= begin && Tick.last(reachedBy: $0.time) == begun }
    if let last {
      told = place(last.time)
    }
    var all: [ScrollCallback] = []
    func tellScroll(_ time: Double) {
      guard place(time) != told else { return }
      told = place(time)
      all.append(ScrollCallback(time: time, kind: .didScroll))
    }
    for tick in ticks {
      let time = Tick.time(of: tick)
      while let event = left.first, event.time < time - 1e-9 {
        tellScroll(event.time)
        all.append(event)
        left.removeFirst()
      }
      if time <= end + 1e-9 { tellScroll(time) }
    }
    return all + left
  }

  /// The callbacks at the starts and ends of phases, in order.
  private var turns: [ScrollCallback] {
    var all: [ScrollCallback] = []
    for (index, segment) in segments.enumerated() where segment.end != segment.start {
      let before = segments[..<index].last { $0.end != $0.start }
      let after = segments[(index + 1)...].first { $0.end != $0.start }
      let goesOn = after.map { $0.start == segment.end } ?? false
      let isNew = before.map { $0.phase != segment.phase || $0.end != segment.start } ?? true
      let isLast = !(goesOn && after?.phase == segment.phase)
      func tell(_ time: Double, _ kind: ScrollCallback.Kind) {
        all.append(ScrollCallback(time: time, kind: kind))
      }
      switch segment.phase {
      case .idle, .tracking: break
      case .interacting:
        if isNew { tell(segment.start, .willBeginDragging) }
        if isLast, let end = segment.end {
          tell(end, .willEndDragging)
          tell(end, .didEndDragging(willDecelerate: goesOn && after?.phase == .decelerating))
        }
      case .decelerating:
        if isNew { tell(segment.start, .willBeginDecelerating) }
        if isLast, let end = segment.end { tell(end, .didEndDecelerating) }
      case .animating:
        if isLast, let end = segment.end, end >= segment.naturalEnd,
          let callback = segment.purpose.endCallback
        {
          tell(end, callback)
        }
      }
    }
    return all
  }
}

extension ScrollSegment {
  /// The time at which its motions end by themselves.
  fileprivate var naturalEnd: Double { max(horizontal.end, vertical.end) }
}
