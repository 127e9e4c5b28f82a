import Foundation

/// The distances between the adjacent lines of a lazy stack: one that is given, or those that the views of
/// the lines prefer, of which only some are measured.
///
/// An unmeasured distance is the first measured one before a line of its kind, and the standard distance
/// until there is one.
struct LineGaps: Hashable, Sendable {
  /// The distance that is given; nil if lines have distances of their own.
  let given: CGFloat?
  private var estimates: [CGFloat?]
  private var measured = MeasuredLengths()

  init(given: CGFloat?) {
    self.given = given
    estimates = Array(repeating: nil, count: LazyLines.Kind.allCases.count)
  }

  /// The measured distance before a line; nil if it is unmeasured.
  func measuredGap(before line: Int) -> CGFloat? { measured.length(of: line) }

  /// Records the distance before a line, which may be negative.
  mutating func measure(before line: Int, _ kind: LazyLines.Kind, _ gap: CGFloat) {
    guard given == nil, line > 0 else { return }
    if estimates[kind.rawValue] == nil { estimates[kind.rawValue] = gap }
    measured.measure(line, kind, gap)
  }

  /// The distances of other lines for those that are unmeasured.
  mutating func estimate(as other: LineGaps) { estimates = other.estimates }

  /// The sum of the distances before `line` and all lines above it.
  func total(through line: Int, of lines: LazyLines) -> CGFloat {
    if let given { return CGFloat(line) * given }
    guard line > 0 else { return 0 }
    let known = measured.totals(before: line + 1)
    var unknown = lines.counts(before: min(line + 1, lines.count)) - known.counts
    // The first line has no distance.
    let first = lines.kind(of: 0)
    unknown[first] = max(0, unknown[first] - 1)
    var total = known.length
    for kind in LazyLines.Kind.allCases where unknown[kind] > 0 {
      total += CGFloat(unknown[kind]) * (estimates[kind.rawValue] ?? ViewSpacing.standard)
    }
    return total
  }
}
