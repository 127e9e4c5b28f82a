package import Foundation

/// What the delegate of a scroll view of UIKit is or would be told, and when.
package struct ScrollCallback: Hashable, Sendable {
  /// What it would be told.
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

  /// The moment, in seconds.
  package let time: Double
  /// What it would be told.
  package let kind: Kind

  /// Something told at a moment, in seconds.
  package init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }

  /// The name of the delegate's method, with what else it is told in brackets.
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
  /// What a delegate would be told after one moment and up to another, in order.
  ///
  /// Scrolling is told of on ticks, and before what follows it; all else at its own moment. `scale`
  /// pixels make a point: what does not lead to another pixel is no scrolling.
  package func callbacks(
    after start: Double, through end: Double, scale: CGFloat
  ) -> [ScrollCallback] {
    guard let first = segments.first else { return [] }
    let begin = max(start, first.start - 1)
    let events = turns.filter { $0.time > begin && $0.time <= end }
    let rate = FingerPath.sampleRate
    func place(_ time: Double) -> CGPoint {
      snapped(offset(at: time), scale: scale)
    }
    func floor(_ time: Double) -> Int { Int((time * rate + 1e-6).rounded(.down)) }
    let ticks = floor(begin) + 1...max(floor(begin) + 1, floor(end) + 1)
    var (told, left) = (place(Double(ticks.lowerBound - 1) / rate), events[...])
    // What was told between the last tick and the beginning.
    if let last = turns.last(where: { $0.time <= begin && floor($0.time) == floor(begin) }) {
      told = place(last.time)
    }
    var all: [ScrollCallback] = []
    func tellScroll(_ time: Double) {
      guard place(time) != told else { return }
      told = place(time)
      all.append(ScrollCallback(time: time, kind: .didScroll))
    }
    for tick in ticks {
      let time = Double(tick) / rate
      while let event = left.first, event.time < time - 1e-9 {
        tellScroll(event.time)
        all.append(event)
        left.removeFirst()
      }
      if time <= end + 1e-9 { tellScroll(time) }
    }
    return all + left
  }

  /// Where something begins or ends, in order.
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
        if isLast, let end = segment.end, end >= segment.naturalEnd {
          tell(end, .didEndScrollingAnimation)
        }
      }
    }
    return all
  }
}

extension ScrollSegment {
  /// When its motions come to their ends by themselves.
  fileprivate var naturalEnd: Double { max(horizontal.end, vertical.end) }
}
