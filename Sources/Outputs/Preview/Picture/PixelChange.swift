import Foundation
import ScrollworkDrawing

/// What makes a bitmap of the one before it: the rows that both have, also where a scroll view has moved
/// them, and the pixels that differ.
struct PixelChange: Equatable {
  /// Rows that are those of the bitmap before, at the same place or at another.
  struct Rows: Equatable {
    /// The first row, and the row of the bitmap before that it is equal to.
    let first: Int
    let source: Int
    var count: Int
  }

  /// Pixels that differ, counted row after row from the top left.
  struct Run: Equatable {
    let start: Int
    var count: Int
  }

  /// The rows to copy; they are complete before the runs are written over them.
  private(set) var rows: [Rows] = []
  /// The pixels to write.
  private(set) var runs: [Run] = []

  /// The change to a bitmap; from none, or one of another size, all its pixels.
  init(from old: Pixels?, to new: Pixels) {
    guard let old, old.width == new.width, old.height == new.height else {
      add(0..<new.width * new.height)
      return
    }
    old.data.withUnsafeBytes { old in
      new.data.withUnsafeBytes { bytes in
        guard let before = PixelRows(old, of: new), let after = PixelRows(bytes, of: new) else {
          return
        }
        compare(before, after)
      }
    }
  }

  private mutating func compare(_ old: PixelRows, _ new: PixelRows) {
    let changed = (0..<new.height).filter { !new.row($0, equals: $0, of: old) }
    let shift = PixelRows.shift(of: changed, from: old, to: new)
    var next = changed[...]
    for row in 0..<new.height {
      guard next.first == row else {
        add(row, from: row)
        continue
      }
      next.removeFirst()
      let sources = [shift.map { row - $0 }, row].compactMap { $0 }.filter {
        $0 >= 0 && $0 < old.height
      }
      var (best, parts, count) = (row, [Range<Int>](), Int.max)
      for source in sources where count > 0 {
        let found = new.differences(row, from: source, of: old)
        let size = found.reduce(0) { $0 + $1.count }
        if size < count { (best, parts, count) = (source, found, size) }
      }
      if count < new.width { add(row, from: best) }
      for part in parts {
        add(row * new.width + part.lowerBound..<row * new.width + part.upperBound)
      }
    }
  }

  private mutating func add(_ row: Int, from source: Int) {
    if let last = rows.last, last.first + last.count == row, last.source + last.count == source {
      rows[rows.count - 1].count += 1
    } else {
      rows.append(Rows(first: row, source: source, count: 1))
    }
  }

  private mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = runs.last, last.start + last.count == range.lowerBound {
      runs[runs.count - 1].count += range.count
    } else {
      runs.append(Run(start: range.lowerBound, count: range.count))
    }
  }
}

/// The pixels of a bitmap by rows.
private struct PixelRows {
  private let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// The rows in the bytes of a bitmap of a size; nil if there are none.
  init?(_ bytes: UnsafeRawBufferPointer, of size: Pixels) {
    guard let base = bytes.bindMemory(to: UInt32.self).baseAddress else { return nil }
    (pixels, width, height) = (base, size.width, size.height)
  }

  /// The pixels of a row.
  private func pointer(_ row: Int) -> UnsafePointer<UInt32> { pixels + row * width }

  func row(_ row: Int, equals other: Int, of rows: PixelRows) -> Bool {
    memcmp(pointer(row), rows.pointer(other), 4 * width) == 0
  }

  /// The pixels of a row that differ from another row's, in blocks.
  func differences(_ row: Int, from other: Int, of rows: PixelRows) -> [Range<Int>] {
    let (own, other) = (pointer(row), rows.pointer(other))
    guard memcmp(own, other, 4 * width) != 0 else { return [] }
    var parts: [Range<Int>] = []
    for start in stride(from: 0, to: width, by: Self.block) {
      let end = min(start + Self.block, width)
      guard memcmp(own + start, other + start, 4 * (end - start)) != 0 else { continue }
      if let last = parts.last, last.upperBound == start {
        parts[parts.count - 1] = last.lowerBound..<end
      } else {
        parts.append(start..<end)
      }
    }
    return parts
  }

  /// The pixels that are compared at once.
  ///
  /// - Source: chosen: a cache line; the numbers of a run take two pixels.
  private static let block = 16

  /// A number that equal rows share: of some of their pixels, since it only finds where to look.
  private func mark(of row: Int) -> UInt64 {
    let own = pointer(row)
    return stride(from: 0, to: width, by: Self.sampling).reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64(own[$1])) &* 0x100_0000_01b3
    }
  }

  /// The distance between the pixels that tell a row.
  ///
  /// - Source: chosen: narrower than a letter.
  private static let sampling = 8

  /// The distance down by which most of some rows have moved; nil if none has.
  ///
  /// Rows that occur more than once, such as those between cards, do not tell.
  static func shift(of changed: [Int], from old: PixelRows, to new: PixelRows) -> Int? {
    var places: [UInt64: Int?] = [:]
    for row in changed {
      let mark = old.mark(of: row)
      places[mark] = places[mark] == nil ? row : .some(nil)
    }
    var votes: [Int: Int] = [:]
    for row in changed {
      if case .some(.some(let source)) = places[new.mark(of: row)] {
        votes[row - source, default: 0] += 1
      }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
