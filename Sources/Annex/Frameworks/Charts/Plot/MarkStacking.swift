import Foundation

/// The ends of a bar or an area along the axis of its length.
struct MarkLength {
  let isVertical: Bool
  var start: Double
  var end: Double
  /// Whether the mark spans one value, from zero.
  let isFromZero: Bool
}

/// Arranges bars and areas at the same position one above the other.
@MainActor struct MarkStacking {
  private(set) var lengths: [Int: MarkLength] = [:]

  init(_ marks: [MarkRecord]) {
    var sums: [String: (up: Double, down: Double)] = [:]
    var members: [String: [Int]] = [:]
    let areaSeries = Set(marks.filter { $0.kind == .area }.map(Self.series)).count
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      let isVertical = ChartPlan.isVertical(mark)
      let (extent, across) = isVertical ? (mark.y, mark.x) : (mark.x, mark.y)
      if let low = extent.start?.value.number, let high = extent.end?.value.number {
        lengths[index] = MarkLength(
          isVertical: isVertical, start: low, end: high, isFromZero: false)
        continue
      }
      guard let value = extent.value?.value.number else { continue }
      guard mark.stacking != .unstacked, mark.kind == .bar || areaSeries > 1 else {
        lengths[index] = MarkLength(
          isVertical: isVertical, start: 0, end: value, isFromZero: true)
        continue
      }
      let key = [
        "\(mark.kind)", across.value?.value.key ?? "", mark.look.positionValue?.value.key ?? "",
      ].joined(separator: "\u{1F}")
      var sum = sums[key] ?? (0, 0)
      let start = value < 0 ? sum.down : sum.up
      if value < 0 { sum.down += value } else { sum.up += value }
      sums[key] = sum
      members[key, default: []].append(index)
      lengths[index] = MarkLength(
        isVertical: isVertical, start: start, end: start + value, isFromZero: true)
    }
    for (key, indices) in members {
      guard let sum = sums[key] else { continue }
      for index in indices {
        guard var length = lengths[index] else { continue }
        switch marks[index].stacking {
        case .normalized:
          let total = sum.up - sum.down
          if total > 0 { (length.start, length.end) = (length.start / total, length.end / total) }
        case .center:
          let shift = (sum.up + sum.down) / 2
          (length.start, length.end) = (length.start - shift, length.end - shift)
        default: continue
        }
        lengths[index] = length
      }
    }
  }

  /// The series of a point of a line or an area.
  static func series(of mark: MarkRecord) -> String {
    [
      mark.series, mark.look.styleValue?.value.key, mark.look.symbolValue?.value.key,
      mark.look.strokeValue?.value.key,
    ].map { $0 ?? "" }.joined(separator: "\u{1F}")
  }
}
