/// The moments in which a scroll view rests: stills of a phase without motion, at one offset.
struct ScrollRests {
  /// A rest.
  struct Rest: Hashable {
    var first: Int
    var last: Int
    var x: Double
    var y: Double
  }

  private(set) var rests: [Rest] = []

  init(_ view: RecordedScrollView, count: Int) {
    for still in 0..<count {
      guard view.phase.text(at: still) == "idle",
        let x = view.value(.offsetX, at: still), let y = view.value(.offsetY, at: still)
      else { continue }
      if let last = rests.last, last.last == still - 1,
        abs(last.x - x) + abs(last.y - y) < ComparedReels.offsetTolerance
      {
        rests[rests.count - 1].last = still
      } else {
        rests.append(Rest(first: still, last: still, x: x, y: y))
      }
    }
  }
}
