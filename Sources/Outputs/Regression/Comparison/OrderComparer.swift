/// Finds views that are drawn in another order from back to front.
struct OrderComparer {
  let reels: ComparedReels

  /// A finding for each run of views that another view has passed.
  func findings(_ views: [(old: RecordedView, new: RecordedView)]) -> [Finding] {
    let drawn = views.filter { !$0.new.isEffect }
    let places = Dictionary(
      reels.new.views.enumerated().map { ($0.element.name + "\n" + $0.element.kind, $0.offset) }
    ) { first, _ in first }
    let order = drawn.map { places[$0.new.name + "\n" + $0.new.kind] ?? 0 }
    let kept = Self.longestRise(order)
    let moved = drawn.indices.filter { !kept.contains($0) }
    guard !moved.isEmpty, !reels.differing.isEmpty else { return [] }
    let stills = reels.differing.map { reels.pairs[$0].new }
    let labels = moved.map { ViewLabel.label(drawn[$0].new) }
    // The views that the first one has passed.
    let first = moved[0]
    let passed = drawn.indices.filter { other in
      other != first && (other < first) != (order[other] < order[first])
    }
    let isFront = passed.first.map { order[$0] < order[first] } ?? true
    var sentence =
      "\(ViewLabel.list(labels)) \(Set(labels).count == 1 ? "is" : "are") drawn "
      + (isFront ? "over" : "under")
    sentence +=
      " \(ViewLabel.list(passed.map { ViewLabel.label(drawn[$0].new) })), "
      + "\(ValueWording.stills(stills[0], stills[stills.count - 1]))"
    var finding = Finding(
      .order, sentence + ".", from: stills[0], to: stills[stills.count - 1], count: stills.count)
    finding.views = moved.map { drawn[$0].new.name }
    finding.source = moved.map { drawn[$0].new.source }.first { !$0.isEmpty }
    return [finding]
  }

  /// The indices of a longest part of the numbers that rises.
  ///
  /// - Source: documented. C. Schensted, "Longest increasing and decreasing subsequences", Canadian
  ///   Journal of Mathematics 13, 1961.
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, number) in numbers.enumerated() {
      let place = ends.partition { numbers[$0] >= number }
      before.append(place > 0 ? ends[place - 1] : nil)
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var (rise, next) = (Set<Int>(), ends.last)
    while let index = next {
      rise.insert(index)
      next = before[index]
    }
    return rise
  }
}
