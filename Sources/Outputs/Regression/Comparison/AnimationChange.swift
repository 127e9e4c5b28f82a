/// A property that begins and ends at the same values in both reels, and goes another way between.
struct AnimationChange {
  /// The change, with the stills in which the values differ.
  let change: PropertyChange
  /// The stills after the first differing one until the value stays, in the old reel.
  let oldLength: Int
  /// The stills after the first differing one until the value stays, in the new reel.
  let newLength: Int

  /// The animation of a property that changes over the given pairs; nil for one that ends at another
  /// value, and for one that does not move.
  init?(
    _ change: PropertyChange, in reels: ComparedReels, tolerance: Double,
    _ old: (Int) -> Double?, _ new: (Int) -> Double?
  ) {
    let pairs = reels.pairs
    guard let first = change.stills.first, let last = change.stills.last,
      let start = pairs.firstIndex(where: { $0.new == first }),
      let end = pairs.lastIndex(where: { $0.new == last }), start > 0, end < pairs.count - 1,
      let before = old(pairs[start - 1].old), let sameBefore = new(pairs[start - 1].new),
      let after = old(pairs[end + 1].old), let sameAfter = new(pairs[end + 1].new),
      abs(before - sameBefore) <= tolerance, abs(after - sameAfter) <= tolerance
    else { return nil }
    // Stills without a counterpart are parts of an animation, too.
    func length(_ still: (Int) -> Int, _ value: (Int) -> Double?) -> Int {
      let moving = (start...end).last { index in
        value(still(index)).map { abs($0 - after) > tolerance } ?? false
      }
      return still(moving ?? start) - still(start) + 1
    }
    let lengths = (length({ pairs[$0].old }, old), length({ pairs[$0].new }, new))
    // A value that jumps for some stills in one reel only is no animation.
    let moves = { (value: (Int) -> Double?) in
      let values = (start...end).compactMap(value)
      return Set(values).count > 2
    }
    guard moves({ old(pairs[$0].old) }), moves({ new(pairs[$0].new) }) else { return nil }
    (self.change, oldLength, newLength) = (change, lengths.0, lengths.1)
  }
}
