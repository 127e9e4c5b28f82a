package import Foundation

/// The places of the lines of a lazy stack, very many, of which only a few have been measured.
///
/// Lines not measured count as long as the one of their kind that was measured first, and as the
/// estimate until one is. So measuring a line moves those behind it, and nothing but the order in
/// which lines were first measured decides what is guessed.
///
/// Asking for a place takes time logarithmic in the number of measured lines, asking for a line that
/// times the logarithm of `count`. Nothing grows with `count`.
///
/// Lengths are never negative. Lines are found on the assumption that none begins before the one in
/// front of it, as may happen with a negative `spacing`.
package struct LazyStackGeometry: Hashable, Sendable {
  /// What stands in the lines.
  package let lines: LazyLines
  /// The distance between neighbors, in points.
  package let spacing: CGFloat
  /// How long a line of each kind is that has not been measured, in points.
  private var estimates: [CGFloat]
  private var measured = MeasuredLengths()

  /// Lines of which none has been measured.
  package init(_ lines: LazyLines, spacing: CGFloat, estimate: CGFloat = 0) {
    (self.lines, self.spacing) = (lines, spacing)
    estimates = Array(repeating: max(estimate, 0), count: LazyLines.Kind.allCases.count)
  }

  /// Lines of one view each, none of them measured.
  package init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.init(LazyLines(count: count), spacing: spacing, estimate: estimate)
  }

  /// How many lines there are.
  package var count: Int { lines.count }

  /// Whether any place is still a guess.
  package var isEstimated: Bool { measuredCount < count }

  /// Whether any line has been measured.
  package var isKnown: Bool { measuredCount > 0 }

  /// How many lines have been measured.
  package var measuredCount: Int {
    LazyLines.Kind.allCases.reduce(0) { $0 + measured.all.counts[$1] }
  }

  /// The measured lines, in order.
  package var measuredLines: [Int] { measured.lines }

  /// Whether the length of a line is known.
  package func isMeasured(_ line: Int) -> Bool { measured.length(of: line) != nil }

  /// Notes the length of a line; one that does not exist changes nothing.
  package mutating func measure(_ line: Int, _ length: CGFloat) {
    guard line >= 0, line < count else { return }
    let length = length > 0 ? length : 0
    let kind = lines.kind(of: line)
    if measured.all.counts[kind] == 0 { estimates[kind.rawValue] = length }
    measured.measure(line, kind, length)
  }

  /// The same lengths for lines that have moved, and the same guesses for the others.
  ///
  /// `newLine` is where a measured line is now, nil if it is gone.
  package func moved(
    to lines: LazyLines, spacing: CGFloat, _ newLine: (Int) -> Int?
  ) -> LazyStackGeometry {
    var result = LazyStackGeometry(lines, spacing: spacing)
    for old in measured.lines {
      guard let length = measured.length(of: old), let new = newLine(old) else { continue }
      result.measure(new, length)
    }
    result.estimates = estimates
    return result
  }

  /// The same lengths with another distance between neighbors.
  package func spaced(by spacing: CGFloat) -> LazyStackGeometry {
    var result = LazyStackGeometry(lines, spacing: spacing)
    (result.measured, result.estimates) = (measured, estimates)
    return result
  }

  /// How long a line is, measured or guessed.
  package func length(of line: Int) -> CGFloat {
    measured.length(of: line) ?? estimates[lines.kind(of: line).rawValue]
  }

  /// Where a line begins; for `count`, where one more would.
  package func frameStart(of line: Int) -> CGFloat {
    let known = measured.totals(before: line)
    let unknown = lines.counts(before: line) - known.counts
    var start = known.length
    for kind in LazyLines.Kind.allCases where unknown[kind] > 0 {
      start += CGFloat(unknown[kind]) * estimates[kind.rawValue]
    }
    return start + CGFloat(line) * spacing
  }

  /// Where a line ends.
  package func frameEnd(of line: Int) -> CGFloat { frameStart(of: line) + length(of: line) }

  /// The length of all lines and the distances between them; zero when there are none.
  ///
  /// Never less, even where lines overlap by more than they are long.
  package var totalLength: CGFloat { count > 0 ? max(frameEnd(of: count - 1), 0) : 0 }

  /// The lines that have a point in `range`; those that only touch it count.
  package func lines(intersecting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstLine { frameEnd(of: $0) >= range.lowerBound }
    let end = firstLine { frameStart(of: $0) > range.upperBound }
    return first..<max(first, end)
  }

  /// The line at a place, or the one before when it lies between two; the nearest one when it lies
  /// before or behind them all, and nil when there are none.
  package func line(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return max(firstLine { frameStart(of: $0) > position } - 1, 0)
  }

  /// The first line that `isBeyond`, given that all after it are too.
  private func firstLine(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
