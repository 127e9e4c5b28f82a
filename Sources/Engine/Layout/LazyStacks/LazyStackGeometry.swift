package import Foundation

/// The positions of a lazy stack's lines, of which only some are measured.
///
/// An unmeasured line has the length of the first measured one of its kind, and the estimate until
/// there is one. So measuring a line moves those after it, and estimates depend only on the order
/// of the first measurements.
///
/// - Complexity: O(log m) for a position in the number of measured lines m, O(log m · log n) for
///   the line at a position in the number of lines n.
///
/// Lengths are never negative. Lines are searched on the assumption that none begins before its
/// predecessor, which a negative `spacing` may violate.
package struct LazyStackGeometry: Hashable, Sendable {
  /// The division of the views into lines.
  package let lines: LazyLines
  /// The distances between adjacent lines.
  private var gaps: LineGaps
  /// The estimated length of an unmeasured line of each kind, in points.
  private var estimates: [CGFloat]
  private var measured = MeasuredLengths()

  /// Unmeasured lines; without a given spacing they have distances of their own.
  package init(_ lines: LazyLines, spacing: CGFloat?, estimate: CGFloat = 0) {
    (self.lines, gaps) = (lines, LineGaps(given: spacing))
    estimates = Array(repeating: max(estimate, 0), count: LazyLines.Kind.allCases.count)
  }

  /// Unmeasured lines of one view each.
  package init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.init(LazyLines(count: count), spacing: spacing, estimate: estimate)
  }

  /// The given distance between adjacent lines, in points; nil if lines have distances of their own.
  package var spacing: CGFloat? { gaps.given }

  /// The number of lines.
  package var count: Int { lines.count }

  /// Whether any line is unmeasured.
  package var isEstimated: Bool { measuredCount < count }

  /// Whether any line is measured.
  package var isKnown: Bool { measuredCount > 0 }

  /// The number of measured lines.
  package var measuredCount: Int {
    LazyLines.Kind.allCases.reduce(0) { $0 + measured.all.counts[$1] }
  }

  /// The measured lines, in order.
  package var measuredLines: [Int] { measured.lines }

  /// Whether a line is measured.
  package func isMeasured(_ line: Int) -> Bool { measured.length(of: line) != nil }

  /// The measured distance of a line from the one before; nil if it is unmeasured.
  package func measuredGap(before line: Int) -> CGFloat? { gaps.measuredGap(before: line) }

  /// Records the distance that a line prefers from the one before; a line out of range is ignored.
  package mutating func measureGap(before line: Int, _ gap: CGFloat) {
    guard line > 0, line < count else { return }
    gaps.measure(before: line, lines.kind(of: line), gap)
  }

  /// Records the length of a line; a line out of range is ignored.
  package mutating func measure(_ line: Int, _ length: CGFloat) {
    guard line >= 0, line < count else { return }
    let length = length > 0 ? length : 0
    let kind = lines.kind(of: line)
    if measured.all.counts[kind] == 0 { estimates[kind.rawValue] = length }
    measured.measure(line, kind, length)
  }

  /// The same lengths after lines have moved, and the same estimates for the others.
  ///
  /// `newLine` is the new index of a measured line; nil if it was removed.
  package func moved(
    to lines: LazyLines, spacing: CGFloat?, _ newLine: (Int) -> Int?
  ) -> LazyStackGeometry {
    var result = LazyStackGeometry(lines, spacing: spacing)
    if spacing == nil { result.gaps.estimate(as: gaps) }
    var previous: (old: Int, new: Int)?
    for old in measured.lines {
      guard let length = measured.length(of: old), let new = newLine(old) else { continue }
      result.measure(new, length)
      // A distance holds between the same two lines.
      if let gap = gaps.measuredGap(before: old), previous?.old == old - 1,
        previous?.new == new - 1
      {
        result.measureGap(before: new, gap)
      }
      previous = (old, new)
    }
    result.estimates = estimates
    return result
  }

  /// The same lengths with another distance between lines.
  package func spaced(by spacing: CGFloat?) -> LazyStackGeometry {
    var result = LazyStackGeometry(lines, spacing: spacing)
    (result.measured, result.estimates) = (measured, estimates)
    return result
  }

  /// The length of a line, measured or estimated.
  package func length(of line: Int) -> CGFloat {
    measured.length(of: line) ?? estimates[lines.kind(of: line).rawValue]
  }

  /// The start of a line; for `count`, that of one more line.
  package func frameStart(of line: Int) -> CGFloat {
    let known = measured.totals(before: line)
    let unknown = lines.counts(before: line) - known.counts
    var start = known.length
    for kind in LazyLines.Kind.allCases where unknown[kind] > 0 {
      start += CGFloat(unknown[kind]) * estimates[kind.rawValue]
    }
    return start + gaps.total(through: line, of: lines)
  }

  /// The end of a line.
  package func frameEnd(of line: Int) -> CGFloat { frameStart(of: line) + length(of: line) }

  /// The length of all lines with their spacing; zero without lines.
  ///
  /// Never negative, even where lines overlap by more than their length.
  package var totalLength: CGFloat { count > 0 ? max(frameEnd(of: count - 1), 0) : 0 }

  /// The lines that intersect or touch `range`.
  package func lines(intersecting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = firstLine { frameEnd(of: $0) >= range.lowerBound }
    let end = firstLine { frameStart(of: $0) > range.upperBound }
    return first..<max(first, end)
  }

  /// The line at a position, or the one before a gap; the nearest line for positions outside, nil
  /// without lines.
  package func line(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    return max(firstLine { frameStart(of: $0) > position } - 1, 0)
  }

  /// The first line for which `isBeyond` is true, given that it is for all after it.
  private func firstLine(where isBeyond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
