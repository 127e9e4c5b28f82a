import Foundation

/// A line of a section of a flow layout: its items, where the first one is, and their distance.
struct FlowLine: Equatable {
  /// The indexes of the items.
  var items: Range<Int>
  /// The distance of the first item from the leading inset.
  var start: CGFloat
  /// The distance of the items.
  var gap: CGFloat

  /// The items of a section, and the room for a line of them.
  struct Section {
    /// The sizes of the items.
    var sizes: [CGSize]
    /// Whether lines go down, and follow each other to the right.
    var isColumn: Bool
    /// Whether the items have measured themselves.
    var isSelfSized: Bool
    /// The length between the insets.
    var room: CGFloat
    /// The least distance of items.
    var spacing: CGFloat

    /// The length of an item along its line.
    func length(_ item: Int) -> CGFloat { isColumn ? sizes[item].height : sizes[item].width }
  }

  /// The lines of a section.
  ///
  /// Items of one size stand on a grid: each line is as a full one. Of other items the last line has
  /// the least distance, and the free length of a full line is spread between its items. An item that
  /// fills a line on its own is in its middle, and so is the only one of a section that measures
  /// itself.
  ///
  /// - Source: measured by others, the grid and the last line; seen by others, items in the middle.
  static func lines(of section: Section) -> [FlowLine] {
    let ranges = breaks(section)
    if let cell = section.sizes.first, !section.isSelfSized,
      section.sizes.allSatisfy({ $0 == cell })
    {
      let length = section.length(0)
      let step = max(length + section.spacing, 0.01)
      let count = max(1, ((section.room + section.spacing + slack) / step).rounded(.down))
      let start = count > 1 ? 0 : max(0, section.room - length) / 2
      let gap =
        count > 1
        ? max(section.spacing, (section.room - count * length) / (count - 1)) : section.spacing
      return ranges.map { FlowLine(items: $0, start: start, gap: gap) }
    }
    return ranges.map { items in
      let free = section.room - items.reduce(0) { $0 + section.length($1) }
      let isLast = items.upperBound == section.sizes.count
      if items.count == 1, !isLast || (section.isSelfSized && section.sizes.count == 1) {
        return FlowLine(items: items, start: max(0, free) / 2, gap: section.spacing)
      }
      let gap =
        isLast ? section.spacing : max(section.spacing, free / CGFloat(items.count - 1))
      return FlowLine(items: items, start: 0, gap: gap)
    }
  }

  /// What a line may be longer than its room, for sums of lengths that are not exact.
  private static let slack: CGFloat = 0.01

  /// The items of each line: as many as there is room for, at least one.
  private static func breaks(_ section: Section) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (first, used) = (0, CGFloat(0))
    for item in section.sizes.indices {
      let length = section.length(item)
      if item > first, used + section.spacing + length > section.room + slack {
        ranges.append(first..<item)
        (first, used) = (item, 0)
      }
      used += (item == first ? 0 : section.spacing) + length
    }
    return section.sizes.isEmpty ? [] : ranges + [first..<section.sizes.count]
  }
}
