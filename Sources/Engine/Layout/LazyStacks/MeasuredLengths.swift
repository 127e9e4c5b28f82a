import Foundation

/// The lengths of measured lines among very many.
///
/// They are stored in blocks of 64 adjacent lines. A copy shares its blocks with the original, and
/// measuring a line changes its own block and the sums of those after it: however many lines have
/// been measured, recording one more copies little.
struct MeasuredLengths: Hashable, Sendable {
  /// The sums over a set of measured lines.
  struct Totals: Hashable, Sendable {
    var length: CGFloat = 0
    var counts = LazyLines.Counts()

    static func + (a: Totals, b: Totals) -> Totals {
      Totals(length: a.length + b.length, counts: a.counts + b.counts)
    }
  }

  /// A block of 64 lines, some of them measured.
  private struct Block: Hashable, Sendable {
    /// The index of its first line, divided by 64.
    let number: Int
    /// The lengths of its lines; zero for unmeasured ones.
    var lengths = Array(repeating: CGFloat(0), count: 64)
    /// A bit for each measured line, by kind.
    var measured = SIMD4<UInt64>(repeating: 0)
    /// The sums over the block.
    var own = Totals()
    /// The sums over all blocks before it.
    var before = Totals()

    func isMeasured(_ offset: Int) -> Bool {
      LazyLines.Kind.allCases.contains { measured[$0.rawValue] & 1 << UInt64(offset) != 0 }
    }

    /// The sums over the measured lines among its first `count`.
    func totals(ofFirst count: Int) -> Totals {
      var totals = Totals()
      let mask = count < 64 ? (1 << UInt64(count)) - 1 : UInt64.max
      for kind in LazyLines.Kind.allCases {
        totals.counts[kind] = (measured[kind.rawValue] & mask).nonzeroBitCount
      }
      for length in lengths[..<count] { totals.length += length }
      return totals
    }
  }

  private var blocks: [Block] = []
  /// The sums over all lines.
  private(set) var all = Totals()

  /// The length of a line; nil if it is unmeasured.
  func length(of line: Int) -> CGFloat? {
    let position = position(of: line / 64)
    guard position < blocks.count, blocks[position].number == line / 64,
      blocks[position].isMeasured(line % 64)
    else { return nil }
    return blocks[position].lengths[line % 64]
  }

  /// The sums over the measured lines before a line.
  func totals(before line: Int) -> Totals {
    let position = position(of: line / 64)
    guard position < blocks.count else { return all }
    let block = blocks[position]
    return block.number == line / 64
      ? block.before + block.totals(ofFirst: line % 64) : block.before
  }

  /// The measured lines in order.
  var lines: [Int] {
    blocks.flatMap { block in
      (0..<64).filter(block.isMeasured).map { block.number * 64 + $0 }
    }
  }

  /// Records the length of a line, zero or more.
  mutating func measure(_ line: Int, _ kind: LazyLines.Kind, _ length: CGFloat) {
    let (number, offset) = (line / 64, line % 64)
    let position = position(of: number)
    if position == blocks.count || blocks[position].number != number {
      blocks.insert(Block(number: number), at: position)
    } else if blocks[position].isMeasured(offset), blocks[position].lengths[offset] == length {
      return
    }
    blocks[position].lengths[offset] = length
    blocks[position].measured[kind.rawValue] |= 1 << UInt64(offset)
    blocks[position].own = blocks[position].totals(ofFirst: 64)
    var totals = Totals()
    if position > 0 { totals = blocks[position - 1].before + blocks[position - 1].own }
    for later in position..<blocks.count {
      if blocks[later].before != totals { blocks[later].before = totals }
      totals = totals + blocks[later].own
    }
    all = totals
  }

  /// The position of the first block with at least this number.
  private func position(of number: Int) -> Int {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = low + (high - low) / 2
      if blocks[middle].number >= number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
