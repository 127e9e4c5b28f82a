package import Foundation

/// The places of items in a row of very many, of which only a few have been measured.
///
/// Items not measured count as long as the one that was measured first, and as `estimate` until
/// one is. So measuring an item moves those behind it, and nothing but the order in which items
/// were first measured decides what is guessed.
///
/// Asking for a place takes time logarithmic in the number of measured items, asking for an index
/// that times the logarithm of `count`. Measuring costs the same at the end of the measured items,
/// and grows with those behind it elsewhere. Nothing grows with `count`.
///
/// Lengths are never negative. Indices are found on the assumption that no item begins before the
/// one in front of it, as may happen with a negative `spacing`.
package struct LazyStackGeometry: Hashable, Sendable {
  /// How many items there are.
  package let count: Int
  /// The distance between neighbors, in points.
  package let spacing: CGFloat
  /// How long an item is that has not been measured, in points.
  package private(set) var estimate: CGFloat

  /// The measured items in order, each with the sum of the measured lengths up to and with it.
  private var measured: [Measurement] = []

  private struct Measurement: Hashable, Sendable {
    var index: Int
    var length: CGFloat
    var sum: CGFloat
  }

  /// Items of which none has been measured.
  package init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.count = max(count, 0)
    self.spacing = spacing
    self.estimate = max(estimate, 0)
  }

  /// Whether any place is still a guess.
  package var isEstimated: Bool { measured.count < count }

  /// Whether the length of an item is known.
  package func isMeasured(_ index: Int) -> Bool { measurement(of: index) != nil }

  /// Notes the length of an item; an index out of range changes nothing.
  package mutating func measure(_ index: Int, _ length: CGFloat) {
    guard index >= 0, index < count else { return }
    let length = length > 0 ? length : 0
    if measured.isEmpty { estimate = length }
    let position = measuredBefore(index)
    if position < measured.count, measured[position].index == index {
      guard measured[position].length != length else { return }
      measured[position].length = length
    } else {
      measured.insert(Measurement(index: index, length: length, sum: 0), at: position)
    }
    var sum = position > 0 ? measured[position - 1].sum : 0
    for later in measured[position...].indices {
      sum += measured[later].length
      measured[later].sum = sum
    }
  }

  /// Whether any item has been measured.
  package var isKnown: Bool { !measured.isEmpty }

  /// The indices of the measured items, in order.
  package var measuredIndices: [Int] { measured.map(\.index) }

  /// The same lengths for items that have moved, and the same guess for the others.
  ///
  /// `newIndex` is where a measured item is now, nil if it is gone.
  package func moved(
    count: Int, spacing: CGFloat, to newIndex: (Int) -> Int?
  ) -> LazyStackGeometry {
    var result = LazyStackGeometry(count: count, spacing: spacing, estimate: estimate)
    let kept = measured.compactMap { old in newIndex(old.index).map { ($0, old.length) } }
    for (index, length) in kept.sorted(by: { $0.0 < $1.0 }) { result.measure(index, length) }
    result.estimate = estimate
    return result
  }

  /// How long an item is, measured or guessed.
  package func length(of index: Int) -> CGFloat { measurement(of: index)?.length ?? estimate }

  /// Where an item begins; for `count`, where one more would.
  package func frameStart(of index: Int) -> CGFloat {
    let before = measuredBefore(index)
    let known = before > 0 ? measured[before - 1].sum : 0
    return known + CGFloat(index - before) * estimate + CGFloat(index) * spacing
  }

  /// Where an item ends.
  package func frameEnd(of index: Int) -> CGFloat { frameStart(of: index) + length(of: index) }

  /// The length of all items and the distances between them; zero when there are none.
  ///
  /// Never less, even where items overlap by more than they are long.
  package var totalLength: CGFloat { count > 0 ? max(frameEnd(of: count - 1), 0) : 0 }

  /// The items that have a point in `range`; those that only touch it count.
  package func indices(intersecting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstIndex { frameEnd(of: $0) >= range.lowerBound }
    let end = firstIndex { frameStart(of: $0) > range.upperBound }
    return first..<max(first, end)
  }

  /// The item at a place, or the one before when it lies between two; the nearest one when it lies
  /// before or behind them all, and nil when there are none.
  package func index(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return max(firstIndex { frameStart(of: $0) > position } - 1, 0)
  }

  private func measurement(of index: Int) -> Measurement? {
    let position = measuredBefore(index)
    guard position < measured.count, measured[position].index == index else { return nil }
    return measured[position]
  }

  /// How many of the items before `index` have been measured.
  private func measuredBefore(_ index: Int) -> Int {
    Self.partition(measured.count) { measured[$0].index >= index }
  }

  private func firstIndex(where isBeyond: (Int) -> Bool) -> Int {
    Self.partition(count, isBeyond)
  }

  /// The first of `count` integers that `isBeyond`, given that all after it are too.
  private static func partition(_ count: Int, _ isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
